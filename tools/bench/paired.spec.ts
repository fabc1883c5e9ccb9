import { paired, type OpenSide, type Side } from './paired';

/** A side that notes what is done with it, and takes its time. */
function noting(name: string, notes: string[], perStep = 1): Side {
  let step = 0;
  const open: OpenSide = {
    perStep,
    prepare: () => {
      const number = step++;
      return () => void notes.push(`${name}${number}`);
    },
    close: () => void notes.push(`${name} closed`),
  };
  return { open: () => open };
}

describe('a pair of contestants', () => {
  it('takes turns step by step, each going first half of the time', async () => {
    const notes: string[] = [];
    const { ours, limit } = paired(3, noting('a', notes), noting('b', notes));
    await ours.run();
    expect(notes).toEqual(['a0', 'b0', 'b1', 'a1', 'a2', 'b2', 'a closed', 'b closed']);
    await limit.run();
    expect(notes).toHaveLength(8);
  });

  it('runs once a round, whoever is asked first', async () => {
    const notes: string[] = [];
    const { ours, limit } = paired(1, noting('a', notes), noting('b', notes));
    for (const contestant of [ours, limit, limit, ours]) expect(await contestant.run()).toBeGreaterThan(0);
    expect(notes.filter((note) => note === 'a closed')).toHaveLength(2);
  });

  it('leaves the preparation out of the time, and counts what a step does', async () => {
    const busy = (milliseconds: number): void => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    };
    const side = (preparing: number, working: number): Side => ({
      open: () => ({
        perStep: 10,
        prepare: () => {
          busy(preparing);
          return () => busy(working);
        },
        close: () => undefined,
      }),
    });
    const { ours, limit } = paired(5, side(8, 2), side(0, 2));
    const ratio = (await ours.run()) / (await limit.run());
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('closes both when one fails', async () => {
    const notes: string[] = [];
    const failing: Side = {
      open: () => ({
        perStep: 1,
        prepare: () => () => Promise.reject(new Error('planted')),
        close: () => void notes.push('closed'),
      }),
    };
    await expect(paired(1, failing, noting('b', notes)).ours.run()).rejects.toThrow('planted');
    expect(notes).toEqual(['closed', 'b closed']);
  });
});
