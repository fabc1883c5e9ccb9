import type { ObservedValue } from './statistics-queries';

const resamples = 300;
/** The bootstrap of a mean tends to the normal distribution: beyond so many observations it would only cost time. */
const manyObservations = 300;
const z = 1.959963984540054;

/** The 95 % interval of a mean, by the percentile bootstrap with a fixed seed: the same observations give the same interval. */
export function meanInterval(values: readonly ObservedValue[]): { readonly low: number; readonly high: number } {
  const count = values.reduce((all, { times }) => all + times, 0);
  const mean = values.reduce((all, { value, times }) => all + value * times, 0) / count;
  if (count > manyObservations) {
    const variance = values.reduce((all, { value, times }) => all + times * (value - mean) ** 2, 0) / (count - 1);
    const half = z * Math.sqrt(variance / count);
    return { low: mean - half, high: mean + half };
  }
  const observed = [...values]
    .sort((one, other) => one.value - other.value)
    .flatMap(({ value, times }) => new Array<number>(times).fill(value));
  const means = bootstrapMeans(observed);
  return { low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

function bootstrapMeans(observed: readonly number[]): readonly number[] {
  const draw = generator();
  const means: number[] = [];
  for (let round = 0; round < resamples; round++) {
    let total = 0;
    for (const _each of observed) total += observed[Math.floor(draw() * observed.length)] ?? 0;
    means.push(total / observed.length);
  }
  return means.sort((one, other) => one - other);
}

/** Interpolated between the two nearest. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0];
  return below + (above - below) * (place - Math.floor(place));
}

/** Numbers from 0 to 1, the same ones every time (mulberry32). */
function generator(): () => number {
  let state = 0x5eed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
