import type {
  Bonus,
  BuildingTile,
  Color,
  Commodity,
  Event,
  Move,
  Seat,
  Tile,
  TrajanTile,
  View,
} from '../../protocol/trajan';
import { unreachable, type Flight, type Ghost } from '../board';
import { extraOf } from './art/faces';
import { trajanTile } from './model';
import { trayOf, type Place } from './places';

/** What travels over the board. */
export type Thing =
  | { kind: 'marker'; color: Color }
  | { kind: 'card'; card: Commodity }
  | { kind: 'back' }
  | { kind: 'tile'; tile: Tile }
  | { kind: 'trajan'; tile: TrajanTile }
  | { kind: 'building'; tile: BuildingTile }
  | { kind: 'bonus'; bonus: Bonus; gray: boolean }
  | { kind: 'worker' | 'legionnaire' | 'leader' | 'disc'; seat: Seat }
  | { kind: 'plus-two' }
  | { kind: 'arch' };

type Way = Flight<Place, Thing> | null;

const handOf = (event: { seat: Seat; card: Commodity | null }, viewer: Seat | null): Place =>
  event.seat === viewer && event.card ? { at: 'card', card: event.card } : { at: 'hand', seat: event.seat };

/** The movement an event shows. */
export function flightOf(event: Event, viewer: Seat | null): Way {
  switch (event.kind) {
    case 'marker-placed':
    case 'marker-dropped':
      return {
        from: { at: 'hub', seat: event.seat },
        to: { at: 'tray', seat: event.seat, tray: event.tray },
        piece: { kind: 'marker', color: event.color },
      };
    case 'drew':
      return {
        from: { at: 'deck' },
        to: { at: 'hand', seat: event.seat },
        piece: event.card ? { kind: 'card', card: event.card } : { kind: 'back' },
      };
    case 'took-discard':
      return {
        from: { at: 'pile', side: event.pile },
        to: { at: 'hand', seat: event.seat },
        piece: { kind: 'card', card: event.card },
      };
    case 'discarded':
      return {
        from: handOf(event, viewer),
        to: { at: 'pile', side: event.pile },
        piece: { kind: 'card', card: event.card },
      };
    case 'laid':
      return {
        from: handOf(event, viewer),
        to: { at: 'display', seat: event.seat },
        piece: { kind: 'card', card: event.card },
      };
    case 'joker-loaded':
      return {
        from: { at: 'tiles', seat: event.seat },
        to: { at: 'display', seat: event.seat },
        piece: { kind: 'tile', tile: 'joker-commodity' },
      };
    case 'trajan-tile-laid': {
      const category = trajanTile(event.tile)?.category;
      return category
        ? {
            from: { at: 'stack', category },
            to: { at: 'slot', seat: event.seat, tray: event.slot },
            piece: { kind: 'trajan', tile: event.tile },
          }
        : null;
    }
    case 'need-tile-kept':
      return null;
    case 'fulfilled':
      return {
        from: { at: 'slot', seat: event.seat, tray: event.slot },
        to: { at: 'seat', seat: event.seat },
        piece: { kind: 'trajan', tile: event.tile },
      };
    case 'hired':
      return {
        from: { at: 'seat', seat: event.seat },
        to: { at: 'worker-camp' },
        piece: { kind: 'worker', seat: event.seat },
        n: event.count,
      };
    case 'recruited':
      return {
        from: { at: 'seat', seat: event.seat },
        to: { at: 'military-camp' },
        piece: { kind: 'legionnaire', seat: event.seat },
        n: event.count,
      };
    case 'plus-two-assigned':
      return {
        from: { at: 'hub', seat: event.seat },
        to: { at: 'tray', seat: event.seat, tray: trayOf(event.action) },
        piece: { kind: 'plus-two' },
      };
    case 'tile-picked':
      return {
        from: { at: 'forum', tile: event.tile },
        to: { at: 'tiles', seat: event.seat },
        piece: { kind: 'tile', tile: event.tile },
      };
    case 'province-tile-taken':
      return {
        from: { at: 'province', province: event.province },
        to: { at: 'tiles', seat: event.seat },
        piece: { kind: 'tile', tile: event.tile },
      };
    case 'leader-moved':
      return {
        from: { at: 'military-camp' },
        to: { at: 'province', province: event.province },
        piece: { kind: 'leader', seat: event.seat },
      };
    case 'deployed':
      return {
        from: { at: 'military-camp' },
        to: { at: 'province', province: event.province },
        piece: { kind: 'legionnaire', seat: event.seat },
      };
    case 'senate-advanced':
      return {
        from: { at: 'seat', seat: event.seat },
        to: { at: 'senate' },
        piece: { kind: 'disc', seat: event.seat },
      };
    case 'built':
      return {
        from: { at: 'worker-camp' },
        to: { at: 'space', space: event.space },
        piece: { kind: 'worker', seat: event.seat },
      };
    case 'building-taken':
      return null;
    case 'extra-action-spent':
      return {
        from: { at: 'tiles', seat: event.seat },
        to: { at: 'tray', seat: event.seat, tray: trayOf(event.action) },
        piece: { kind: 'tile', tile: event.resource === 'joker' ? 'joker-extra-action' : extraOf(event.action) },
      };
    case 'met':
      return {
        from: { at: 'seat', seat: event.seat },
        to: { at: 'demands' },
        piece: { kind: 'tile', tile: event.resource === 'joker' ? 'joker-demand' : event.need },
      };
    case 'consul-chose':
      return {
        from: { at: 'senate' },
        to: { at: 'seat', seat: event.seat },
        piece: { kind: 'bonus', bonus: event.bonus, gray: false },
      };
    case 'vice-consul-took':
      return {
        from: { at: 'senate' },
        to: { at: 'seat', seat: event.seat },
        piece: { kind: 'bonus', bonus: event.bonus, gray: true },
      };
    case 'demand-revealed':
      return { from: { at: 'time' }, to: { at: 'demands' }, piece: { kind: 'tile', tile: event.need } };
    case 'bonus-dealt':
    case 'bonus-offered':
    case 'pile-turned':
    case 'stack-turned':
    case 'trajan-tile-taken':
    case 'arch-moved':
    case 'turn-began':
    case 'sowed':
    case 'time-moved':
    case 'special-declined':
    case 'action-skipped':
    case 'discarding':
    case 'shipped':
    case 'ship-turned':
    case 'bonus-action-gained':
    case 'quarter-ended':
    case 'met-by-trajan-tile':
    case 'unmet':
    case 'penalty':
    case 'voted':
    case 'province-cleared':
    case 'province-refilled':
    case 'forum-refilled':
    case 'quarter-began':
    case 'game-ended':
      return null;
    default:
      return unreachable(event);
  }
}

/** The piece a move would put somewhere. */
export function ghostOf(move: Move, view: View): Ghost<Place, Thing> | null {
  const seat = view.viewer ?? view.active;
  const decision = view.decision;
  switch (move.kind) {
    case 'place':
    case 'drop':
      return decision?.kind === 'place-marker' || decision?.kind === 'drop-marker'
        ? { to: [{ at: 'tray', seat, tray: decision.tray }], piece: { kind: 'marker', color: move.color } }
        : null;
    case 'tile': {
      const tile = view.trajan_stacks.find(({ category }) => category === move.category)?.top;
      const arch = view.seats.find((each) => each.seat === seat)?.trays.find((tray) => tray.arch);
      return tile && arch && decision?.kind === 'trajan-stack'
        ? { to: [{ at: 'slot', seat, tray: arch.tray }], piece: { kind: 'trajan', tile: tile.tile } }
        : null;
    }
    case 'slot':
      return decision?.kind === 'setup-slot'
        ? { to: [{ at: 'slot', seat, tray: move.slot }], piece: { kind: 'trajan', tile: decision.tile } }
        : null;
    case 'assign':
      return { to: [{ at: 'tray', seat, tray: trayOf(move.action) }], piece: { kind: 'plus-two' } };
    case 'lay':
    case 'add':
    case 'pair':
    case 'half-pair':
      return { to: [{ at: 'display', seat }], piece: { kind: 'card', card: move.card } };
    case 'onto':
      return decision?.kind === 'discard-pile'
        ? { to: [{ at: 'pile', side: move.pile }], piece: { kind: 'card', card: decision.card } }
        : null;
    case 'pick':
      return { to: [{ at: 'tiles', seat }], piece: { kind: 'tile', tile: move.tile } };
    case 'recruit':
      return { to: [{ at: 'military-camp' }], piece: { kind: 'legionnaire', seat } };
    case 'go':
      return { to: [{ at: 'province', province: move.province }], piece: { kind: 'leader', seat } };
    case 'hire':
      return { to: [{ at: 'worker-camp' }], piece: { kind: 'worker', seat } };
    case 'space':
      return { to: [{ at: 'space', space: move.space }], piece: { kind: 'worker', seat } };
    case 'deploy': {
      const leader = view.seats.find((each) => each.seat === seat)?.leader;
      return leader ? { to: [{ at: 'province', province: leader }], piece: { kind: 'legionnaire', seat } } : null;
    }
    case 'take':
    case 'sow':
    case 'use':
    case 'decline':
    case 'act':
    case 'skip':
    case 'draw':
    case 'play':
    case 'ship':
    case 'discard':
    case 'load':
    case 'add-joker':
    case 'joker-pair':
    case 'finish':
    case 'march':
    case 'build':
    case 'spend':
    case 'again':
    case 'stop':
    case 'claim':
      return null;
    default:
      return unreachable(move);
  }
}
