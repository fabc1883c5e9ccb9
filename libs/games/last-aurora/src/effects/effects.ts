import type { Seat } from '@kronika/game-kernel';
import { automaEffect } from '../automa/effects';
import { countOf, hasResource } from '../convoy/queries';
import { abilitiesOf } from '../pack/rules';
import { type Effect, type PlainEffect, type Resource, resources, type Token } from '../pack/vocabulary';
import type { Exploring, FrameOf } from '../frames/frame';
import { automatic, choice, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { isAutoma, noPile, type Pile, playerAt, type State } from '../state/state';

type EffectsFrame = FrameOf<'effects'>;

/** Carries out a list of effects for one side, the first first. */
export const effects = automatic<EffectsFrame>((play, frame) => {
  const [first, ...rest] = frame.list;
  if (first === undefined) return;
  if (rest.length > 0) push(play, { ...frame, list: rest });
  if (isAutoma(play.state, frame.seat)) automaEffect(play, first, frame.by);
  else perform(play, frame, first);
});

function perform(play: Play, { seat, exploring, by }: EffectsFrame, effect: Effect): void {
  switch (effect.do) {
    case 'gain': {
      push(play, { at: 'place', seat, tokens: new Array<Token>(effect.n).fill(effect.res), why: 'gain', by });
      return;
    }
    case 'gainItem': {
      push(play, { at: 'draw', seat, n: effect.n, by });
      return;
    }
    case 'pay':
      for (let n = 0; n < effect.n; n++) {
        push(play, { at: 'pay', seat, of: effect.res === 'anyResource' ? resources : [effect.res], swap: null, by });
      }
      return;
    case 'discardItem':
      for (let n = 0; n < effect.n; n++) push(play, { at: 'pay-item', seat });
      return;
    case 'damage': {
      push(play, { at: 'damage', seat, n: effect.n, zone: effect.zone, by });
      return;
    }
    case 'repair': {
      push(play, { at: 'repair', seat, n: effect.upTo, must: false, by });
      return;
    }
    case 'contaminate': {
      const crew = effect.target === 'acting' ? exploring.crew : null;
      if (!ignored(play, exploring, 'contamination')) push(play, { at: 'contaminate', seat, n: effect.n, crew, by });
      return;
    }
    case 'decontaminate': {
      const crew = effect.target === 'acting' ? exploring.crew : null;
      push(play, { at: 'decontaminate', seat, n: effect.upTo, crew, most: effect.maxSurvivors, chosen: [], by });
      return;
    }
    case 'fame':
      if (effect.n > 0 || !ignored(play, exploring, 'fameLoss')) push(play, { at: 'fame', seat, n: effect.n, by });
      return;
    case 'choose': {
      push(play, { at: 'option', seat, options: effect.options, exploring, by });
      return;
    }
    case 'takeAllFromCard': {
      takeAll(play, seat, exploring);
      return;
    }
    case 'swapWithCard': {
      const held = tokenOnCard(play.state, exploring.slot);
      const of = resources.filter((res) => res !== held);
      push(play, { at: 'pay', seat, of, swap: exploring.slot, by });
      return;
    }
    case 'discardThisCard': {
      discardExplored(play, seat, exploring);
      return;
    }
    case 'moveConvoy': {
      // LA-16.4: the fuel first; then up to so many links.
      push(
        play,
        { at: 'pay', seat, of: ['fuel'], swap: null, by },
        { at: 'drive', seat, stage: 'rolling', points: effect.upTo, path: [], strain: 0, bonus: exploring.crew },
      );
      return;
    }
    case 'attack': {
      push(play, { at: 'bonus-attack', seat });
      return;
    }
    case 'upgradeFromDiscard': {
      push(play, { at: 'salvage', seat });
      return;
    }
  }
}

/** LA-19.2: a committed Hermit or Preacher keeps this from the whole crew. */
export function ignored({ rules }: Pick<Position, 'rules'>, { crew, part }: Exploring, what: 'contamination' | 'fameLoss'): boolean {
  return crew.some((card) =>
    abilitiesOf(rules, card).some(
      (ability) => ability.do === 'ignore' && ability.what === what && part !== null && ability.in.includes(part),
    ),
  );
}

function pileOf(state: State, slot: number | null): Pile {
  return (slot === null ? null : state.zone[slot]?.tokens) ?? noPile;
}

/** The resource that lies on an encounter such as the Trader. */
export function tokenOnCard(state: State, slot: number | null): Resource | undefined {
  const pile = pileOf(state, slot);
  return resources.find((res) => pile[res] > 0);
}

function takeAll(play: Play, seat: Seat, { slot }: Exploring): void {
  if (slot === null) return;
  const pile = pileOf(play.state, slot);
  tell(play, { type: 'tokensLeft', open: { slot, tokens: noPile } });
  const tokens = resources.flatMap((res) => new Array<Token>(pile[res]).fill(res));
  push(play, { at: 'place', seat, tokens, why: 'gain', by: 'card' });
}

function discardExplored(play: Play, seat: Seat, { slot }: Exploring): void {
  const card = slot === null ? null : play.state.zone[slot];
  if (slot !== null && card !== null && card !== undefined)
    tell(play, { type: 'cardTaken', open: { seat, slot, card: card.card, discarded: true } });
}

/** LA-15.8: what cannot be paid in full cannot be chosen. */
export function payable({ state }: Position, seat: Seat, list: readonly (Effect | PlainEffect)[], slot: number | null): boolean {
  const player = playerAt(state, seat);
  return list.every((effect) => {
    switch (effect.do) {
      case 'pay':
        return effect.res === 'anyResource' ? hasResource(player) : countOf(player, effect.res) >= effect.n;
      case 'discardItem':
        return player.items.n >= effect.n;
      case 'swapWithCard':
        return resources.some((res) => res !== tokenOnCard(state, slot) && countOf(player, res) > 0);
      case 'moveConvoy':
        return countOf(player, 'fuel') > 0;
      case 'attack':
        return countOf(player, 'ammo') > 0;
      default:
        return true;
    }
  });
}

/** LA-14.26, LA-14.44, LA-14.52: one of several options that can be paid. */
export const option = choice<FrameOf<'option'>>({
  kind: 'choose-option',
  moves(position, { seat, options, exploring, by }) {
    const name = by === 'ambush' || by === 'enemy-fire' ? 'ambushOption' : by === 'event' ? 'eventOption' : 'chooseEncounterOption';
    return options.flatMap((list, index): Move[] => (payable(position, seat, list, exploring.slot) ? [{ do: name, option: index }] : []));
  },
  answer(play, { seat, options, exploring, by }, move) {
    if (!('option' in move)) return;
    push(play, { at: 'effects', seat, list: options[move.option] ?? [], exploring, by });
  },
});
