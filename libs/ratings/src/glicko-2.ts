/** A rating of Mark Glickman's Glicko-2 system, on the scale on which 1500 is average. */
export interface Glicko {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One game of a rating period: the opponent as rated before the period, and 1, ½ or 0. */
export interface GlickoGame {
  readonly opponent: Glicko;
  readonly score: number;
}

export const freshGlicko: Glicko = { rating: 1500, deviation: 350, volatility: 0.06 };

/** How fast volatility may change; small values keep ratings steady. */
export const usualTau = 0.5;

const scale = 173.7178;
const tolerance = 0.000001;

/** The rating after a period; without games only the deviation grows. Steps are numbered as in the published description. */
export function glickoPeriod(player: Glicko, games: readonly GlickoGame[], tau: number = usualTau): Glicko {
  // Step 2: to the inner scale.
  const mu = (player.rating - 1500) / scale;
  const phi = player.deviation / scale;
  if (games.length === 0) return { ...player, deviation: Math.min(freshGlicko.deviation, scale * Math.hypot(phi, player.volatility)) };
  const weighed = games.map(({ opponent, score }) => {
    const g = impact(opponent.deviation / scale);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - 1500) / scale)));
    return { g, expected, score };
  });
  // Step 3: the variance of the rating from the games alone.
  const variance = 1 / weighed.reduce((sum, { g, expected }) => sum + g * g * expected * (1 - expected), 0);
  // Step 4: the improvement that they suggest.
  const surprise = weighed.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const improvement = variance * surprise;
  const volatility = newVolatility(player.volatility, phi, variance, improvement, tau);
  // Steps 6 to 8.
  const widened = Math.hypot(phi, volatility);
  const newPhi = 1 / Math.sqrt(1 / (widened * widened) + 1 / variance);
  return { rating: scale * (mu + newPhi * newPhi * surprise) + 1500, deviation: scale * newPhi, volatility };
}

/** How much a game against an opponent counts whose rating is uncertain. */
function impact(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);
}

/** Step 5, by the Illinois variant of the rule of false position. */
function newVolatility(sigma: number, phi: number, variance: number, improvement: number, tau: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const ex = Math.exp(x);
    const spread = phi * phi + variance + ex;
    return (ex * (improvement * improvement - spread)) / (2 * spread * spread) - (x - a) / (tau * tau);
  };
  let low = a;
  let high: number;
  if (improvement * improvement > phi * phi + variance) high = Math.log(improvement * improvement - phi * phi - variance);
  else {
    let k = 1;
    while (f(a - k * tau) < 0) k += 1;
    high = a - k * tau;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > tolerance) {
    const middle = low + ((low - high) * fLow) / (fHigh - fLow);
    const fMiddle = f(middle);
    if (fMiddle * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else {
      fLow /= 2;
    }
    high = middle;
    fHigh = fMiddle;
  }
  return Math.exp(low / 2);
}
