import type { Move } from '@kronika/games/fifty-first-state';
import type { Thing } from '@kronika/web/boards/contract';

/** Where somebody stands on the way to a move: nothing chosen, a thing chosen, or a move to be confirmed. */
export type Selection =
  | { readonly at: 'idle' }
  | { readonly at: 'thing'; readonly thing: Thing }
  | { readonly at: 'confirm'; readonly move: Move; readonly from: Thing };

export const idle: Selection = { at: 'idle' };

/** What a press leads to: another selection, a move to send, or a closer look. */
export type Pressed =
  | { readonly then: 'select'; readonly selection: Selection }
  | { readonly then: 'send'; readonly move: Move }
  | { readonly then: 'inspect' };

/** A thing is pressed. In a turn one sees first what can be done with it; an answer to a question is given at once. */
export function pressThing(thing: Thing, moves: readonly Move[], inTurn: boolean, final: (move: Move) => boolean): Pressed {
  const [only, ...others] = moves;
  if (only === undefined) return { then: 'inspect' };
  if (others.length === 0 && !inTurn) return chooseMove(only, thing, final);
  return { then: 'select', selection: { at: 'thing', thing } };
}

/** A move is chosen: it is sent, or asked about once more where it cannot be taken back. */
export function chooseMove(move: Move, from: Thing, final: (move: Move) => boolean): Pressed {
  return final(move) ? { then: 'select', selection: { at: 'confirm', move, from } } : { then: 'send', move };
}

/** One step back: from the question to the thing, from the thing to nothing. */
export function stepBack(selection: Selection, moves: ReadonlyMap<Thing, readonly Move[]>): Selection {
  if (selection.at !== 'confirm') return idle;
  return (moves.get(selection.from)?.length ?? 0) > 1 && selection.from.includes(':') ? { at: 'thing', thing: selection.from } : idle;
}
