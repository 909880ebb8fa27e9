import type { Event, Move, View } from '../../protocol/hadrians-wall';
import type { GameBoard } from '../board';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { flightOf } from './flights';
import { holds } from './holding';
import Mark from './Mark.svelte';
import Picture from './Picture.svelte';
import Piece from './Piece.svelte';
import { key, targetsOf, type Place } from './places';

export const board: GameBoard<View, Move, Event, Place> = {
  Board,
  Aside,
  Piece,
  Mark,
  Picture,
  facets: [],
  key,
  targetsOf,
  holds,
  flightOf,
  // The sheets show what a move would write by themselves.
  ghostOf: () => null,
  isSaidToo: () => false,
  groupOf: () => null,
};
