import type { Seat } from '@kronika/game-kernel';
import { automaFires } from '../automa/fire';
import { activeWith } from '../convoy/crew';
import { type Frame, type FrameOf, notExploring } from '../frames/frame';
import { automatic, type Handler, type Position } from '../frames/handler';
import { push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { regionOf, roadOf } from '../movement/road';
import { cardNamed, cardOfType } from '../pack/rules';
import { type Effect, enemyNumbers } from '../pack/vocabulary';
import { type Enemy, inPlay, isAutoma, playerAt, standardOrder, topOf } from '../state/state';
import { hasFireTurn } from './attack';
import { revealOutcome } from './outcome-deck';

/** LA-11.1 to LA-11.13: the steps of the phase, in order. */
export const fire = automatic<FrameOf<'fire'>>((play) => {
  tell(play, { type: 'phaseBegan', open: { phase: 'fire', round: play.state.round } });
  const order = standardOrder(play.state);
  push(
    play,
    { at: 'renegades', left: order.filter((seat) => hasRenegade(play, seat)) },
    { at: 'ambushes' },
    { at: 'convoy-fire', left: order },
    { at: 'rewards', left: order, own: true },
    {
      at: 'enemy-fire',
      regions: roadOf(play)
        .record.regions.map(({ id }) => id)
        .reverse(),
    },
    { at: 'abandon' },
    { at: 'round-end', left: order },
  );
});

function hasRenegade({ rules, state }: Position, seat: Seat): boolean {
  return !isAutoma(state, seat) && activeWith(rules, playerAt(state, seat), 'ignoreEnemy').length > 0;
}

/** Enemies that a Renegade can choose from: those on the road and those about to ambush (LA-11.2). */
function knownEnemies({ rules, state }: Position): readonly string[] {
  const waiting = state.zone.flatMap((found) => (found !== null && cardNamed(rules, found.card).type === 'enemy' ? [found.card] : []));
  return [...state.enemies.map(({ card }) => card), ...waiting];
}

export const renegades: Handler<FrameOf<'renegades'>> = {
  step(play, { left }) {
    const asked = left.filter((seat) => inPlay(play.state, seat));
    return asked.length === 0 || knownEnemies(play).length === 0 ? undefined : { at: 'renegades', left: asked };
  },
  asking: {
    kind: 'renegade',
    actors: (_, { left }) => left.slice(0, 1),
    moves: (position) => [...knownEnemies(position), null].map((enemy): Move => ({ do: 'renegade', enemy })),
    answer(play, { left: [seat, ...rest] }, move) {
      if (move.do !== 'renegade' || seat === undefined) return;
      tell(play, { type: 'spared', open: { seat, enemy: move.enemy } });
      push(play, { at: 'renegades', left: rest });
    },
  },
};

function ambushOf({ rules }: Position, enemy: string): readonly Effect[] {
  return cardOfType(rules, enemy, 'enemy').ambush;
}

/** Convoys in a region, in standard order. */
function convoysIn(position: Position, region: string): readonly Seat[] {
  return standardOrder(position.state).filter((seat) => regionOf(position, seat) === region);
}

/** LA-19.2: the Renegade's enemy does nothing to this player. */
function spares({ state }: Position, seat: Seat, enemy: string): boolean {
  return !isAutoma(state, seat) && playerAt(state, seat).spared === enemy;
}

/** LA-11.3: each enemy of the zone, from the left, falls on the region of the first convoy. */
export const ambushes = automatic<FrameOf<'ambushes'>>((play, frame) => {
  const slot = play.state.zone.findIndex((found) => found !== null && cardNamed(play.rules, found.card).type === 'enemy');
  const enemy = play.state.zone[slot]?.card;
  const [first] = standardOrder(play.state);
  const loot = topOf(play.state.lootDeck);
  if (enemy === undefined || first === undefined || loot === undefined) return;
  const region = regionOf(play, first);
  const { pair, defence } = lootBack(play, loot);
  const players = String(Math.max(2, play.state.seats)) as keyof typeof defence;
  tell(play, { type: 'ambushed', open: { enemy, slot, region, pair, spaces: defence[players] } });
  push(
    play,
    ...convoysIn(play, region)
      .filter((seat) => !spares(play, seat, enemy))
      .map((seat): Frame => ({ at: 'effects', seat, list: ambushOf(play, enemy), exploring: notExploring, by: 'ambush' })),
    frame,
  );
});

function lootBack({ rules }: Position, id: string) {
  const card = rules.pack.loot.find((loot) => loot.id === id);
  if (card === undefined) throw new Error(`'${id}' is no loot`);
  return card;
}

/** LA-11.4: in standard order. */
export const convoyFire = automatic<FrameOf<'convoy-fire'>>((play, { left: [seat, ...rest] }) => {
  if (seat === undefined) return;
  push(play, { at: 'convoy-fire', left: rest });
  if (!inPlay(play.state, seat)) return;
  if (isAutoma(play.state, seat)) {
    automaFires(play);
    return;
  }
  if (!hasFireTurn(play, seat)) return;
  tell(play, { type: 'turnBegan', open: { seat } });
  push(play, { at: 'fire-turn', seat });
});

function byNumber({ rules }: Position, enemies: readonly Enemy[]): readonly Enemy[] {
  const number = ({ card }: Enemy) => enemyNumbers.indexOf(cardOfType(rules, card, 'enemy').enemyNo);
  return [...enemies].sort((a, b) => number(a) - number(b));
}

/** LA-11.11, LA-11.12, LA-R20: one outcome card for each region with enemies and convoys, the last region first. */
export const enemyFire = automatic<FrameOf<'enemy-fire'>>((play, { regions: [region, ...rest] }) => {
  if (region === undefined) return;
  push(play, { at: 'enemy-fire', regions: rest });
  const enemies = byNumber(
    play,
    play.state.enemies.filter((enemy) => enemy.region === region),
  );
  const convoys = convoysIn(play, region);
  if (enemies.length === 0 || convoys.length === 0) return;
  const outcome = revealOutcome(play);
  // LA-R27: the zone is on the back that now lies on top, whatever is turned later.
  const zone = play.state.outcomes.top;
  const frames = convoys.flatMap((seat): Frame[] => {
    const rows = enemies
      .filter(({ card }) => !spares(play, seat, card))
      .map(({ card }) => ({ card, row: outcome.enemy[cardOfType(play.rules, card, 'enemy').enemyNo] }));
    const n = rows.reduce((sum, { row }) => sum + row.damage, 0);
    const hit: Frame = isAutoma(play.state, seat)
      ? { at: 'automa-hit', n, row: outcome.targetOrder[0] ?? 'A' }
      : { at: 'damage', seat, n, zone, by: 'enemy-fire' };
    const ambushed = rows.filter(({ row }) => row.ambush).flatMap(({ card }) => ambushOf(play, card));
    return [hit, { at: 'effects', seat, list: ambushed, exploring: notExploring, by: 'enemy-fire' }];
  });
  push(play, ...frames);
});

/** LA-11.13: an enemy without a convoy in its region leaves, its loot unseen. */
export const abandon = automatic<FrameOf<'abandon'>>((play) => {
  for (const { card, region } of play.state.enemies) {
    if (convoysIn(play, region).length === 0) tell(play, { type: 'abandoned', open: { enemy: card } });
  }
});
