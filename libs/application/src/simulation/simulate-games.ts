import type { Json } from '@kronika/event-log';
import { type AnyGame, type Bot, greedyBot, type Outcome, randomBot, simulateOne, type SimulatedGame } from '@kronika/game-kernel';
import type { CatalogEntry } from '@kronika/games/catalog';
import { addTallies, emptyTally, type Side, type Tally } from './tally';

/** A number of games for one worker; plain JSON, as it crosses to another thread. */
export interface SimulationTask {
  readonly game: string;
  readonly options: Json;
  /** The bot of each seat, by name. */
  readonly bots: readonly string[];
  /** Game n of the whole is played from the seed `<seed>/<n>`. */
  readonly seed: string;
  readonly first: number;
  readonly games: number;
}

/** Plays the games of a task. A game that breaks its contract is a failure in the tally, with the seed that shows it again. */
export async function simulateGames(offered: readonly CatalogEntry[], task: SimulationTask): Promise<Tally> {
  const { game, bots } = await gameWithBots(offered, task.game, task.bots);
  let tally = emptyTally;
  for (let index = task.first; index < task.first + task.games; index++) {
    const seed = `${task.seed}/${index}`;
    // Who plays what moves on from game to game, so that no bot always has the same seat.
    const seated = bots.map((_, seat) => bots[(seat + index) % bots.length] ?? randomBot);
    tally = addTallies(tally, simulateGame(game, task.options, seated, seed));
  }
  return tally;
}

/** The game made from its default pack, and the named bots; throws in words for a name that is not known. */
export async function gameWithBots(
  offered: readonly CatalogEntry[],
  id: string,
  names: readonly string[],
): Promise<{ readonly game: AnyGame; readonly bots: readonly Bot<unknown>[] }> {
  const module = await offered.find((entry) => entry.id === id)?.load();
  if (module === undefined)
    throw new Error(`There is no game '${id}'. There are: ${offered.map((entry) => entry.id).join(', ') || 'none'}.`);
  const game = module.makeGame(module.defaultPack);
  const known: Readonly<Record<string, (game: AnyGame) => Bot<unknown>>> = {
    random: () => randomBot,
    greedy: (made) => greedyBot(made),
    ...module.bots,
  };
  const bots = names.map((name) => {
    const make = known[name];
    if (make === undefined) throw new Error(`There is no bot '${name}' for ${id}. There are: ${Object.keys(known).join(', ')}.`);
    return make(game);
  });
  return { game, bots };
}

function simulateGame(game: AnyGame, options: Json, bots: readonly Bot<unknown>[], seed: string): Tally {
  try {
    return tallyOf(simulateOne({ game, options, bots, seed }), bots);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ...emptyTally, games: 1, failures: [{ seed, message }] };
  }
}

function tallyOf(played: SimulatedGame<unknown>, bots: readonly Bot<unknown>[]): Tally {
  const seats = sidesOf(played.outcome, bots.length);
  const none: Side = { games: 0, wins: 0, score: 0 };
  const group = (names: Iterable<readonly [string, number]>) => {
    let record: Tally['factions'] = {};
    for (const [name, seat] of names) {
      record = addTallies({ ...emptyTally, factions: record }, { ...emptyTally, factions: { [name]: seats[seat] ?? none } }).factions;
    }
    return record;
  };
  const factions = played.metrics.flatMap(({ name, of, seat }): [string, number][] =>
    name === 'faction' && of !== undefined && seat !== undefined ? [[of, seat]] : [],
  );
  return {
    ...emptyTally,
    games: 1,
    ended: 1,
    moves: played.moves,
    events: played.events.length,
    seats,
    factions: group(factions),
    bots: group(bots.map((bot, seat) => [bot.name, seat] as const)),
  };
}

function sidesOf(outcome: Outcome, seats: number): Side[] {
  if (outcome.kind !== 'ranking')
    return Array.from({ length: seats }, () => ({ games: 1, wins: outcome.won ? 1 : 0, score: outcome.score }));
  const winners = outcome.places.filter(({ place }) => place === 1).length;
  return Array.from({ length: seats }, (_, seat) => {
    const placing = outcome.places.find((one) => one.seat === seat);
    return { games: 1, wins: placing?.place === 1 ? 1 / winners : 0, score: placing?.score ?? 0 };
  });
}
