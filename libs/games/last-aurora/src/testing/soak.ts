import { type Bot, type Chance, fastChance, type GameEvent, type Seat } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { asFact } from '../events/evolve';
import { makeGame } from '../game';
import type { Options } from '../options';
import { makeRules } from '../pack/rules';
import type { State } from '../state/state';
import { everyMove } from './every-move';
import { Invariants, isSettled } from './invariants';

export interface SoakTable {
  readonly seats: number;
  readonly options: { readonly map: 'alpha' | 'beta'; readonly mine: boolean };
}

const maps = ['alpha', 'beta'] as const;
/** 2 to 4 players on both maps, with the Mine: it only adds. */
export const soakTables: readonly SoakTable[] = [2, 3, 4].flatMap((seats) => maps.map((map) => ({ seats, options: { map, mine: true } })));
export const soloTables: readonly SoakTable[] = maps.map((map) => ({ seats: 1, options: { map, mine: true } }));

/** What play came across. */
export interface SoakTally {
  games: number;
  moves: number;
  events: number;
  refused: number;
  faults: string[];
  /** Cards explored, items used, loot and enemies met, stops ended on, special fields and links used. */
  readonly used: Set<string>;
}

const game = makeGame(corePack);
const rules = makeRules(corePack);
/** One state in so many is tried with every other well-formed move. */
const sampled = 400;

export function newTally(): SoakTally {
  return { games: 0, moves: 0, events: 0, refused: 0, faults: [], used: new Set() };
}

/** Plays games, and checks what must hold after every event: at random, or with a bot in every seat. */
export function soak(table: SoakTable, seeds: Iterable<number | string>, tally: SoakTally, bot?: Bot<unknown>): void {
  for (const seed of seeds) {
    const fault = playOne(table.seats, table.options, fastChance(`${JSON.stringify(table)}/${seed}`), tally, bot);
    if (fault !== undefined) tally.faults.push(`${JSON.stringify(table)}, seed ${seed}: ${fault}`);
    tally.games++;
  }
}

function playOne(seats: number, options: Options, chance: Chance, tally: SoakTally, bot: Bot<unknown> | undefined): string | undefined {
  const invariants = new Invariants(rules);
  let state: State | undefined;
  const fold = (events: readonly GameEvent[]): string | undefined => {
    for (const [index, event] of events.entries()) {
      if (state !== undefined) noteUse(event, state, tally.used);
      state = game.evolve(state, event);
      tally.events++;
      const fault = invariants.broken(state, index === events.length - 1 && isSettled(state));
      if (fault !== undefined) return `after '${event.type}': ${fault}`;
    }
    return undefined;
  };
  let fault = fold(game.setup({ seats, options }, chance));
  for (let moves = 0; fault === undefined && state !== undefined; moves++, tally.moves++) {
    const decisions = game.toAct(state);
    if (decisions.length === 0) return game.outcome(state) === undefined ? 'nobody can act, and there is no outcome' : undefined;
    if (moves > 50_000) return 'it does not end';
    const decision = chance.pick('who', decisions);
    const { seat } = decision;
    const legal = game.legalMoves(state, seat);
    if (chance.int('sample', sampled) === 0) fault = othersRefused(state, seat, tally);
    const now = state;
    const sight: Parameters<Bot<unknown>['choose']>[0] = {
      seat,
      decision,
      view: null,
      legal,
      imagine: (by) => game.resample(now, { seat }, by),
    };
    const move = bot === undefined ? chance.pick('move', legal) : (bot.choose(sight, chance) as (typeof legal)[number]);
    const result = game.decide(state, seat, move, chance);
    fault ??= result.ok ? fold(result.value) : `a legal move was refused: ${result.error.rule} ${result.error.message}`;
  }
  return fault;
}

/** Legal moves are accepted, every other well-formed one is refused. */
function othersRefused(state: State, seat: Seat, tally: SoakTally): string | undefined {
  const legal = new Set(game.legalMoves(state, seat).map((move) => JSON.stringify(move)));
  for (const text of legal) {
    const result = game.decide(state, seat, JSON.parse(text) as never, fastChance(0));
    if (!result.ok) return `legal ${text} was refused: ${result.error.rule}`;
  }
  for (const move of everyMove(rules, state)) {
    if (legal.has(JSON.stringify(move))) continue;
    tally.refused++;
    if (game.decide(state, seat, move, fastChance(0)).ok) return `${JSON.stringify(move)} is not legal, but was accepted`;
  }
  return undefined;
}

function noteUse(event: GameEvent, before: State, used: Set<string>): void {
  const fact = asFact(event);
  switch (fact.type) {
    case 'explored':
      used.add(`card ${fact.open.card}`);
      break;
    case 'revealed':
      if (fact.open.event) used.add(`card ${fact.open.card}`);
      break;
    case 'ambushed':
      used.add(`card ${fact.open.enemy}`);
      break;
    case 'itemDiscarded':
      if (fact.open.used) used.add(`item ${fact.open.item}`);
      break;
    case 'attached':
      if (rules.loot.has(fact.open.card.card)) used.add(`card ${fact.open.card.card}`);
      break;
    case 'recruited':
      used.add(`card ${fact.open.card}`);
      break;
    case 'outcomeRevealed':
    case 'automaRevealed':
      used.add(`card ${fact.open.card}`);
      break;
    case 'advanced':
      used.add(`stop ${fact.open.to}`);
      used.add(`link ${fact.open.link}`);
      break;
    case 'waypointTaken':
      used.add(`waypoint ${fact.open.kind}`);
      break;
    case 'contaminated':
      if (fact.open.by === 'waypoint') used.add('waypoint contamination');
      break;
    case 'used':
      used.add(
        `ability ${before.players[fact.open.seat]?.survivors.some(({ card }) => card === fact.open.what) === true ? fact.open.what : 'slot'}`,
      );
      break;
    default:
  }
}

/** Everything that play should come across. Shortcuts, far stops and loot need somebody who plays for them. */
export function everythingToUse(): readonly string[] {
  const starters = corePack.starters.filter(({ colour }) => colour === null);
  const cards = [
    ...starters,
    ...corePack.exploration,
    ...corePack.enemies,
    ...corePack.loot,
    ...corePack.outcomes,
    ...corePack.automa.actions,
  ];
  return [
    ...cards.map(({ id }) => `card ${id}`),
    ...corePack.items.map(({ id }) => `item ${id}`),
    ...corePack.waypoints.map(({ kind }) => `waypoint ${kind}`),
    ...corePack.maps.flatMap(({ stops, roads, shortcuts }) => [
      ...stops.slice(1).map(({ id }) => `stop ${id}`),
      ...[...roads, ...shortcuts].map(({ id }) => `link ${id}`),
    ]),
    ...['medic', 'hustler', 'mechanic', 'gunner'].map((id) => `ability ${id}`),
  ];
}
