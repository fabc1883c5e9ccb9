import { type Chance, fastChance, type GameEvent, type Seat } from '@kronika/game-kernel';
import { corePack } from '../content/core-pack';
import { asFact } from '../events/evolve';
import { makeGame } from '../game';
import { findPlace } from '../state/queries';
import { makeRules } from '../pack/rules';
import { type Options, soloModes } from '../options';
import type { State } from '../state/state';
import { everyMove } from './every-move';
import { Invariants } from './invariants';

export interface SoakTable {
  readonly seats: number;
  readonly options: object;
}

/** 2 to 4 players with every deck. */
export const soakTables: readonly SoakTable[] = [2, 3, 4].flatMap((seats) =>
  ['none', 'new-era', 'winter'].map((expansion) => ({ seats, options: { expansion, promoFactions: true, factionAssignment: 'random' } })),
);
/** Each solo mode, with a deck by turns. */
export const soloTables: readonly SoakTable[] = soloModes.flatMap((soloMode) =>
  ['none', 'new-era', 'winter'].map((expansion) => ({ seats: 1, options: { soloMode, expansion, promoFactions: true } })),
);

/** What random play came across. */
export interface SoakTally {
  games: number;
  moves: number;
  events: number;
  refused: number;
  faults: string[];
  /** Cards built, razed from hand, signed or played by people; actions of locations and boards used. */
  readonly used: Set<string>;
}

const game = makeGame(corePack);
const rules = makeRules(corePack);
/** One state in so many is tried with every other well-formed move. */
const sampled = 400;

/** Plays games at random, and checks what must hold after every event. */
export function soak(table: SoakTable, seeds: Iterable<number | string>, tally: SoakTally): void {
  const parsed = game.options.parse(table.options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const invariants = new Invariants(rules, parsed.value);
  for (const seed of seeds) {
    const fault = playOne(table.seats, parsed.value, fastChance(`${JSON.stringify(table)}/${seed}`), invariants, tally);
    if (fault !== undefined) tally.faults.push(`${JSON.stringify(table)}, seed ${seed}: ${fault}`);
    tally.games++;
  }
}

export function newTally(): SoakTally {
  return { games: 0, moves: 0, events: 0, refused: 0, faults: [], used: new Set() };
}

function playOne(seats: number, options: Options, chance: Chance, invariants: Invariants, tally: SoakTally): string | undefined {
  let state: State | undefined;
  const fold = (events: readonly GameEvent[]): string | undefined => {
    for (const event of events) {
      if (state !== undefined) noteUse(event, state, tally.used);
      state = game.evolve(state, event);
      tally.events++;
      const fault = invariants.broken(state);
      if (fault !== undefined) return `after '${event.type}': ${fault}`;
    }
    return undefined;
  };
  let fault = fold(game.setup({ seats, options }, chance));
  for (let moves = 0; fault === undefined && state !== undefined; moves++, tally.moves++) {
    const decisions = game.toAct(state);
    if (decisions.length === 0) return game.outcome(state) === undefined ? 'nobody can act, and there is no outcome' : undefined;
    if (moves > 50_000) return 'it does not end';
    const { seat } = chance.pick('who', decisions);
    const legal = game.legalMoves(state, seat);
    if (chance.int('sample', sampled) === 0) fault = othersRefused(state, seat, tally);
    const result = game.decide(state, seat, chance.pick('move', legal), chance);
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
    case 'built':
      if (fact.open.from === 'hand') used.add(`built ${fact.open.card}`);
      break;
    case 'developed':
      used.add(`built ${fact.open.card}`);
      break;
    case 'razedFromHand':
      used.add(`razed ${fact.open.card}`);
      break;
    case 'dealSigned':
      used.add(`deal ${fact.open.card}`);
      break;
    case 'connectionPlayed':
      used.add(`played ${fact.open.card}`);
      break;
    case 'used':
      used.add(`used ${findPlace(before, fact.open.place)?.place.card ?? ''}`);
      break;
    case 'actionUsed':
      used.add(`action ${before.players[fact.open.seat]?.faction ?? ''} ${fact.open.action}`);
      break;
    default:
  }
}

/** Everything that random play should come across: each card in each of its uses, each action. */
export function everythingToUse(): readonly string[] {
  return [
    ...corePack.locations.flatMap(({ id }) => [`built ${id}`, `razed ${id}`, `deal ${id}`]),
    ...corePack.locations.filter(({ abilities }) => abilities.some(({ kind }) => kind === 'action')).map(({ id }) => `used ${id}`),
    ...corePack.connections.map(({ id }) => `played ${id}`),
    ...corePack.factions.flatMap(({ id, actions }) => actions.map((action) => `action ${id} ${action.id}`)),
  ];
}
