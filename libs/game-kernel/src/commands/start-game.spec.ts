import { committedChance } from '../committed-chance';
import { commitment, deriveSeed } from '../fairness';
import { asKernelEvent } from '../kernel-events';
import { heapGame, HeapTable, refusalOf } from '../testing';
import { startGame, type StartGame } from './start-game';

const fairness = { serverSeed: '11'.repeat(32), subject: 'heap-1', rulesVersion: 1, nonces: ['a', null] };
const command: StartGame = {
  options: {},
  seats: [
    { kind: 'player', id: 'p0' },
    { kind: 'bot', bot: 'greedy' },
  ],
  fairness,
};

describe('startGame', () => {
  it('begins with GameStarted, which pins game, rules, pack, seats, options and commitment, and seals the seed to nobody', () => {
    const started = startGame(heapGame(), command);
    if (!started.ok) throw new Error('refused');
    const [first, ...setup] = started.value.events;
    expect(asKernelEvent(first!)).toEqual({
      type: 'GameStarted',
      open: {
        game: 'heap',
        rulesVersion: 1,
        packHash: heapGame().packHash,
        seats: command.seats,
        options: { stones: 6 },
        commitment: { hash: commitment(fairness), subject: 'heap-1', rulesVersion: 1, nonces: ['a', null] },
      },
    });
    expect(first!.sealed).toEqual([{ to: 'nobody', data: { seed: deriveSeed(fairness), serverSeed: fairness.serverSeed } }]);
    expect(JSON.stringify(first!.open)).not.toContain(fairness.serverSeed);
    expect(setup).toEqual([{ type: 'Heaped', open: { seats: 2, stones: 6 } }]);
    expect(started.value.after.version).toBe(1);
  });

  it('draws the set-up from the committed seed, and records the counters behind the seed', () => {
    const shuffling = heapGame({
      setup: (table, chance) => [
        { type: 'Heaped', open: { seats: table.seats, stones: 1 + chance.int('stones', 20) }, sealed: [{ to: 'nobody', data: 'own' }] },
      ],
    });
    const started = startGame(shuffling, command);
    if (!started.ok) throw new Error('refused');
    const [first, heaped] = started.value.events;
    expect(heaped!.open).toEqual({ seats: 2, stones: 1 + committedChance(deriveSeed(fairness), {}).int('stones', 20) });
    expect(first!.sealed?.[1]).toEqual({ to: 'nobody', data: { $draws: { stones: 1 } } });
    expect(started.value.after.draws).toEqual({ stones: 1 });
  });

  it('refuses options that do not fit, with their paths', () => {
    expect(refusalOf(startGame(heapGame(), { ...command, options: { stones: 0 } }))).toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'options.stones' }],
    });
    expect(refusalOf(startGame(heapGame(), { ...command, options: 'many' }))).toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'options' }],
    });
  });

  it('refuses too many and too few seats', () => {
    const seats = Array.from({ length: 5 }, () => command.seats[0]!);
    expect(refusalOf(startGame(heapGame(), { ...command, seats }))).toMatchObject({ kind: 'invalid', issues: [{ path: 'seats' }] });
    expect(refusalOf(startGame(heapGame(), { ...command, seats: [] }))).toMatchObject({ kind: 'invalid', issues: [{ path: 'seats' }] });
  });

  it('takes a game whose events are named like the kernel’s, or that says nothing, for a bug', () => {
    expect(() => startGame(heapGame({ setup: () => [{ type: 'Ended', open: {} }] }), command)).toThrow(/kernel event/);
    expect(() => startGame(heapGame({ setup: () => [] }), command)).toThrow(/at least one event/);
  });

  it('takes a redacted part in a new event for a bug', () => {
    const redacted = heapGame({ setup: () => [{ type: 'Heaped', open: { seats: 2, stones: 1 }, sealed: [{ to: 'nobody' }] }] });
    expect(() => startGame(redacted, command)).toThrow(/redacted/);
  });

  it('ends a game at once that is over when it is set up', () => {
    const table = new HeapTable(2, {}, heapGame({ outcome: () => ({ kind: 'co-operative', won: false, score: 0 }) }));
    expect(table.events.at(-1)).toMatchObject({ type: 'Ended', open: { by: 'play', outcome: { kind: 'co-operative' } } });
  });
});
