import type { Event, Move, View } from '../../protocol/trajan';
import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { flightOf, ghostOf, type Thing } from './flights';
import { groupOf, holds, isSaidToo, opens } from './gestures';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import Piece from './Piece.svelte';
import { key, targetsOf, type Place } from './places';

export const board: GameBoard<View, Move, Event, Place, Thing> = {
  Board,
  Piece,
  Mark,
  Picture,
  facets: ['card'],
  key,
  targetsOf,
  holds,
  opens,
  flightOf,
  ghostOf,
  isSaidToo,
  groupOf,
};
