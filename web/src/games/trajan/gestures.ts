import type { Move, View } from '../../protocol/trajan';
import { unreachable } from '../board';

/**
 * Whether a move is kept back, so that a whole turn is one gesture that can be taken back: markers are lifted and dropped, the
 * action is begun, cards are laid and loaded; whatever ends the action sends it all.
 */
export function holds(move: Move, view: View): boolean {
  switch (move.kind) {
    case 'place':
    case 'sow':
    case 'drop':
    case 'use':
    case 'decline':
    case 'assign':
    case 'act':
    case 'again':
    case 'play':
    case 'lay':
    case 'ship':
    case 'load':
    case 'add':
    case 'add-joker':
    case 'pair':
    case 'half-pair':
    case 'joker-pair':
    case 'march':
    case 'build':
    case 'discard':
    case 'tile':
      // The senate asks for nothing more: acting there ends the action.
      return !(isInSenate(view) && (move.kind === 'act' || move.kind === 'again'));
    case 'spend':
      return view.decision?.kind === 'extra-action' && view.decision.action !== 'senate';
    case 'take':
    case 'slot':
    case 'skip':
    case 'draw':
    case 'onto':
    case 'finish':
    case 'pick':
    case 'recruit':
    case 'deploy':
    case 'go':
    case 'hire':
    case 'space':
    case 'stop':
    case 'claim':
      return false;
    default:
      return unreachable(move) ?? false;
  }
}

/** Whether what a move leads to is offered at once, as if it were made: nobody is asked whether to begin. */
export function opens(move: Move, view: View): boolean {
  switch (move.kind) {
    case 'act':
    case 'again':
      return !isInSenate(view);
    case 'play':
    case 'ship':
    case 'march':
    case 'build':
      return true;
    default:
      return false;
  }
}

function isInSenate({ decision }: View): boolean {
  return (decision?.kind === 'act' || decision?.kind === 'repeat') && decision.action === 'senate';
}

/** Moves that newcomers would not look for on the board are offered in words as well. */
export function isSaidToo(move: Move): boolean {
  return ['act', 'again', 'recruit', 'hire', 'draw', 'finish', 'use', 'spend', 'deploy'].includes(move.kind);
}

export const groupOf = (): null => null;
