/** The place of the board with a name, where it is in sight. */
export function zoneElement(id: string): HTMLElement | null {
  const found = document.querySelectorAll<HTMLElement>(`[data-zone="${CSS.escape(id)}"]`);
  return [...found].find((element) => element.offsetParent !== null) ?? null;
}
