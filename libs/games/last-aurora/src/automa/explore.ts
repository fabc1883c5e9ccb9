import { leaveIfEmpty, resourcesIn, zoneCard } from '../explore/card-action';
import { type Play, push, tell } from '../frames/play';
import { drawOne } from '../items/draw';
import type { AutomaAction } from '../pack/records';
import { actionNamed, type Card, cardNamed } from '../pack/rules';
import { resources } from '../pack/vocabulary';
import { automaOf, left, type ZoneCard } from '../state/state';
import { automaEffect, automaGains, automaRecruits, automaRepairs } from './effects';

/** LA-17.4: a face-down card for each survivor. */
export function beginAutomaExploration(play: Play): void {
  if (play.state.automa === null) return;
  const { survivors, contaminated } = play.state.automa;
  let wanted = survivors + contaminated;
  wanted -= drawUpTo(play, wanted);
  const { discard } = automaOf(play.state);
  if (wanted === 0 || discard.length === 0) return;
  const order = play.chance.shuffle('automa', discard);
  tell(play, { type: 'automaShuffled', open: { n: order.length }, sealed: [{ to: 'nobody', data: order }] });
  drawUpTo(play, wanted);
}

function drawUpTo(play: Play, wanted: number): number {
  const n = Math.min(wanted, left(automaOf(play.state).deck));
  if (n > 0) tell(play, { type: 'automaDrew', open: { n } });
  return n;
}

/** LA-17.5: the next card is turned, and its slot explored. Without one it passes. */
export function automaExplores(play: Play): void {
  const card = automaOf(play.state).down.cards?.[0];
  if (automaOf(play.state).down.n === 0) return;
  if (card === undefined) throw new Error('The action stack is not known');
  tell(play, { type: 'automaRevealed', open: { card, from: 'down' } });
  const action = actionNamed(play.rules, card);
  const slot = targetSlot(play, action);
  if (slot === undefined) return;
  // The row is filled again afterwards, if the card left it.
  push(play, { at: 'refill', slot });
  exploreSlot(play, action, slot);
}

type Priority = AutomaAction['priorities'][number];

/** What an action type looks for (LA-17.6). */
function serves(card: Card, priority: Priority): boolean {
  switch (priority) {
    case 'gather':
      return card.type === 'location';
    case 'recruit':
      return card.type === 'survivor';
    case 'upgrade':
      return card.type === 'truck' || card.type === 'trailer' || card.type === 'device';
    case 'encounter':
      return card.type === 'encounter';
  }
}

/** LA-17.6: slot 1, slot 5, or by priority among the others. */
function targetSlot(play: Play, { value, arrow, priorities }: AutomaAction): number | undefined {
  if (value === 1 || value === 3) {
    const slot = value === 1 ? 0 : play.state.zone.length - 1;
    return zoneCard(play, slot) === null ? undefined : slot;
  }
  const middle = play.state.zone.flatMap((found, slot) =>
    found === null || slot === 0 || slot === play.state.zone.length - 1 ? [] : [{ slot, card: cardNamed(play.rules, found.card) }],
  );
  for (const priority of priorities) {
    const fitting = middle.filter(({ card }) => serves(card, priority));
    const chosen = arrow === 'left' ? fitting[0] : fitting.at(-1);
    if (chosen !== undefined) return chosen.slot;
  }
  return undefined;
}

function exploreSlot(play: Play, action: AutomaAction, slot: number): void {
  const found = zoneCard(play, slot);
  if (found === null) return;
  const seat = play.state.seats;
  const card = cardNamed(play.rules, found.card);
  switch (card.type) {
    case 'location':
      for (const effect of card.effects) automaEffect(play, effect, 'card');
      if (play.state.ended === null) gatherBlock(play, action, slot, found);
      return;
    case 'truck':
    case 'trailer':
    case 'device': // LA-17.8
      tell(play, { type: 'cardTaken', open: { seat, slot, card: card.id, discarded: true } });
      {
        automaRepairs(play, 'upgrade');
        return;
      }
    case 'survivor': // LA-17.9
      tell(play, { type: 'cardTaken', open: { seat, slot, card: card.id, discarded: true } });
      {
        automaRecruits(play, 'recruit');
        return;
      }
    case 'encounter': {
      // LA-17.10
      tell(play, { type: 'cardTaken', open: { seat, slot, card: card.id, discarded: true } });
      return;
    }
    case 'enemy': // LA-17.11
      for (const { res, n } of action.enemyOnSlot) automaGains(play, res, n, 'automa');
      return;
    case 'event':
      return;
  }
}

/** LA-17.7: the block on the arrow's side, or the only one left. */
function gatherBlock(play: Play, { arrow }: AutomaAction, slot: number, found: ZoneCard): void {
  const seat = play.state.seats;
  const side = resourcesIn(found[arrow]) > 0 ? arrow : arrow === 'left' ? 'right' : 'left';
  const pile = found[side];
  tell(play, { type: 'blockTaken', open: { seat, slot, side } });
  for (const res of resources) automaGains(play, res, pile[res], 'card');
  for (let n = 0; n < pile.item; n++) drawOne(play, seat, 'card');
  leaveIfEmpty(play, seat, slot);
}
