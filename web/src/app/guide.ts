import type { Lang } from '../protocol/messages';
import { blocks, type Block } from '../ui/markdown';

/** The rules in plain words, one file for each game and language; each is loaded when somebody reads it. */
const files = import.meta.glob<string>('../../../docs/guide/*/*.md', { query: '?raw', import: 'default' });

/** The guide of a game, or null when nobody wrote one. */
export function guideOf(game: string, lang: Lang): Promise<Block[]> | null {
  const load = files[`../../../docs/guide/${lang}/${game}.md`];
  return load ? load().then(blocks) : null;
}
