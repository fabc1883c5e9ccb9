import type { Move } from '@kronika/games/last-aurora';
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

/** Questions that are whole turns: there one sees first what can be done with a thing. */
const turns: ReadonlySet<string> = new Set(['explore', 'resolve-exploration', 'rest-feeding', 'rest-abilities', 'fire']);

export function isTurn(kind: string | undefined): boolean {
  return kind !== undefined && turns.has(kind);
}

/** A thing is pressed: the only answer to a question is given at once, anything else is looked at first. */
export function pressThing(thing: Thing, moves: readonly Move[], inTurn: boolean): Pressed {
  const [only, ...others] = moves;
  if (only === undefined) return { then: 'inspect' };
  if (others.length === 0 && !inTurn) return chooseMove(only, thing);
  return { then: 'select', selection: { at: 'thing', thing } };
}

/** Moves that give something up for the rest of a phase, or that others build on (LA-14.1, LA-14.30, LA-14.42, LA-14.48, LA-14.49). */
const final: ReadonlySet<Move['do']> = new Set<Move['do']>(['chooseColour', 'pass', 'stay', 'stopFiring', 'declineLoot']);

export function isFinal(move: Move): boolean {
  return final.has(move.do);
}

/** A move is chosen: it is sent, or asked about once more where it gives something up. */
export function chooseMove(move: Move, from: Thing): Pressed {
  return isFinal(move) ? { then: 'select', selection: { at: 'confirm', move, from } } : { then: 'send', move };
}

/** One step back: from the question to the thing, from the thing to nothing. */
export function stepBack(selection: Selection, moves: ReadonlyMap<Thing, readonly Move[]>): Selection {
  if (selection.at !== 'confirm') return idle;
  return (moves.get(selection.from)?.length ?? 0) > 1 && selection.from.includes(':') ? { at: 'thing', thing: selection.from } : idle;
}
