import type { Seat } from '@kronika/game-kernel';
import { draw } from '../effects/draw';
import { effectsFrame, perType } from '../effects/effects';
import { Gains } from '../effects/gain';
import { copyTargets } from '../effects/possible';
import type { Source } from '../events/facts';
import type { EffectContext, Frame, FrameOf } from '../frames/frame';
import { automatic, choice, type Handler, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { type Amounts, isEmpty, noTokens, plusTokens } from '../goods';
import type { Move } from '../moves/move';
import { amountsOf, cardNamed, factionNamed } from '../pack/rules';
import type { ProductionEffect } from '../pack/vocabulary';
import { findPlace, inStateOrder, isAutomatic, standing, turnOrder } from '../state/queries';
import { type Place, type Player, playerAt, type State } from '../state/state';
import { checkEnd } from './action';

/** FS-6.9: the stages, each for all players in turn order before the next. Automatic opponents produce nothing (FS-10.5, FS-12.5). */
export const production = automatic<FrameOf<'production'>>((play) => {
  tell(play, { type: 'productionBegan', open: {} });
  const order = turnOrder(play.state).filter((seat) => !isAutomatic(play.state, seat));
  for (const seat of order) returnStores(play, seat);
  push(
    play,
    ...order.flatMap((seat) => diversions(play, seat)),
    ...order.map((seat): Frame => ({ at: 'produce', seat })),
    { at: 'dependent' },
    ...order.map((seat): Frame => ({ at: 'thresholds', seat })),
    { at: 'action' },
  );
});

/** Stage 1, FS-R13: taken back, not gained. */
function returnStores(play: Play, seat: Seat): void {
  const goods = playerAt(play.state, seat).places.reduce((sum, { stored }) => plusTokens(sum, stored), noTokens);
  if (!isEmpty(goods)) tell(play, { type: 'storesReturned', open: { seat, goods } });
}

function diversions({ rules, state }: Position, seat: Seat): readonly Frame[] {
  return inStateOrder(playerAt(state, seat).places)
    .filter((place) => standing(rules, place)?.production?.effects.some(diverting))
    .map(({ id }): Frame => ({ at: 'divert', seat, via: id }));
}

function diverting(effect: ProductionEffect): boolean {
  return effect.do === 'copyProduction' && effect.divert;
}

/** Stage 3, FS-R32, FS-14.18: whose production goes elsewhere is chosen before anybody produces. */
export const divert: Handler<FrameOf<'divert'>> = choice({
  kind: 'divert',
  rule: 'FS-M25',
  automaticIfSingle: true,
  actor: ({ seat }) => seat,
  options: (position, { seat, via }) =>
    copyTargets(position, productionContext(seat, seat, via, null), 'opponent')
      .filter(({ id }) => !position.state.diverted.some(({ target }) => target === id))
      .map(({ id }): Move => ({ do: 'chooseProductionLocation', place: id })),
  answer(play, { seat, via }, move) {
    if (move.do === 'chooseProductionLocation') tell(play, { type: 'diverted', open: { seat, via, target: move.place } });
  },
});

function productionContext(seat: Seat, owner: Seat, place: number, card: string | null): EffectContext {
  return { seat, owner, place, by: 'production', card };
}

/** A location that produces for a player: an own one, or one that was diverted. `via` is where it shows. */
interface Producer {
  readonly via: number;
  readonly owner: Seat;
  readonly place: Place;
  readonly card: string;
  readonly effects: readonly ProductionEffect[];
}

/** FS-6.5, FS-6.7: own production locations without those that somebody diverted, and what was diverted to this player. */
function producers({ rules, state }: Position, seat: Seat): readonly Producer[] {
  return inStateOrder(playerAt(state, seat).places).flatMap((place): Producer[] => {
    const card = standing(rules, place);
    if (card?.production === undefined) return [];
    const diverted = state.diverted.find(({ via }) => via === place.id);
    const own = state.diverted.some(({ target }) => target === place.id)
      ? []
      : [{ via: place.id, owner: seat, place, card: card.id, effects: card.production.effects.filter((effect) => !diverting(effect)) }];
    return [...own, ...(diverted === undefined ? [] : located({ rules, state }, diverted.via, diverted.target))];
  });
}

function located({ rules, state }: Position, via: number, target: number): readonly Producer[] {
  const found = findPlace(state, target);
  const card = found && standing(rules, found.place);
  return found === undefined || card?.production === undefined
    ? []
    : [{ via, owner: found.owner, place: found.place, card: card.id, effects: card.production.effects }];
}

/** Stage 4, FS-6.21: first everything without a choice, then choices and copies one by one in State order. */
export const produce = automatic<FrameOf<'produce'>>((play, { seat }) => {
  const player = playerAt(play.state, seat);
  const own = producers(play, seat);
  const sources: Source[] = [
    ...(player.faction === null ? [] : [{ from: 'board' as const, goods: amountsOf(factionNamed(play.rules, player.faction).production) }]),
    ...dealGoods(play, player),
    ...own.map((producer): Source => ({ from: producer.via, goods: plainGoods(play, producer) })),
  ];
  tellProduced(play, seat, sources);
  push(play, ...own.flatMap((producer) => choiceFrames(seat, producer)));
  checkEnd(play);
});

function dealGoods({ rules }: Position, player: Player): readonly Source[] {
  return player.deals.map(({ card }): Source => ({ from: 'deals', goods: cardNamed(rules, card).deal }));
}

function plainGoods(position: Position, { owner, effects }: Producer): Amounts {
  const gains = new Gains();
  for (const effect of effects) {
    if (effect.do === 'gain') gains.add(effect.res, effect.n);
    else if (effect.do === 'gainPerType') gains.add(effect.res, perType(position, { owner }, effect));
  }
  return gains.goods;
}

function choiceFrames(seat: Seat, { owner, place, card, effects }: Producer): readonly Frame[] {
  const asking = effects.filter((effect) => effect.do === 'chooseOne' || effect.do === 'copyProduction');
  return asking.length === 0 ? [] : [effectsFrame(productionContext(seat, owner, place.id, card), asking)];
}

/** Cards are drawn after the tokens, in turn order (FS-6.6). */
function tellProduced(play: Play, seat: Seat, sources: readonly Source[]): void {
  let cards = 0;
  const tokens: Source[] = [];
  for (const { from, goods } of sources) {
    const { card = 0, ...others } = goods;
    cards += card;
    if (!isEmpty(others)) tokens.push({ from, goods: others });
  }
  if (tokens.length > 0) tell(play, { type: 'produced', open: { seat, sources: tokens } });
  if (cards > 0) draw(play, seat, cards, { by: 'production', card: null });
}

/** Stage 5: `gainPerProduced`, also copied and diverted, with the amounts as they stand at the end of stage 4. */
export const dependent = automatic<FrameOf<'dependent'>>((play) => {
  const before = play.state;
  const position = { rules: play.rules, state: before };
  for (const seat of turnOrder(before)) {
    if (isAutomatic(before, seat)) continue;
    const copied = before.copied.filter((copy) => copy.seat === seat).flatMap(({ via, target }) => located(position, via, target));
    const sources = [...producers(position, seat), ...copied].map((producer): Source => ({
      from: producer.via,
      goods: dependentGoods(before, producer),
    }));
    tellProduced(play, seat, sources);
  }
  checkEnd(play);
});

function dependentGoods(state: State, { owner, effects }: Producer): Amounts {
  const { produced } = playerAt(state, owner);
  const gains = new Gains();
  for (const effect of effects) {
    if (effect.do === 'gainPerProduced') gains.add(effect.res, Math.min(effect.max, effect.n * (produced[effect.per] ?? 0)));
  }
  return gains.goods;
}

/** Stage 6, FS-R14: thresholds fire once each, until no further one does. */
export const thresholds = automatic<FrameOf<'thresholds'>>((play, { seat }) => {
  const waiting = inStateOrder(playerAt(play.state, seat).places).flatMap((place) => {
    const card = standing(play.rules, place);
    return card === undefined ? [] : card.thresholds.map((ability) => ({ ability, card: card.id }));
  });
  for (;;) {
    const { produced } = playerAt(play.state, seat);
    const index = waiting.findIndex(({ ability }) => ability.of.reduce((sum, good) => sum + (produced[good] ?? 0), 0) >= ability.min);
    const [fired] = index < 0 ? [] : waiting.splice(index, 1);
    if (fired === undefined) break;
    const context: EffectContext = { seat, owner: seat, place: null, by: 'threshold', card: fired.card };
    const gains = new Gains();
    for (const effect of fired.ability.effects) gains.add(effect.res, effect.do === 'gain' ? effect.n : perType(play, context, effect));
    gains.give(play, context);
  }
  checkEnd(play);
});
