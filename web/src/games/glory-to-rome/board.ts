import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { flightOf } from './flights';
import { ghostOf } from './ghosts';
import Mark from './Mark.svelte';
import { groupOf, isSaidToo, targetsOf } from './picks';
import Piece from './Piece.svelte';

export const board: GameBoard = {
  Board,
  Piece,
  Mark,
  facets: ['role', 'material'],
  targetsOf,
  flightOf,
  ghostOf,
  isSaidToo,
  groupOf,
};
