/** A rules page taken apart: just what our pages use, so that nothing is ever put into the page as HTML. */
export type Inline =
  { kind: 'text' | 'strong' | 'em' | 'code' | 'source'; text: string } | { kind: 'clause'; text: string };

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'clause'; id: string; body: Inline[] }
  | { kind: 'item'; number: string | null; body: Inline[] }
  | { kind: 'paragraph'; body: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const CLAUSE = /^[A-Z]{2,4}-(?:R?\d+(?:\.\d+)?[a-z]?)$/;
const TOKENS = /(\[[^\]]*\]|`[^`]+`|\*\*[^*]+\*\*|\*[^*\s][^*]*\*|\b[A-Z]{2,4}-R?\d+(?:\.\d+)?\b)/;

/** Words of a paragraph. */
export function inline(text: string): Inline[] {
  return text
    .split(TOKENS)
    .filter(Boolean)
    .map((part): Inline => {
      if (/^\[.*\]$/.test(part)) return { kind: 'source', text: part };
      if (/^`.+`$/.test(part)) return { kind: 'code', text: part.slice(1, -1) };
      if (/^\*\*.+\*\*$/.test(part)) return { kind: 'strong', text: part.slice(2, -2) };
      if (/^\*.+\*$/.test(part)) return { kind: 'em', text: part.slice(1, -1) };
      return CLAUSE.test(part) ? { kind: 'clause', text: part } : { kind: 'text', text: part };
    });
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()));

const isRule = (line: string): boolean => /^\s*\|?[\s:|-]+\|?\s*$/.test(line) && line.includes('-');

/** The blocks of a page in order. */
export function blocks(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const found: Block[] = [];
  let at = 0;
  const starts = (line: string) =>
    /^(#{1,6} |\s*[-*] |\s*\d+\. |```|\||---|[A-Z]{2,4}-\d+\.\d+ )/.test(line) || line.trim() === '';
  const rest = (first: string): string => {
    const parts = [first.trim()];
    while (at < lines.length && !starts(lines[at] ?? '')) parts.push((lines[at++] ?? '').trim());
    return parts.join(' ');
  };
  while (at < lines.length) {
    const line = lines[at++] ?? '';
    const heading = /^(#{1,6}) (.*)$/.exec(line);
    if (line.trim() === '' || /^---+$/.test(line.trim())) continue;
    if (heading) {
      found.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: (heading[2] ?? '').replace(/[`*]/g, '') });
    } else if (line.startsWith('```')) {
      const code: string[] = [];
      while (at < lines.length && !(lines[at] ?? '').startsWith('```')) code.push(lines[at++] ?? '');
      at++;
      found.push({ kind: 'code', text: code.join('\n') });
    } else if (line.trimStart().startsWith('|')) {
      found.push(table(line));
    } else {
      found.push(item(line));
    }
  }
  return found;

  function table(line: string): Block {
    const head = cells(line);
    const rows: Inline[][][] = [];
    while (at < lines.length && (lines[at] ?? '').trimStart().startsWith('|')) {
      const row = lines[at++] ?? '';
      if (!isRule(row)) rows.push(cells(row));
    }
    return { kind: 'table', head, rows };
  }

  function item(line: string): Block {
    const marker = /^\s*(?:[-*]|(\d+\.)) (.*)$/.exec(line);
    const text = rest(marker ? (marker[2] ?? '') : line);
    const clause = /^(?:\*\*([A-Z]{2,4}-R?\d+(?:\.\d+)?[a-z]?)\*\*|([A-Z]{2,4}-\d+\.\d+))\s+(.*)$/.exec(text);
    if (clause) return { kind: 'clause', id: clause[1] ?? clause[2] ?? '', body: inline(clause[3] ?? '') };
    return marker
      ? { kind: 'item', number: marker[1] ?? null, body: inline(text) }
      : { kind: 'paragraph', body: inline(text) };
  }
}

export const plain = (body: readonly Inline[]): string => body.map((part) => part.text).join('');

/** The words of a block, to search in. */
export function words(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text;
    case 'clause':
      return `${block.id} ${plain(block.body)}`;
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(plain).join(' ')).join(' ');
    default:
      return plain(block.body);
  }
}
