import { type Game, type GameEvent, packHash, type Seat } from '@kronika/game-kernel';
import { type Cards, cardsOf, unknown } from './card';
import { describe, metrics } from './chronicle';
import { decide } from './decide';
import { evolve } from './evolve';
import { legalMoves } from './legal-moves';
import { type Move, movesSchema } from './moves';
import { type Options, optionsSchema } from './options';
import type { Pack } from './pack';
import { toAct } from './questions';
import { resample } from './resample';
import { outcome, publicScores, scoresOf, total } from './score';
import { setup } from './setup';
import { seatCards, type State } from './state';
import { view, type View } from './view';

export type SampleGame = Game<State, Move, View, Options>;

/** The sample game from a pack of cards. */
export function makeGame(pack: Pack): SampleGame {
  const cards = cardsOf(pack);
  return {
    id: 'sample',
    rulesVersion: 1,
    stateSchema: 1,
    packHash: packHash(pack),
    options: optionsSchema,
    moves: movesSchema,
    seats: () => ({ min: 2, max: 4 }), // SG-1.1
    setup: (table, chance) => setup(cards, table, chance),
    evolve,
    toAct,
    legalMoves,
    decide: (state, seat, move, chance) => decide(cards, state, seat, move, chance),
    view,
    resample: (state, viewer, chance) => resample(cards, state, viewer, chance),
    outcome,
    evaluate: (state, seat) => evaluate(cards, state, seat),
    metrics,
    describe,
    undoable,
    openMove: (move) => move.do !== 'offer' && move.do !== 'store',
    round: (state) => state.round,
    scores: publicScores,
  };
}

const ownChoices: ReadonlySet<string> = new Set(['Offered', 'Asked', 'Stored', 'GuardAnswered', 'RaidPlanned', 'Discarded', 'Passed']);

/** The actor's own choices; whatever shows a card, moves the game on or follows from chance is not one. */
function undoable(event: GameEvent): boolean {
  return ownChoices.has(event.type);
}

/** The score if the game ended now, and a little for cards in hand, against the best of the others. */
function evaluate(cards: Cards, state: State, seat: Seat): number {
  const worth = scoresOf(state, cards).map(
    (score, index) =>
      total(score) +
      seatCards(state, index).hand.reduce((sum, card) => sum + 0.4 + (card === unknown ? 0 : 0.1 * cards.kind(card).value), 0),
  );
  return (worth[seat] ?? 0) - Math.max(...worth.filter((_, index) => index !== seat));
}
