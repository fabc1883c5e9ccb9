/** The share of successes with its 95 % Wilson interval; `successes` may be fractional where a win was shared. */
export interface Share {
  readonly successes: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const z = 1.959963984540054;

export function wilson(successes: number, of: number): Share {
  if (of === 0) return { successes, of, share: 0, low: 0, high: 1 };
  const share = successes / of;
  const spread = z * z;
  const centre = (share + spread / (2 * of)) / (1 + spread / of);
  const half = (z / (1 + spread / of)) * Math.sqrt((share * (1 - share)) / of + spread / (4 * of * of));
  return { successes, of, share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
