import type { Event, Move, View } from '../../protocol/glory-to-rome';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { flightOf } from './flights';
import { ghostOf } from './ghosts';
import Mark from './Mark.svelte';
import { groupOf, isSaidToo, targetsOf } from './picks';
import Picture from './Picture.svelte';
import Piece from './Piece.svelte';
import { key, type Place } from './places';

export const board: GameBoard<View, Move, Event, Place> = {
  Board,
  Piece,
  Mark,
  Picture,
  facets: ['role', 'material'],
  key,
  targetsOf,
  // Each decision of Glory to Rome is a gesture of its own.
  holds: () => false,
  flightOf,
  ghostOf,
  isSaidToo,
  groupOf,
};
