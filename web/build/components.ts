import { readFileSync } from 'node:fs';

/** What is printed on a building's card. */
export interface CardData {
  material: string;
  value: number;
  clause: string;
  timing: string;
}

const field = (block: string, name: string): string => {
  const found = new RegExp(`^${name} *= *"?([^"\\n#]*?)"? *(?:#.*)?$`, 'm').exec(block);
  if (!found?.[1]) throw new Error(`no ${name} in:\n${block}`);
  return found[1];
};

const blocks = (toml: string, kind: string): string[] =>
  toml
    .split(/^(?=\[)/m)
    .filter((part) => part.startsWith(`[[${kind}]]`))
    .map((part) => part.slice(part.indexOf('\n') + 1));

/** Cards and materials of Glory to Rome from the same data file the engine reads, so that nothing is said twice. */
export function readCards(path: string) {
  const toml = readFileSync(path, 'utf8');
  const cards = Object.fromEntries(
    blocks(toml, 'building').map((block): [string, CardData] => [
      field(block, 'id'),
      {
        material: field(block, 'material'),
        value: Number(field(block, 'value')),
        clause: field(block, 'clause'),
        timing: field(block, 'timing'),
      },
    ]),
  );
  const materials = blocks(toml, 'material').map((block) => ({
    id: field(block, 'id'),
    role: field(block, 'role'),
    value: Number(field(block, 'value')),
  }));
  return { cards, materials };
}
