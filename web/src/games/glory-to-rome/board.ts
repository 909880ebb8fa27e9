import type { GameBoard } from '../board';
import Board from './Board.svelte';
import { flightOf } from './flights';
import { groupOf, isSaidToo, targetsOf } from './picks';
import Piece from './Piece.svelte';

export const board: GameBoard = { Board, Piece, targetsOf, flightOf, isSaidToo, groupOf };
