import type { Seat } from '@kronika/game-kernel';
import { automaTakesRewards, automaTargets } from '../automa/fire';
import type { FrameOf } from '../frames/frame';
import { automatic, choice, type Handler, type Position } from '../frames/handler';
import { push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { cardNamed } from '../pack/rules';
import { targetLetters } from '../pack/vocabulary';
import { type Enemy, inPlay, isAutoma, playerAt, standardOrder, type State } from '../state/state';
import { revealOutcome } from './outcome-deck';

export function enemyNamed(state: State, card: string): Enemy | undefined {
  return state.enemies.find((enemy) => enemy.card === card);
}

/** Target counters that still lie on the own board. */
export function freeTargets({ rules, state }: Position, seat: Seat): number {
  const out = state.enemies.reduce((sum, { targets }) => sum + targets.filter((owner) => owner === seat).length, 0);
  return rules.constants.targetCounters - out;
}

function targetMoves(position: Position, { seat, enemy }: FrameOf<'target'>): readonly Move[] {
  const { state } = position;
  const hit = enemyNamed(state, enemy);
  if (hit === undefined) return [];
  if (freeTargets(position, seat) > 0) {
    // LA-11.8: four counters lie there: one makes room.
    return hit.targets.flatMap((owner, space): Move[] => (owner === seat ? [] : [{ do: 'evictTarget', space }]));
  }
  // LA-11.7
  const others = state.enemies.filter(({ card }) => card !== enemy);
  const lifts = others.flatMap(({ card, targets }) =>
    targets.flatMap((owner, space): Move[] => (owner === seat ? [{ do: 'moveTarget', enemy: card, space }] : [])),
  );
  return lifts.length === 0 ? [] : [...lifts, { do: 'keepTargets' }];
}

/** LA-11.6 to LA-11.8: a counter of the attacker goes on the enemy that was hit. */
export const target: Handler<FrameOf<'target'>> = {
  step(play, frame) {
    const { seat, enemy } = frame;
    if (isAutoma(play.state, seat)) {
      automaTargets(play, enemy);
      return undefined;
    }
    const hit = enemyNamed(play.state, enemy);
    if (hit !== undefined && freeTargets(play, seat) > 0 && hit.targets.length < targetLetters.length) {
      tell(play, { type: 'targeted', open: { seat, enemy } });
      return undefined;
    }
    return targetMoves(play, frame).length === 0 ? undefined : frame;
  },
  asking: {
    kind: 'place-target',
    actors: (_, { seat }) => [seat],
    moves: targetMoves,
    answer(play, frame, move) {
      const { seat, enemy } = frame;
      if (move.do === 'evictTarget') tell(play, { type: 'targetReplaced', open: { seat, enemy, space: move.space } });
      if (move.do !== 'moveTarget') return;
      tell(play, { type: 'targetLifted', open: { seat, enemy: move.enemy, space: move.space } });
      push(play, frame);
    },
  },
};

/** LA-11.9: the last defence space is damaged: an outcome card names the looter. */
export const defeat = automatic<FrameOf<'defeat'>>((play, { enemy, now }) => {
  const beaten = enemyNamed(play.state, enemy);
  if (beaten === undefined || beaten.damage < beaten.spaces) return;
  const { targetOrder } = revealOutcome(play);
  const letter = targetOrder.find((space) => beaten.targets[targetLetters.indexOf(space)] !== undefined);
  const looter = letter === undefined ? null : (beaten.targets[targetLetters.indexOf(letter)] ?? null);
  const others = standardOrder(play.state).filter((seat) => seat !== looter);
  const consoled = others.map((seat) => ({ seat, n: beaten.targets.filter((owner) => owner === seat).length })).filter(({ n }) => n > 0);
  const shown = looter === null || isAutoma(play.state, looter) ? null : beaten.loot.card;
  tell(play, { type: 'defeated', open: { enemy, looter, loot: shown, consoled } });
  // LA-16.7: at once, the looter first.
  if (now) push(play, { at: 'rewards', left: looter === null ? others : [looter, ...others], own: false });
});

/** LA-11.10: player by player, all own loot, then all own items. */
export const rewards = automatic<FrameOf<'rewards'>>((play, frame) => {
  const [seat, ...rest] = frame.left;
  if (seat === undefined) return;
  push(play, { ...frame, left: rest });
  const won = play.state.won.filter((loot) => loot.seat === seat);
  const owed = play.state.owed.filter((items) => items.seat === seat).reduce((sum, { n }) => sum + n, 0);
  if (won.length + owed === 0 || !inPlay(play.state, seat)) return;
  if (isAutoma(play.state, seat)) {
    automaTakesRewards(play, owed);
    return;
  }
  if (frame.own) tell(play, { type: 'turnBegan', open: { seat } });
  tell(play, { type: 'rewardsTaken', open: { seat } });
  push(play, ...won.map(({ card }): FrameOf<'loot'> => ({ at: 'loot', seat, card: card ?? '' })), {
    at: 'draw',
    seat,
    n: owed,
    by: 'loot',
  });
});

/** LA-R28: the truck and the Prisoner may be declined, a device only if every vehicle carries one. */
export const loot = choice<FrameOf<'loot'>>({
  kind: 'take-loot',
  moves({ rules, state }, { seat, card }) {
    const mustTake = cardNamed(rules, card).type === 'device' && playerAt(state, seat).top.includes(null);
    return mustTake ? [{ do: 'takeLoot' }] : [{ do: 'takeLoot' }, { do: 'declineLoot' }];
  },
  answer(play, { seat, card }, move) {
    if (move.do === 'declineLoot') {
      tell(play, { type: 'lootDeclined', open: { seat, card } });
      return;
    }
    if (cardNamed(play.rules, card).type !== 'survivor') {
      push(play, { at: 'attach', seat, card });
      return;
    }
    tell(play, { type: 'recruited', open: { seat, card } });
    push(play, { at: 'place', seat, tokens: ['survivor'], why: 'prisoner', by: 'loot' });
  },
});
