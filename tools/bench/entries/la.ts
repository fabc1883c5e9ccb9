import { type Chance, fastChance, type GameEvent, randomBot, type RecordedEvent, Replay, simulateOne } from '@kronika/game-kernel';
import { defaultPack, makeGame, type Options, type State } from '@kronika/games/last-aurora';
import type { BenchEntry } from '../entry';

const game = makeGame(defaultPack);
const bots = [randomBot, randomBot, randomBot, randomBot];
const record = (seed: string): readonly RecordedEvent[] =>
  // As a log gives them back.
  JSON.parse(JSON.stringify(simulateOne({ game, options: {}, bots, seed }).events)) as RecordedEvent[];

let recorded: readonly (readonly RecordedEvent[])[] | undefined;
/** Finished four-player games, played once. */
function games(): readonly (readonly RecordedEvent[])[] {
  recorded ??= Array.from({ length: 10 }, (_, index) => record(`bench-${index}`));
  return recorded;
}

function secondsOf(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Decisions of one random four-player game. */
function playOut(options: Options, chance: Chance): number {
  let state: State | undefined;
  const fold = (events: readonly GameEvent[]) => {
    for (const event of events) state = game.evolve(state, event);
  };
  fold(game.setup({ seats: 4, options }, chance));
  for (let decisions = 0; ; decisions++) {
    if (state === undefined) return decisions;
    const [decision] = game.toAct(state);
    if (decision === undefined) return decisions;
    const result = game.decide(state, decision.seat, chance.pick('bot', game.legalMoves(state, decision.seat)), chance);
    if (!result.ok) throw new Error(result.error.message);
    fold(result.value);
  }
}

const playouts: BenchEntry = {
  id: 'la.playouts',
  unit: 'decisions/s',
  ours: {
    run: () => {
      const options = game.options.parse({});
      if (!options.ok) throw new Error('The default options are refused');
      const chance = fastChance('playouts');
      let decisions = 0;
      const seconds = secondsOf(() => {
        for (let played = 0; played < 60; played++) decisions += playOut(options.value, chance);
      });
      return Promise.resolve(decisions / seconds);
    },
  },
  // What the field's best-known engine of such a game does, measured elsewhere: 2,600 to 4,300.
  limit: { name: 'five times a comparable engine (4,300/s)', run: () => Promise.resolve(5 * 4_300) },
  bars: { toLimit: 1 },
};

const evolve: BenchEntry = {
  id: 'la.evolve',
  unit: 'events/s',
  ours: {
    run: () => {
      const lines = games().map((events) => events.filter(({ type }) => !/^[A-Z]/.test(type)));
      let events = 0;
      const seconds = secondsOf(() => {
        for (let round = 0; round < 5; round++) {
          for (const line of lines) {
            let state: State | undefined;
            for (const event of line) state = game.evolve(state, event);
            events += line.length;
          }
        }
      });
      return Promise.resolve(events / seconds);
    },
  },
  limit: { name: 'the bar', run: () => Promise.resolve(100_000) },
  bars: { toLimit: 1 },
};

const rebuild: BenchEntry = {
  id: 'la.rebuild',
  unit: 'ms',
  ours: {
    run: () => {
      const all = games();
      const seconds = secondsOf(() => {
        for (const events of all) new Replay(game, events);
      });
      return Promise.resolve((1000 * seconds) / all.length);
    },
  },
  limit: { name: 'the bar', run: () => Promise.resolve(5) },
  bars: { toLimit: 1 },
  lowerIsBetter: true,
};

const seek: BenchEntry = {
  id: 'la.seek',
  unit: 'ms',
  ours: {
    run: () => {
      const replays = games().map((events) => new Replay(game, events));
      const chance = fastChance('seek');
      let worst = 0;
      const each = 200;
      const seconds = secondsOf(() => {
        for (const replay of replays) {
          for (let time = 0; time < each; time++) {
            const version = chance.int('version', replay.version + 1);
            worst = Math.max(worst, replay.stateAt(version).version);
          }
        }
      });
      if (worst === 0) throw new Error('Nothing was looked at');
      return Promise.resolve((1000 * seconds) / (each * replays.length));
    },
  },
  limit: { name: 'the bar', run: () => Promise.resolve(1) },
  bars: { toLimit: 1 },
  lowerIsBetter: true,
};

const entries: readonly BenchEntry[] = [playouts, evolve, rebuild, seek];
export default entries;
