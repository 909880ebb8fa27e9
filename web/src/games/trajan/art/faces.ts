import type { Action, Need, Tile } from '../../../protocol/trajan';

export type Joker = 'commodity' | 'demand' | 'construction' | 'extra-action';

/** What a forum tile shows. */
export type Face =
  | { kind: 'votes'; votes: number }
  | { kind: 'need'; need: Need }
  | { kind: 'joker'; joker: Joker }
  | { kind: 'extra'; action: Action };

const FACES: Record<Tile, Face> = {
  'votes-2': { kind: 'votes', votes: 2 },
  'votes-3': { kind: 'votes', votes: 3 },
  'votes-4': { kind: 'votes', votes: 4 },
  'votes-5': { kind: 'votes', votes: 5 },
  bread: { kind: 'need', need: 'bread' },
  games: { kind: 'need', need: 'games' },
  religion: { kind: 'need', need: 'religion' },
  'joker-commodity': { kind: 'joker', joker: 'commodity' },
  'joker-demand': { kind: 'joker', joker: 'demand' },
  'joker-construction': { kind: 'joker', joker: 'construction' },
  'joker-extra-action': { kind: 'joker', joker: 'extra-action' },
  'extra-seaport': { kind: 'extra', action: 'seaport' },
  'extra-forum': { kind: 'extra', action: 'forum' },
  'extra-military': { kind: 'extra', action: 'military' },
  'extra-senate': { kind: 'extra', action: 'senate' },
  'extra-trajan': { kind: 'extra', action: 'trajan' },
  'extra-construction': { kind: 'extra', action: 'construction' },
};

export const faceOf = (tile: Tile): Face => FACES[tile];

const EXTRAS = {
  seaport: 'extra-seaport',
  forum: 'extra-forum',
  military: 'extra-military',
  senate: 'extra-senate',
  trajan: 'extra-trajan',
  construction: 'extra-construction',
} as const satisfies Record<Action, Tile>;

/** The tile that repeats an action. */
export const extraOf = (action: Action): Tile => EXTRAS[action];

export const isTile = (id: string): id is Tile => id in FACES;
