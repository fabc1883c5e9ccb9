import type { FrameOf } from '../frames/frame';
import { choice, type Handler } from '../frames/handler';
import { type Play, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { findPlace } from '../state/queries';
import { endOpponentTurn, opponentScores, strike } from './strike';

const human = 0;

/** FS-M31: the human says which of equal targets is hit. */
export const attackTie: Handler<FrameOf<'attack'>> = choice({
  kind: 'choose-razed',
  rule: 'FS-M31',
  automaticIfSingle: true,
  actor: () => human,
  options: (_, { targets }) => targets.map((place): Move => ({ do: 'chooseRazed', place })),
  answer(play, { revealed }, move) {
    if (move.do !== 'chooseRazed') return;
    if (revealed === null) virtualOpponentStrikes(play, move.place);
    else borgoStrikes(play, move.place, revealed);
  },
});

/** FS-10.7, FS-R73, FS-R33: a lost shield is no success; Hidden Forge counts as one, but gives no VP. */
function virtualOpponentStrikes(play: Play, place: number): void {
  const result = strike(play, place);
  if (result === 'razed') opponentScores(play, play.rules.pack.solo.standard.vpPerRaze);
  tell(play, { type: 'attemptEnded', open: { kind: 'raze', success: result !== 'shield-lost' } });
  endOpponentTurn(play);
}

/** FS-12.10: the attacking card is discarded first; the rest of Borgo's turn waits below. */
function borgoStrikes(play: Play, place: number, revealed: string): void {
  const { vpRazed, vpShielded } = play.rules.pack.solo.borgo.attack;
  tell(play, { type: 'borgoDiscarded', open: { card: revealed } });
  opponentScores(play, strike(play, place) === 'razed' ? vpRazed : vpShielded);
}

/** FS-M31, FS-11.3: the human says which of the matching deals is lost. */
export const loseDeal: Handler<FrameOf<'lose-deal'>> = choice({
  kind: 'choose-lost-deal',
  rule: 'FS-M31',
  automaticIfSingle: true,
  actor: () => human,
  options: (_, { deals }) => deals.map((deal): Move => ({ do: 'chooseLostDeal', deal })),
  answer(play, _frame, move) {
    if (move.do !== 'chooseLostDeal') return;
    tell(play, { type: 'dealLost', open: { seat: human, deal: move.deal } });
    tell(play, { type: 'attemptEnded', open: { kind: 'deal', success: true } });
    endOpponentTurn(play);
  },
});

/** FS-M33, FS-R83: which of the equally distant open production locations Borgo uses. */
export const borgoOccupies: Handler<FrameOf<'borgo-occupy'>> = choice({
  kind: 'choose-occupied',
  rule: 'FS-M33',
  automaticIfSingle: true,
  actor: () => human,
  options: (_, { places }) => places.map((place): Move => ({ do: 'chooseOccupied', place })),
  answer(play, _frame, move) {
    if (move.do !== 'chooseOccupied') return;
    const { constants, pack } = play.rules;
    const borgo = play.state.seats;
    const card = findPlace(play.state, move.place)?.place.card ?? null;
    tell(play, { type: 'occupied', open: { seat: borgo, owner: human, place: move.place } });
    const worker = constants.openProductionOwnerWorkers;
    tell(play, { type: 'gained', open: { seat: human, goods: { worker }, by: 'open-production', card } });
    tell(play, { type: 'brawlers', open: { seat: borgo, n: pack.solo.borgo.openProductionUse.brawlersAdded } });
  },
});

/** FS-M33, FS-R83: which of Borgo's equal locations gets the shield. */
export const borgoShields: Handler<FrameOf<'borgo-shield'>> = choice({
  kind: 'choose-shielded',
  rule: 'FS-M33',
  automaticIfSingle: true,
  actor: () => human,
  options: (_, { places }) => places.map((place): Move => ({ do: 'chooseShielded', place })),
  answer(play, _frame, move) {
    if (move.do === 'chooseShielded') tell(play, { type: 'shielded', open: { seat: play.state.seats, place: move.place, paid: false } });
  },
});
