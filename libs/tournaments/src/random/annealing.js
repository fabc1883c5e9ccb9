/**
 * The heats of an annealing from warm to cold, each a twentieth below the one before. Made by multiplication only: powers and exponentials may
 * differ in the last digit from one machine to the next, and a recorded seed must give the same pairing everywhere.
 */
export function heats(warmest, coldest) {
  const levels = [];
  for (let heat = warmest; heat > coldest; heat *= 0.95) levels.push(heat);
  return levels.length === 0 ? [warmest] : levels;
}
/** Whether a step that is worse by `delta` is taken at this heat: with probability e^(-delta / heat), as (1 - x / 1024)^1024. */
export function takesWorse(delta, heat, generator) {
  const x = delta / heat;
  if (x > 16) return false;
  let chance = 1 - x / 1024;
  for (let i = 0; i < 10; i++) chance *= chance;
  return generator.unit() < chance;
}
//# sourceMappingURL=annealing.js.map
