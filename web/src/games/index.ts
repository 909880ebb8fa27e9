import type { GameBoard } from './board';

/** Every folder with a `board.ts` is a game with its own board; all others are played on the plain one. */
const folders = import.meta.glob<{ board: GameBoard }>('./*/board.ts');

export async function loadBoard(game: string): Promise<GameBoard | null> {
  const load = folders[`./${game}/board.ts`];
  return load ? (await load()).board : null;
}
