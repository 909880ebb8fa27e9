import type {
  Action,
  Category,
  Color,
  Commodity,
  Move,
  Province,
  Seat,
  Ship,
  Side,
  Space,
  Tile,
  Tray,
  View,
} from '../../protocol/trajan';
import { unreachable } from '../board';
import { extraOf } from './art/faces';
import { TRAYS } from './model';

/** A place of the board that can be touched, or that pieces come from and go to. */
export type Place =
  | { at: 'tray'; seat: Seat; tray: Tray }
  | { at: 'slot'; seat: Seat; tray: Tray }
  | { at: 'marker'; color: Color }
  | { at: 'hub'; seat: Seat }
  | { at: 'deck' }
  | { at: 'pile'; side: Side }
  | { at: 'card'; card: Commodity }
  | { at: 'hand'; seat: Seat }
  | { at: 'display'; seat: Seat }
  | { at: 'ship'; ship: Ship }
  | { at: 'forum'; tile: Tile }
  | { at: 'stack'; category: Category }
  | { at: 'province'; province: Province }
  | { at: 'military-camp' }
  | { at: 'worker-camp' }
  | { at: 'space'; space: Space }
  | { at: 'senate' }
  | { at: 'bonus'; side: Side }
  | { at: 'tile'; seat: Seat; tile: Tile }
  | { at: 'tiles'; seat: Seat }
  | { at: 'seat'; seat: Seat }
  | { at: 'time' }
  | { at: 'demands' };

/** The one name of a place. */
export function key(place: Place): string {
  const { at, ...rest } = place;
  return [at, ...Object.values(rest)].join(':');
}

export const trayOf = (action: Action): Tray => TRAYS.find((each) => each.action === action)?.tray ?? 'I';

const SHIPS: readonly Ship[] = ['identical', 'pairs', 'different'];

/** The places that take part in a move of the viewer. */
export function targetsOf(move: Move, view: View): Place[] {
  const seat = view.viewer ?? view.active;
  const decision = view.decision;
  const tile = (of: Tile): Place => ({ at: 'tile', seat, tile: of });
  switch (move.kind) {
    case 'place':
    case 'drop':
      return [{ at: 'marker', color: move.color }];
    case 'take':
      return [move.from === 'deck' ? { at: 'deck' } : { at: 'pile', side: move.from }];
    case 'tile':
      return [{ at: 'stack', category: move.category }];
    case 'slot':
      return [{ at: 'slot', seat, tray: move.slot }];
    case 'sow':
      return [{ at: 'tray', seat, tray: move.tray }];
    case 'use':
      // The tile itself gives all it can; fewer are asked for in words.
      return decision?.kind === 'trajan-special' && decision.most === move.count
        ? [{ at: 'slot', seat, tray: decision.slot }]
        : [];
    case 'assign':
      return [{ at: 'tray', seat, tray: trayOf(move.action) }];
    case 'act':
      if (decision?.kind !== 'act') return [];
      return [decision.action === 'senate' ? { at: 'senate' } : { at: 'tray', seat, tray: trayOf(decision.action) }];
    case 'again':
      if (decision?.kind !== 'repeat') return [];
      return [decision.action === 'senate' ? { at: 'senate' } : { at: 'tray', seat, tray: trayOf(decision.action) }];
    case 'draw':
      return [{ at: 'deck' }];
    case 'play':
      return [{ at: 'display', seat }];
    case 'ship':
      return SHIPS.map((ship) => ({ at: 'ship', ship }));
    case 'discard':
    case 'lay':
    case 'add':
    case 'pair':
      return [{ at: 'card', card: move.card }];
    case 'half-pair':
      return [{ at: 'card', card: move.card }, tile('joker-commodity')];
    case 'add-joker':
    case 'joker-pair':
      return [tile('joker-commodity')];
    case 'onto':
      return [{ at: 'pile', side: move.pile }];
    case 'load':
      return [{ at: 'ship', ship: move.ship }];
    case 'finish':
      return decision?.kind === 'ship-add' ? [{ at: 'ship', ship: decision.ship }] : [];
    case 'pick':
      return [{ at: 'forum', tile: move.tile }];
    case 'recruit':
      return [{ at: 'military-camp' }];
    case 'march':
      return leaderAt(view, seat);
    case 'deploy':
      return leaderAt(view, seat);
    case 'go':
      return [{ at: 'province', province: move.province }];
    case 'hire':
      return [{ at: 'worker-camp' }];
    case 'build':
      return [];
    case 'space':
      return [{ at: 'space', space: move.space }];
    case 'spend':
      if (decision?.kind === 'need-resource') return [tile(move.resource === 'joker' ? 'joker-demand' : decision.need)];
      if (decision?.kind !== 'extra-action') return [];
      return [tile(move.resource === 'joker' ? 'joker-extra-action' : extraOf(decision.action))];
    case 'claim':
      return [{ at: 'bonus', side: move.side }];
    case 'decline':
    case 'skip':
    case 'stop':
      return [];
    default:
      return unreachable(move) ?? [];
  }
}

function leaderAt(view: View, seat: Seat): Place[] {
  const leader = view.seats.find((each) => each.seat === seat)?.leader;
  return leader ? [{ at: 'province', province: leader }] : [];
}

/** Which pane of a narrow screen a place is in. */
export function paneOf(place: Place, viewer: Seat | null): 'you' | 'board' | 'others' {
  if (place.at === 'marker' || place.at === 'card') return 'you';
  return 'seat' in place ? (place.seat === viewer ? 'you' : 'others') : 'board';
}

/** The area of the board a place belongs to, named after the action that is performed there. */
export function areaOf(place: Place): Action | null {
  switch (place.at) {
    case 'deck':
    case 'pile':
    case 'ship':
      return 'seaport';
    case 'forum':
      return 'forum';
    case 'province':
    case 'military-camp':
      return 'military';
    case 'senate':
    case 'bonus':
      return 'senate';
    case 'stack':
      return 'trajan';
    case 'space':
    case 'worker-camp':
      return 'construction';
    default:
      return null;
  }
}
