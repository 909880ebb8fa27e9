/** The time track as a race course: two straights joined by two ends; the start is the left end. */
export const LAP = { width: 524, height: 78, end: 44, depth: 21 } as const;

export interface Cell {
  /** Its outline. */
  d: string;
  /** Its middle. */
  x: number;
  y: number;
}

export function cellsOf(length: number): Cell[] {
  const { width, height, end, depth } = LAP;
  const top = Math.ceil((length - 2) / 2);
  const bottom = length - 2 - top;
  const outer = height / 2 - 1;
  const inner = height / 2 - depth;
  const arc = (x: number, sweep: 0 | 1): string =>
    `M${x} 1A${outer} ${outer} 0 0 ${sweep} ${x} ${height - 1}V${height - depth}A${inner} ${inner} 0 0 ${1 - sweep} ${x} ${depth}z`;
  return Array.from({ length }, (_, index) => {
    if (index === 0) return { d: arc(end, 0), x: end - 30, y: height / 2 };
    if (index === top + 1) return { d: arc(width - end, 1), x: width - end + 29, y: height / 2 };
    const isTop = index <= top;
    const wide = (width - 2 * end) / (isTop ? top : bottom);
    const x = isTop ? end + (index - 1) * wide : width - end - (index - top - 1) * wide;
    const y = isTop ? 1 : height - depth;
    return { d: `M${x} ${y}h${wide}v${depth - 1}h${-wide}z`, x: x + wide / 2, y: y + (depth - 1) / 2 };
  });
}
