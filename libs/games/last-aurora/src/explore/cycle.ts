import { beginAutomaExploration, automaExplores } from '../automa/explore';
import type { FrameOf } from '../frames/frame';
import { notExploring } from '../frames/frame';
import { automatic, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { roadOf } from '../movement/road';
import { cardNamed } from '../pack/rules';
import { fameOf, isAutoma, left, noPile, type Pile, playerAt, standardOrder, topOf } from '../state/state';
import { returnFood } from './resolve';
import { hasActive, hasExploreTurn } from './turn';

/** A round begins with Exploration (LA-1.2). */
export const round = automatic<FrameOf<'round'>>((play) => {
  tell(play, { type: 'phaseBegan', open: { phase: 'exploration', round: play.state.round + 1 } });
  beginAutomaExploration(play);
  push(play, { at: 'explore-cycle', left: play.state.order });
});

/** LA-8.3, LA-8.5: single turns in reverse order, until nobody has an Active survivor. */
export const exploreCycle = automatic<FrameOf<'explore-cycle'>>((play, { left: waiting }) => {
  if (explorationOver(play)) {
    endExploration(play);
    return;
  }
  const [seat, ...rest] = waiting.length > 0 ? waiting : play.state.order;
  if (seat === undefined) return;
  push(play, { at: 'explore-cycle', left: rest });
  if (isAutoma(play.state, seat)) {
    automaExplores(play);
    return;
  }
  const player = playerAt(play.state, seat);
  if (player.eliminated > 0 || !hasExploreTurn(player, false)) return;
  tell(play, { type: 'turnBegan', open: { seat } });
  push(play, { at: 'explore', seat, acted: false });
});

/** LA-8.5, LA-17.13 */
function explorationOver({ state }: Position): boolean {
  return !state.players.some((player) => player.eliminated === 0 && hasActive(player)) && (state.automa?.down.n ?? 0) === 0;
}

function endExploration(play: Play): void {
  // LA-16.3: on Beta the order is updated here, too.
  const { orderAfterExploration } = roadOf(play).record;
  if (orderAfterExploration) updateOrder(play);
  tell(play, { type: 'phaseBegan', open: { phase: 'rest', round: play.state.round } });
  const checks = standardOrder(play.state).filter((seat) => !isAutoma(play.state, seat));
  // LA-R10: medicine wears off with the phase.
  push(play, ...checks.map((seat) => ({ at: 'crew-check' as const, seat })), { at: 'together', what: 'rest' });
}

/** LA-7.2: the foremost to the right; on the same stop the order stays. */
export function updateOrder(play: Play): void {
  const { indexOf } = roadOf(play);
  const place = (seat: number) =>
    indexOf.get(isAutoma(play.state, seat) ? (play.state.automa?.stop ?? '') : playerAt(play.state, seat).stop) ?? 0;
  tell(play, { type: 'orderUpdated', open: { order: [...play.state.order].sort((a, b) => place(a) - place(b)) } });
}

export const exploreEnd = automatic<FrameOf<'explore-end'>>((play, { seat }) => {
  tell(play, { type: 'turnEnded', open: { seat } });
  returnFood(play, { seat });
});

/** LA-8.14, LA-R56: where the explored card left, the row closes up and one card is revealed. */
export const refill = automatic<FrameOf<'refill'>>((play, { slot }) => {
  if (play.state.zone[slot] !== null) return;
  tell(play, { type: 'shifted', open: {} });
  push(play, { at: 'reveal', n: 1 });
});

/** LA-8.1: to the rightmost empty slot; an event is resolved and replaced. */
export const reveal = automatic<FrameOf<'reveal'>>((play, frame) => {
  const slot = play.state.zone.lastIndexOf(null);
  if (frame.n === 0 || slot < 0 || left(play.state.deck) === 0) return;
  const id = topOf(play.state.deck);
  if (id === undefined) throw new Error('The exploration deck is not known');
  const card = cardNamed(play.rules, id);
  if (card.type === 'event') {
    tell(play, { type: 'revealed', open: { slot, card: id, left: noPile, right: noPile, tokens: noPile, event: true } });
    push(play, frame);
    // LA-R23: before the first round nobody is there to suffer it.
    if (play.state.phase !== 'setup') for (const effect of card.effects) resolveEvent(play, effect);
    return;
  }
  const tokens: Pile = card.type === 'encounter' ? { ...noPile, ...card.tokens } : noPile;
  const [start, end] = card.type === 'location' ? [card.blocks.left, card.blocks.right] : [noPile, noPile];
  tell(play, { type: 'revealed', open: { slot, card: id, left: start, right: end, tokens, event: false } });
  push(play, { ...frame, n: frame.n - 1 });
});

/** LA-19.9, LA-15.12: player by player in standard order. */
function resolveEvent(
  play: Play,
  { effects, lowestFame }: Extract<ReturnType<typeof cardNamed>, { type: 'event' }>['effects'][number],
): void {
  const seats = standardOrder(play.state);
  const lowest = Math.min(...seats.map((seat) => fameOf(play.state, seat)));
  const hit = seats.filter((seat) => !lowestFame || fameOf(play.state, seat) === lowest);
  push(play, ...hit.map((seat) => ({ at: 'effects' as const, seat, list: effects, exploring: notExploring, by: 'event' as const })));
}
