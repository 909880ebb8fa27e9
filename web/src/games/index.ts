import type { AnyBoard } from './board';

/**
 * Every folder with a `board.ts` is a game with its own board; all others are played on the plain one. Here, and nowhere
 * else, the types of a game are forgotten: what a board is given is what its own game's server sends.
 */
const folders = import.meta.glob<{ board: AnyBoard }>('./*/board.ts');

export async function loadBoard(game: string): Promise<AnyBoard | null> {
  const load = folders[`./${game}/board.ts`];
  return load ? (await load()).board : null;
}
