import type { Seat } from '@kronika/game-kernel';
import { payable, tokenOnCard } from '../effects/effects';
import { towOf } from '../convoy/queries';
import type { Exploring, FrameOf } from '../frames/frame';
import { choice, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { cardNamed } from '../pack/rules';
import { type Effect, resources, type Token } from '../pack/vocabulary';
import { type Pile, playerAt, type ZoneCard } from '../state/state';

/** The card on a slot of the Exploration Zone, counted from 0. */
export function zoneCard({ state }: Position, slot: number): ZoneCard | null {
  return state.zone[slot] ?? null;
}

/** LA-8.8: only an encounter, or a trailer without anything to pull it, can be impossible. */
export function cardActionPossible(position: Position, seat: Seat, slot: number): boolean {
  const found = zoneCard(position, slot);
  if (found === null) return false;
  const card = cardNamed(position.rules, found.card);
  if (card.type === 'enemy') return false;
  if (card.type === 'trailer') return towOf(position.rules, playerAt(position.state, seat)) > 0;
  if (card.type === 'encounter') return card.options.some((option) => payable(position, seat, option, slot));
  return true;
}

/** LA-8.8: whether an option of a bonus gives a resource that makes the card action possible. */
export function makesPossible({ state }: Position, slot: number, option: readonly Effect[]): boolean {
  return option.some((effect) => effect.do === 'gain' && effect.res !== tokenOnCard(state, slot));
}

/** LA-8.9 to LA-8.12 */
export function beginCardAction(play: Play, seat: Seat, slot: number, crew: readonly string[]): void {
  const found = zoneCard(play, slot);
  if (found === null) return;
  const card = cardNamed(play.rules, found.card);
  const exploring: Exploring = { slot, crew, part: 'cardAction' };
  switch (card.type) {
    case 'location': {
      push(play, { at: 'effects', seat, list: card.effects, exploring, by: 'card' }, { at: 'gather', seat, slot });
      return;
    }
    case 'encounter': {
      push(play, { at: 'option', seat, options: card.options, exploring, by: 'card' });
      return;
    }
    case 'survivor':
      tell(play, { type: 'cardTaken', open: { seat, slot, card: card.id, discarded: false } });
      tell(play, { type: 'recruited', open: { seat, card: card.id } });
      {
        push(play, { at: 'place', seat, tokens: ['survivor'], why: 'recruit', by: 'recruit' });
        return;
      }
    case 'truck':
    case 'trailer':
    case 'device':
      tell(play, { type: 'cardTaken', open: { seat, slot, card: card.id, discarded: false } });
      {
        push(play, { at: 'attach', seat, card: card.id });
        return;
      }
    case 'event':
    case 'enemy':
      return;
  }
}

export function resourcesIn(pile: Pile): number {
  return resources.reduce((sum, res) => sum + pile[res], 0);
}

/** LA-14.22: one of the blocks that are left. */
export const gather = choice<FrameOf<'gather'>>({
  kind: 'choose-block',
  moves(position, { slot }) {
    const card = zoneCard(position, slot);
    return (['left', 'right'] as const).flatMap((side): Move[] =>
      card !== null && resourcesIn(card[side]) > 0 ? [{ do: 'chooseBlock', side }] : [],
    );
  },
  answer(play, { seat, slot }, move) {
    if (move.do !== 'chooseBlock') return;
    const pile = zoneCard(play, slot)?.[move.side];
    if (pile === undefined) return;
    tell(play, { type: 'blockTaken', open: { seat, slot, side: move.side } });
    const tokens = resources.flatMap((res) => new Array<Token>(pile[res]).fill(res));
    push(play, { at: 'place', seat, tokens, why: 'gain', by: 'card' }, { at: 'draw', seat, n: pile.item, by: 'card' });
    leaveIfEmpty(play, seat, slot);
  },
});

/** LA-8.9: a location without resources is discarded; otherwise it stays for a later exploration. */
export function leaveIfEmpty(play: Play, seat: Seat, slot: number): void {
  const card = zoneCard(play, slot);
  if (card !== null && resourcesIn(card.left) + resourcesIn(card.right) === 0)
    tell(play, { type: 'cardTaken', open: { seat, slot, card: card.card, discarded: true } });
}
