import { greedyBot } from './bots/greedy-bot';
import { randomBot } from './bots/random-bot';
import { sightOf } from './bots/bot';
import { fastChance } from './fast-chance';
import { foldEvents } from './fold';
import { redact } from './redaction';
import { simulateOne } from './simulate';
import { heapGame, HeapTable } from './testing';

const game = heapGame();
const simulation = { game, options: { stones: 20 }, bots: [randomBot, randomBot, randomBot], seed: 5 };

describe('simulateOne', () => {
  it('plays a game to its release, and the same seed plays the same game', () => {
    const first = simulateOne(simulation);
    expect(first.events.at(-1)!.type).toBe('Released');
    expect(first.outcome.kind).toBe('ranking');
    expect(first.moves).toBeGreaterThan(20);
    expect(simulateOne(simulation)).toEqual(first);
    expect(simulateOne({ ...simulation, seed: 6 }).events).not.toEqual(first.events);
    expect(foldEvents(game, undefined, first.events)).toEqual(first.final);
  });

  it('shows every event with the states around it', () => {
    const versions: (number | undefined)[] = [];
    const { events } = simulateOne({
      ...simulation,
      onEvent: (event, before, after) => versions.push(event.version, before?.version, after.version),
    });
    expect(versions).toEqual(events.flatMap((_, version) => [version, version === 0 ? undefined : version - 1, version]));
  });

  it('throws where a game never ends, gets stuck, or refuses a bot', () => {
    expect(() => simulateOne({ ...simulation, maxMoves: 3 })).toThrow(/not over after 3 moves/);
    expect(() => simulateOne({ ...simulation, game: heapGame({ toAct: () => [] }) })).toThrow(/nobody can act/);
    const cheat = { name: 'cheat', choose: () => ({ take: 2 }) };
    expect(() => simulateOne({ ...simulation, bots: [cheat, cheat] })).toThrow(/refused with/);
    expect(() => simulateOne({ ...simulation, options: { stones: 'many' } })).toThrow(/invalid/);
  });
});

describe('bots', () => {
  const table = new HeapTable(3).play(0, { pick: 2 }).play(1, { pick: 1 }).play(2, { pick: 1 });

  it('see only what their seat may know', () => {
    const sight = sightOf(table.game, table.kernel, 0)!;
    expect(sight.view).toMatchObject({ picks: [2, '?', '?'] });
    const imagined = new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(sight.imagine(fastChance(seed)).picks)));
    expect(imagined.size).toBe(4); // Both numbers of both rivals, its own as it is.
    expect(sightOf(table.game, table.kernel, 1)).toBeUndefined();
  });

  it('choose the same from a redacted game: nothing hidden reaches them', () => {
    const redacted = foldEvents(
      table.game,
      undefined,
      table.events.map((event) => redact(event, { seat: 0 })),
    );
    for (const bot of [randomBot, greedyBot(table.game)]) {
      for (let seed = 0; seed < 20; seed++) {
        const choose = (kernel: typeof redacted) => bot.choose(sightOf(table.game, kernel, 0)!, fastChance(seed));
        expect(choose(redacted)).toEqual(choose(table.kernel));
      }
    }
  });

  it('greedy takes what looks best, and random takes anything', () => {
    const choices = (bot: typeof randomBot) =>
      new Set(Array.from({ length: 30 }, (_, seed) => JSON.stringify(bot.choose(sightOf(table.game, table.kernel, 0)!, fastChance(seed)))));
    expect(choices(greedyBot(table.game) as typeof randomBot)).toEqual(new Set(['{"take":2}']));
    expect(choices(randomBot).size).toBe(2);
  });

  it('greedy names a legal move that is refused in an imagined state as a bug of the game', () => {
    const faulty = heapGame({ decide: () => ({ ok: false, error: { kind: 'illegal-move', rule: 'HG-9', message: 'no' } }) });
    expect(() => greedyBot(faulty).choose(sightOf(faulty, table.kernel, 0)!, fastChance(1))).toThrow(/HG-9/);
  });
});
