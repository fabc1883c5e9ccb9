import { delayAfter, sleep, within } from './back-off';

it('delays double, up to the longest, and never agree', () => {
  const backOff = { first: 100, longest: 1000 };
  for (const [failures, full] of [
    [1, 100],
    [2, 200],
    [4, 800],
    [5, 1000],
    [2000, 1000],
  ] as const) {
    const delays = Array.from({ length: 50 }, () => delayAfter(failures, backOff));
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(full / 2);
    expect(Math.max(...delays)).toBeLessThanOrEqual(full);
    expect(new Set(delays).size).toBeGreaterThan(1);
  }
});

it('sleep ends at once when it is cut short', async () => {
  const early = new AbortController();
  const asleep = sleep(3_600_000, early.signal);
  early.abort();
  await asleep;
  await sleep(3_600_000, early.signal);
});

it('within passes on what comes in time and gives up on what does not', async () => {
  expect(await within(3_600_000, Promise.resolve('answer'))).toBe('answer');
  await expect(within(3_600_000, Promise.reject(new Error('refusal')))).rejects.toThrow('refusal');
  await expect(within(1, new Promise(() => undefined))).rejects.toThrow('no answer within 1 ms');
});
