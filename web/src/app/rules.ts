import { api } from '../net/rest';
import { blocks, plain, type Block } from '../ui/markdown';

const pages = new Map<string, Promise<Block[]>>();

/** The rules of a game, asked for once. */
export function rulesOf(game: string): Promise<Block[]> {
  const known = pages.get(game);
  if (known) return known;
  const asked = api.rules(game).then((page) => blocks(page.markdown));
  asked.catch(() => pages.delete(game));
  pages.set(game, asked);
  return asked;
}

/** The words of a clause; a whole section for a number without a dot. */
export async function clauseText(game: string, clause: string): Promise<string | null> {
  const page = await rulesOf(game);
  const found = page.filter(
    (block) => block.kind === 'clause' && (block.id === clause || block.id.startsWith(`${clause}.`)),
  );
  const words = found.map((block) => (block.kind === 'clause' ? plain(block.body) : ''));
  // Where a statement comes from is of interest on the rules page only.
  return words.length ? words.join(' ').replace(/\s*\[[^\]]*\]/g, '') : null;
}
