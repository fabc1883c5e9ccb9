import type { BenchEntry, Contestant } from './entry';
import { measure, median } from './measure';
import { table } from './table';

/** A contestant that answers with one figure after the other; the first is the warm-up's. */
function figures(...values: readonly number[]): Contestant {
  let next = 0;
  return { run: () => Promise.resolve(values[next++] ?? Number.NaN) };
}

const nothing = (): void => undefined;

describe('the median', () => {
  it('is the middle, or between the two middle ones', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([7])).toBe(7);
    expect(median([])).toBeNaN();
  });
});

describe('measuring an entry', () => {
  it('takes the median of the rounds’ ratios, not the ratio of the medians; the warm-up does not count', async () => {
    const entry: BenchEntry = {
      id: 'a',
      unit: 'x/s',
      ours: figures(999, 10, 40, 30),
      peer: { name: 'the peer', ...figures(999, 10, 10, 60) },
      limit: { name: 'the limit', ...figures(999, 20, 50, 30) },
      rounds: 3,
    };
    const { result, missed } = await measure(entry, nothing, nothing);
    expect(result).toEqual({
      id: 'a',
      unit: 'x/s',
      ours: 30,
      peer: 10,
      peerName: 'the peer',
      limit: 30,
      limitName: 'the limit',
      ratioToPeer: 1,
      ratioToLimit: 0.8,
    });
    expect(missed).toEqual([]);
  });

  it('lets the contestants take turns, each round beginning with another one', async () => {
    const turns: string[] = [];
    const noting = (name: string): Contestant => ({
      run: () => {
        turns.push(name);
        return Promise.resolve(1);
      },
    });
    const collected: number[] = [];
    await measure(
      {
        id: 'a',
        unit: '',
        ours: noting('ours'),
        peer: { name: '', ...noting('peer') },
        limit: { name: '', ...noting('limit') },
        rounds: 2,
      },
      () => collected.push(turns.length),
      nothing,
    );
    expect(turns).toEqual(['ours', 'peer', 'limit', 'peer', 'limit', 'ours', 'limit', 'ours', 'peer']);
    expect(collected).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('leaves out what an entry does not have', async () => {
    const { result } = await measure({ id: 'a', unit: '', ours: figures(1, 2), rounds: 1 }, nothing, nothing);
    expect(result).toEqual({
      ...{ id: 'a', unit: '', ours: 2 },
      ...{ peer: null, peerName: null, limit: null, limitName: null, ratioToPeer: null, ratioToLimit: null },
    });
  });

  it('runs five rounds unless told otherwise', async () => {
    const rounds: string[] = [];
    await measure({ id: 'a', unit: '', ours: figures(1, 1, 1, 1, 1, 1) }, nothing, (round, total) => rounds.push(`${round}/${total}`));
    expect(rounds).toEqual(['0/5', '1/5', '2/5', '3/5', '4/5', '5/5']);
  });

  const died: Contestant = { run: () => Promise.reject(new Error('planted')) };

  it('reports a peer that dies, asks it no more, and misses no bar for it', async () => {
    let asked = 0;
    const peer = {
      name: 'fragile',
      run: () => {
        asked++;
        return died.run();
      },
    };
    const measured = await measure({ id: 'a', unit: '', ours: figures(1, 1, 1), peer, bars: { toPeer: 10 }, rounds: 2 }, nothing, nothing);
    expect(measured).toMatchObject({ peerError: 'planted', missed: [], result: { peer: null, peerName: 'fragile', ratioToPeer: null } });
    expect(asked).toBe(1);
  });

  it('fails when ours or the limit dies', async () => {
    await expect(measure({ id: 'a', unit: '', ours: died }, nothing, nothing)).rejects.toThrow('planted');
    const limit = { name: '', ...died };
    await expect(measure({ id: 'a', unit: '', ours: figures(1, 1), limit }, nothing, nothing)).rejects.toThrow('planted');
  });

  it.each([
    { ours: 6, lowerIsBetter: false, missed: [] },
    { ours: 5.9, lowerIsBetter: false, missed: ['0.59 of the limit, the bar is 0.6'] },
    { ours: 6, lowerIsBetter: true, missed: [] },
    { ours: 6.1, lowerIsBetter: true, missed: ['0.61 of the limit, the bar is 0.6'] },
  ])('holds $ours of 10 against a bar of 0.6, lower is better: $lowerIsBetter', async ({ ours, lowerIsBetter, missed }) => {
    const limit = { name: '', ...figures(10, 10) };
    const entry = { id: 'a', unit: '', ours: figures(ours, ours), limit, bars: { toLimit: 0.6 }, lowerIsBetter, rounds: 1 };
    expect((await measure(entry, nothing, nothing)).missed).toEqual(missed);
  });
});

describe('the table', () => {
  it('shows figures, ratios and bars, and what failed', async () => {
    const entries: BenchEntry[] = [
      {
        id: 'log.fast',
        unit: 'events/s',
        ours: figures(1, 123_456),
        limit: { name: 'raw', ...figures(1, 100_000) },
        bars: { toLimit: 0.5 },
        rounds: 1,
      },
      {
        id: 'slow',
        unit: 'ms',
        ours: figures(1, 2.5),
        peer: { name: 'p', ...figures(1, 1) },
        bars: { toPeer: 2 },
        lowerIsBetter: true,
        rounds: 1,
      },
      { id: 'dead', unit: 'x/s', ours: figures(1, 50), peer: { name: 'p', run: () => Promise.reject(new Error('no')) }, rounds: 1 },
    ];
    const lines = await Promise.all(entries.map(async (entry) => ({ entry, measured: await measure(entry, nothing, nothing) })));
    expect(table(lines).split('\n')).toEqual([
      'id        unit         ours  peer    limit      to peer       to limit',
      'log.fast  events/s  123,456     -  100,000            -  1.23 (>= 0.5)      ok',
      'slow      ms           2.50  1.00        -  2.50 (<= 2)              -  FAILED',
      'dead      x/s          50.0  died        -            -              -      ok',
    ]);
  });
});
