import type { Event, Move, View } from '../../protocol/praetor';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import Mark from './Mark.svelte';
import Others from './Others.svelte';
import Picture from './Picture.svelte';
import Piece from './Piece.svelte';
import { flightOf, type Thing } from './pieces';
import { key, targetsOf, type Place } from './places';

export const board: GameBoard<View, Move, Event, Place, Thing> = {
  Board,
  Aside: Others,
  Piece,
  Mark,
  Picture,
  facets: [],
  key,
  targetsOf,
  // The board puts whole actions together by itself; what is chosen in words is one decision.
  holds: () => false,
  ghostOf: () => null,
  flightOf,
  isSaidToo: (move) =>
    move.kind === 'skip' || move.kind === 'normal' || move.kind === 'recruit' || move.kind === 'side',
  groupOf: () => null,
};
