declare module 'virtual:glory-to-rome' {
  export const CARDS: Record<string, { material: string; value: number; clause: string; timing: string }>;
  export const MATERIALS: { id: string; role: string; value: number }[];
}
