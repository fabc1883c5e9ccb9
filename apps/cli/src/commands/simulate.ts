import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { addTallies, emptyTally, gameWithBots, type Side, type SimulationTask, type Tally, wilson } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { drawProgress, runInWorkers } from '@kronika/runtime';
import { type Command, exit, WrongCall } from '../command';

import { showGame } from '../show-game';

const games = [...catalog, ...testCatalog];
const gamesPerTask = 10;

export const simulateCommand: Command = {
  name: 'simulate',
  usage: [
    ['simulate --game ID --players N --games N', 'lets bots play, and prints win rates by seat and faction with 95 % intervals'],
    ['  … --bots random,greedy', 'which bots play (they change seats from game to game); default: random'],
    ['  … --options JSON --seed TEXT --show [--language pl]', 'options of the game; the same seed plays the same games; one game in words'],
  ],
  async run(args) {
    const call = parseCall(args);
    // Names are checked here, before threads are started for them.
    await gameWithBots(games, call.game, call.bots).catch((error: unknown) => {
      throw new WrongCall(error instanceof Error ? error.message : String(error));
    });
    if (call.show) console.log(await showGame(games, call));
    const tally = await simulateAll(call);
    report(call, tally);
    return tally.failures.length === 0 ? exit.fine : exit.failed;
  },
};

interface Call {
  readonly game: string;
  readonly bots: readonly string[];
  readonly games: number;
  readonly options: Json;
  readonly seed: string;
  readonly show: boolean;
  readonly language: 'en' | 'pl';
}

function parseCall(args: readonly string[]): Call {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      players: { type: 'string', default: '2' },
      games: { type: 'string', default: '100' },
      bots: { type: 'string', default: 'random' },
      options: { type: 'string', default: '{}' },
      seed: { type: 'string' },
      show: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
    },
  });
  if (values.game === undefined) throw new WrongCall(`Name a game with --game: ${games.map(({ id }) => id).join(', ')}.`);
  if (values.language !== 'en' && values.language !== 'pl') throw new WrongCall('--language is en or pl.');
  const named = values.bots.split(',');
  const players = wholeNumber('players', values.players, 1, 10);
  return {
    game: values.game,
    bots: Array.from({ length: players }, (_, seat) => named[seat % named.length] ?? 'random'),
    games: wholeNumber('games', values.games, 1, 10_000_000),
    options: parseOptions(values.options),
    seed: values.seed ?? randomBytes(6).toString('hex'),
    show: values.show,
    language: values.language,
  };
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most)) throw new WrongCall(`--${name} is a whole number from ${least} to ${most}, not '${text}'.`);
  return number;
}

function parseOptions(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new WrongCall('--options is not JSON.');
  }
}

async function simulateAll(call: Call): Promise<Tally> {
  const tasks: SimulationTask[] = [];
  for (let first = 0; first < call.games; first += gamesPerTask) {
    const { game, options, bots, seed } = call;
    tasks.push({ game, options, bots, seed, first, games: Math.min(gamesPerTask, call.games - first) });
  }
  let tally = emptyTally;
  const progress = drawProgress();
  await runInWorkers<SimulationTask, Tally>(new URL('./simulation-worker.mjs', import.meta.url), tasks, (result) => {
    tally = addTallies(tally, result);
    progress.update(tally.games, call.games, tally.failures.length === 0 ? '' : `${tally.failures.length} failed`);
  });
  progress.end();
  return tally;
}

function report(call: Call, tally: Tally): void {
  console.log(`\n${call.game}, ${call.bots.length} players, seed ${call.seed}`);
  console.log(`games ended: ${tally.ended} of ${tally.games}`);
  if (tally.ended > 0) {
    console.log(`moves a game: ${(tally.moves / tally.ended).toFixed(1)}, events a game: ${(tally.events / tally.ended).toFixed(1)}`);
  }
  table('seat', Object.fromEntries(tally.seats.map((side, seat) => [String(seat + 1), side])));
  table('faction', tally.factions);
  if (Object.keys(tally.bots).length > 1) table('bot', tally.bots);
  for (const { seed, message } of tally.failures.slice(0, 10)) console.log(`FAILED ${seed}: ${message}`);
}

function table(title: string, sides: Readonly<Record<string, Side>>): void {
  const rows = Object.entries(sides);
  if (rows.length === 0) return;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`.padStart(8);
  const width = Math.max(title.length, ...rows.map(([name]) => name.length));
  console.log(`\n${title.padEnd(width)}    games     wins     rate    95 % interval      mean score`);
  for (const [name, { games: played, wins, score }] of rows) {
    const { share, low, high } = wilson(wins, played);
    const mean = (score / Math.max(1, played)).toFixed(1);
    console.log(
      `${name.padEnd(width)} ${String(played).padStart(8)} ${wins.toFixed(1).padStart(8)} ${percent(share)} ${percent(low)} -${percent(high)} ${mean.padStart(12)}`,
    );
  }
  console.log(
    `${'sum'.padEnd(width)} ${' '.repeat(8)} ${rows
      .reduce((sum, [, side]) => sum + side.wins, 0)
      .toFixed(1)
      .padStart(8)}`,
  );
}
