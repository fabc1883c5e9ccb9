import type { Move } from '@kronika/games/fifty-first-state';

type Keep = Extract<Move, { do: 'keepStartingCards' }>;

/** FS-5.6: which cards of the hand are kept, by their place in it. */
export type Kept = ReadonlySet<number>;

export function keepMoves(moves: readonly Move[]): readonly Keep[] {
  return moves.filter((move): move is Keep => move.do === 'keepStartingCards');
}

/** How many cards have to be kept. */
export function keptCount(moves: readonly Move[]): number {
  return keepMoves(moves)[0]?.cards.length ?? 0;
}

/** Takes a card in or out; a full choice takes no more. */
export function toggled(kept: Kept, index: number, count: number): Kept {
  const next = new Set(kept);
  if (next.has(index)) next.delete(index);
  else if (next.size < count) next.add(index);
  return next;
}

/** The move that keeps exactly these cards; undefined until enough are chosen. */
export function keepMove(moves: readonly Move[], hand: readonly string[], kept: Kept): Move | undefined {
  const wanted = [...kept].map((index) => hand[index] ?? '').sort();
  return keepMoves(moves).find(({ cards }) => cards.length === wanted.length && [...cards].sort().every((card, at) => card === wanted[at]));
}
