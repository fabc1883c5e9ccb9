import { topCard } from '../effects/draw';
import type { BorgoAct, FrameOf } from '../frames/frame';
import { automatic } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { decksInPlay } from '../options';
import { type Card, cardNamed } from '../pack/rules';
import type { BorgoEffect } from '../pack/vocabulary';
import { buildFree } from '../phases/lookout';
import { hasShield, standing } from '../state/queries';
import { type Place, playerAt } from '../state/state';
import { discardConnection, endOpponentTurn, opponentScores } from './strike';
import { attackTargets, highest } from './target';

/** FS-12.8: the types of the revealed card say what Borgo does. */
export function borgoTurn(play: Play): void {
  const card = playerAt(play.state, 0).passed ? undefined : topCard(play);
  // FS-12.7, FS-12.18: Borgo passes after the human, and when there is no card.
  if (card === undefined) {
    passAtOnce(play);
    return;
  }
  tell(play, { type: 'borgoRevealed', open: { card } });
  const { actionByType, actionOrder } = play.rules.pack.solo.borgo;
  const shown = cardNamed(play.rules, card).types.map((type) => actionByType[type]);
  const acts = actionOrder.filter((act) => shown.includes(act));
  push(play, { at: 'borgo', acts: acts.length > 0 ? acts : ['standard'] }, { at: 'borgo-end' });
}

/** One of the indicated actions after the other. */
export const borgo = automatic<FrameOf<'borgo'>>((play, { acts: [act, ...others] }) => {
  if (act === undefined) return;
  if (others.length > 0) push(play, { at: 'borgo', acts: others });
  carryOut[act](play);
});

export const borgoEnd = automatic<FrameOf<'borgo-end'>>((play) => {
  discardRevealed(play);
  endOpponentTurn(play);
});

function discardRevealed(play: Play): void {
  for (const card of play.state.solo?.revealed ?? []) tell(play, { type: 'borgoDiscarded', open: { card } });
}

/** FS-12.13: the rest of the turn is void; nothing of it stays on the stack. */
function passAtOnce(play: Play): void {
  discardRevealed(play);
  tell(play, { type: 'passed', open: { seat: play.state.seats } });
  play.stack.length = 0;
  endOpponentTurn(play);
}

/** False when there is none to remove: then Borgo has passed. */
function removeBrawlers(play: Play, n: number): boolean {
  const { seats } = play.state;
  if (playerAt(play.state, seats).brawlers < n) {
    passAtOnce(play);
    return false;
  }
  tell(play, { type: 'brawlers', open: { seat: seats, n: -n } });
  return true;
}

const carryOut: Readonly<Record<BorgoAct, (play: Play) => void>> = {
  /** FS-12.9 */
  standard(play) {
    const { standard } = play.rules.pack.solo.borgo;
    if (discardConnection(play)) opponentScores(play, standard.vpPerConnection);
    else if (removeBrawlers(play, standard.elseBrawlers)) opponentScores(play, standard.elseVp);
  },

  /** FS-12.10 */
  attack(play) {
    const { brawlers, vpNoTarget } = play.rules.pack.solo.borgo.attack;
    if (!removeBrawlers(play, brawlers)) return;
    const card = topCard(play);
    if (card !== undefined) tell(play, { type: 'borgoRevealed', open: { card } });
    const targets = card === undefined ? [] : attackTargets(play, cardNamed(play.rules, card).types, false);
    if (card !== undefined && targets.length > 0) {
      push(play, { at: 'attack', targets: targets.map(({ id }) => id), revealed: card });
      return;
    }
    if (card !== undefined) tell(play, { type: 'borgoDiscarded', open: { card } });
    opponentScores(play, vpNoTarget);
  },

  /** FS-12.11 */
  build(play) {
    const card = topCard(play);
    if (card !== undefined) buildFree(play, play.state.seats, card, 'deck');
  },

  /** FS-12.12: open production of the human, then what the decks in play say. */
  development(play) {
    const farthest = highest(availableOpenProduction(play), ({ card }) => card.distance);
    push(play, { at: 'borgo-occupy', places: farthest.map(({ place }) => place.id) }, { at: 'borgo-decks' });
  },
};

/** FS-12.20: not in ruins, no worker on it. */
function availableOpenProduction(play: Play): readonly { readonly place: Place; readonly card: Card }[] {
  return playerAt(play.state, 0).places.flatMap((place) => {
    const card = standing(play.rules, place);
    return card?.production?.open && !place.worker ? [{ place, card }] : [];
  });
}

/** FS-12.12, FS-R84: Winter before New Era. */
export const borgoDecks = automatic<FrameOf<'borgo-decks'>>((play) => {
  const inPlay = decksInPlay(play.state.options);
  for (const deck of ['base', 'winter', 'new-era'] as const) {
    if (inPlay.includes(deck)) play.rules.pack.solo.borgo.developmentByDeck[deck].forEach((effect) => deckEffect(play, effect));
  }
});

function deckEffect(play: Play, effect: BorgoEffect): void {
  const { seats } = play.state;
  if (effect.do === 'addBrawlers') {
    tell(play, { type: 'brawlers', open: { seat: seats, n: effect.n } });
    return;
  }
  // FS-R83: a printed shield counts as one; none left: nothing.
  const bare = playerAt(play.state, seats).places.flatMap((place) => {
    const card = standing(play.rules, place);
    return card !== undefined && !hasShield(card, place) ? [{ place, card }] : [];
  });
  const farthest = highest(bare, ({ card }) => card.distance);
  const best = highest(farthest, ({ card }) => -effect.tie.indexOf(card.category));
  push(play, { at: 'borgo-shield', places: best.map(({ place }) => place.id) });
}
