import fc from 'fast-check';
import { takeBack } from './commands/take-back';
import { effectiveLine } from './effective-line';
import { figuresOf } from './figures';
import { foldEvents } from './fold';
import { redact } from './redaction';
import { Replay } from './replay';
import { HeapTable } from './testing';

/** Take two, regret it, take one and stop; then a whole turn of the other seat. */
function regret(): HeapTable {
  const table = new HeapTable().picked().play(0, { take: 2 });
  table.does(takeBack(table.game, table.kernel, { seat: 0 }));
  return table.play(0, { take: 1 }).play(0, { then: 'stop' }).play(1, { take: 2 }).play(1, { then: 'peek' });
}

describe('the effective line', () => {
  it('is without what was taken back, and without the take-back', () => {
    const { events } = regret();
    expect(events.map((event) => event.type)).toEqual([
      'GameStarted',
      'Heaped',
      'Picked',
      'Picked',
      'Took',
      'TakenBack',
      'Took',
      'Stopped',
      'Took',
      'Peeked',
      'Stopped',
    ]);
    expect(effectiveLine(events).map((event) => event.version)).toEqual([0, 1, 2, 3, 6, 7, 8, 9, 10]);
  });

  it('counts only what still counts in figures', () => {
    const table = regret();
    const { metrics, scores } = figuresOf(table.game, table.events);
    expect(metrics).toEqual([
      { name: 'stones', value: 1, version: 6, round: 1 },
      { name: 'stones', value: 2, version: 8, round: 1 },
    ]);
    expect(scores).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('gives no figures for no events', () => {
    expect(figuresOf(new HeapTable().game, [])).toEqual({ metrics: [], scores: [] });
  });
});

describe('Replay', () => {
  it('gives the state after any event, wherever the snapshots are', () => {
    const table = regret();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(table.events.length - 1), (spacing, version) => {
        const replay = new Replay(table.game, table.events, spacing);
        expect(replay.stateAt(version)).toEqual(foldEvents(table.game, undefined, table.events.slice(0, version + 1)));
      }),
    );
  });

  it('folds at most one spacing less one for a seek', () => {
    const table = regret();
    let folded = 0;
    const game = {
      ...table.game,
      evolve: ((state, event) => {
        folded++;
        return table.game.evolve(state, event);
      }) satisfies typeof table.game.evolve,
    };
    const replay = new Replay(game, table.events, 4);
    for (let version = 0; version < table.events.length; version++) {
      folded = 0;
      replay.stateAt(version);
      expect(folded).toBeLessThan(4);
    }
  });

  it('grows with a live game, and refuses gaps', () => {
    const { game, events } = regret();
    const replay = new Replay(game, events.slice(0, 4));
    expect(replay.version).toBe(3);
    expect(replay.timeline.entries).toHaveLength(4);
    replay.push(events.slice(4));
    expect(replay.timeline.entries).toHaveLength(9);
    expect(replay.events).toEqual(events);
    expect(() => replay.push([events[2]!])).toThrow(/cannot follow/);
  });

  it.each([-1, 0.5, 99])('has no version %p', (version) => {
    const { game, events } = regret();
    expect(() => new Replay(game, events).stateAt(version)).toThrow(RangeError);
  });

  it('has no state before its first event', () => {
    const replay = new Replay(new HeapTable().game);
    expect(replay.version).toBe(-1);
    expect(() => replay.stateAt(-1)).toThrow(RangeError);
  });

  it('knows the effective line at any version', () => {
    const { game, events } = regret();
    const replay = new Replay(game, events);
    expect(replay.line(4).map((event) => event.version)).toEqual([0, 1, 2, 3, 4]);
    expect(replay.line(5).map((event) => event.version)).toEqual([0, 1, 2, 3]);
    expect(replay.line()).toEqual(effectiveLine(events));
  });
});

describe('the timeline', () => {
  it('tells the turns, the rounds and the words of the effective line', () => {
    const { game, events } = regret();
    const { entries, rounds, turns } = new Replay(game, events).timeline;
    expect(turns).toEqual([
      { turn: 'pick', version: 1, seats: [0, 1], round: 1 },
      { turn: 't0', version: 3, seats: [0], round: 1 },
      { turn: 't1', version: 7, seats: [1], round: 1 },
      { turn: 't2', version: 10, seats: [0], round: 2 },
    ]);
    expect(rounds).toEqual([
      { round: 1, version: 1 },
      { round: 2, version: 10 },
    ]);
    expect(entries[0]!.description.key).toBe('kernel.GameStarted');
    expect(entries.at(-1)).toEqual({ version: 10, time: 10, seat: 1, description: { key: 'Stopped', params: { seat: 1 } } });
  });

  it('is the same for a viewer from redacted events, but for what is sealed', () => {
    const { game, events } = regret();
    const full = new Replay(game, events).timeline;
    const seen = new Replay(
      game,
      events.map((event) => redact(event, 'spectator')),
    ).timeline;
    expect(seen.turns).toEqual(full.turns);
    expect(seen.entries).toEqual(full.entries);
  });
});
