import { type HiddenLoot, type State, topOf } from '../state/state';
import { drawnFrom, newDeck, without, withAutoma, withEnemy, withPlayer } from './change';
import type { Facts, Secrets } from './facts';

export const roadFacts = {
  advanced: (state: State, { seat, to }: Facts['advanced']): State =>
    seat >= state.seats
      ? withAutoma(state, (automa) => ({ ...automa, stop: to }))
      : withPlayer(state, seat, (player) => ({ ...player, stop: to })),
  waypointTaken: (state: State, { stop }: Facts['waypointTaken']): State => ({
    ...state,
    waypoints: state.waypoints.filter((waypoint) => waypoint.stop !== stop),
  }),
  avalanche: (state: State, { link }: Facts['avalanche']): State => ({ ...state, blocked: [...state.blocked, link] }),
  mineLaid: (state: State, { seat, link, lifted }: Facts['mineLaid']): State => ({
    ...state,
    mines: [...state.mines.filter((mine) => mine.link !== lifted), { link, seat }],
  }),
  mineSprung: (state: State, { link }: Facts['mineSprung']): State => ({
    ...state,
    mines: state.mines.filter((mine) => mine.link !== link),
  }),
  auroraMoved: (state: State, { mooring }: Facts['auroraMoved']): State => ({ ...state, aurora: mooring }),
};

function lootOf(state: State, enemy: string): HiddenLoot | undefined {
  return state.enemies.find(({ card }) => card === enemy)?.loot;
}

function withoutEnemy(state: State, enemy: string): State {
  return { ...state, enemies: state.enemies.filter(({ card }) => card !== enemy), gone: [...state.gone, enemy] };
}

export const fireFacts = {
  spared: (state: State, { seat, enemy }: Facts['spared']): State => withPlayer(state, seat, (player) => ({ ...player, spared: enemy })),
  ambushed: (state: State, { enemy, slot, region, pair, spaces }: Facts['ambushed']): State => ({
    ...state,
    zone: state.zone.with(slot, null),
    lootDeck: drawnFrom(state.lootDeck),
    enemies: [
      ...state.enemies,
      { card: enemy, region, loot: { pair, card: topOf(state.lootDeck) ?? null }, spaces, damage: 0, targets: [] },
    ],
  }),
  outcomeRevealed: (state: State, { card, top }: Facts['outcomeRevealed']): State => {
    const { outcomes } = state;
    return {
      ...state,
      outcomes: {
        deck: drawnFrom(outcomes.deck),
        top: top ?? outcomes.top,
        current: card,
        discard: outcomes.current === null ? outcomes.discard : [...outcomes.discard, outcomes.current],
      },
    };
  },
  outcomesShuffled: (state: State, { n, top }: Facts['outcomesShuffled'], order: Secrets['outcomesShuffled'] | undefined): State => ({
    ...state,
    outcomes: { deck: newDeck(n, order), top, current: state.outcomes.current, discard: [] },
  }),
  attacked: (state: State, { enemy, damage }: Facts['attacked']): State =>
    damage === 0 ? state : withEnemy(state, enemy, (hit) => ({ ...hit, damage: hit.damage + damage })),
  targeted: (state: State, { seat, enemy }: Facts['targeted']): State =>
    withEnemy(state, enemy, (hit) => ({ ...hit, targets: [...hit.targets, seat] })),
  targetLifted: (state: State, { enemy, space }: Facts['targetLifted']): State =>
    withEnemy(state, enemy, (hit) => ({ ...hit, targets: hit.targets.toSpliced(space, 1) })),
  targetReplaced: (state: State, { seat, enemy, space }: Facts['targetReplaced']): State =>
    withEnemy(state, enemy, (hit) => ({ ...hit, targets: hit.targets.with(space, seat) })),
  defeated: (state: State, { enemy, looter, loot, consoled }: Facts['defeated']): State => {
    const hidden = lootOf(state, enemy);
    const after = withoutEnemy(state, enemy);
    const owed = [...after.owed, ...consoled];
    if (hidden === undefined) return after;
    if (looter === null) return { ...after, owed, lootGone: [...after.lootGone, hidden] };
    return { ...after, owed, won: [...after.won, { seat: looter, card: loot ?? hidden.card, pair: hidden.pair }] };
  },
  abandoned: (state: State, { enemy }: Facts['abandoned']): State => {
    const hidden = lootOf(state, enemy);
    const after = withoutEnemy(state, enemy);
    return hidden === undefined ? after : { ...after, lootGone: [...after.lootGone, hidden] };
  },
  rewardsTaken: (state: State, { seat }: Facts['rewardsTaken']): State => ({
    ...state,
    won: state.won.filter((won) => won.seat !== seat),
    owed: state.owed.filter((owed) => owed.seat !== seat),
    transit: [...state.transit, ...state.won.flatMap((won) => (won.seat === seat && won.card !== null ? [won.card] : []))],
  }),
  lootDeclined: (state: State, { card }: Facts['lootDeclined']): State => ({
    ...state,
    lootDiscard: [...state.lootDiscard, card],
    transit: without(state.transit, card),
  }),
};
