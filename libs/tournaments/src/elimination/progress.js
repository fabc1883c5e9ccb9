/**
 * Walks through a bracket with the outcomes so far. An outcome counts only while both of its players are in the match: after a correction
 * further up, matches that others played are open again.
 */
export function bracketProgress(bracket, outcomes) {
  const states = new Map();
  const occupant = (slot) => {
    if (slot.from === 'seed') return slot.seed;
    return states.get(slot.match)?.outcome?.[slot.from];
  };
  for (const match of bracket.matches) {
    const players = [occupant(match.slots[0]), occupant(match.slots[1])];
    const given = outcomes.get(match.id);
    const fits = given !== undefined && players.includes(given.winner) && players.includes(given.loser);
    const unneeded = match.side === 'reset' && resetIsUnneeded(states.get('F'));
    states.set(match.id, { match, players, outcome: fits && !unneeded ? given : undefined, unneeded });
  }
  return [...states.values()];
}
/** Matches that can be played now. */
export function readyMatches(states) {
  return states.filter((state) => !state.unneeded && !state.outcome && state.players[0] !== undefined && state.players[1] !== undefined);
}
export function isDecided(states) {
  return states.every((state) => state.unneeded || state.outcome !== undefined);
}
/** Groups of seeds from the champion down; those who went out at the same stage share a group. Seeds still playing come first. */
export function bracketRanking(bracket, states) {
  const depth = new Map();
  const order = eliminationOrder(bracket);
  for (const state of states) {
    if (!state.outcome) continue;
    const { winner, loser } = state.outcome;
    const rank = order.get(state.match.id);
    if (rank !== undefined) depth.set(loser, rank);
    // The place of a third-place match, a final or a reset counts for both who played it.
    if (state.match.side === 'third-place') depth.set(winner, (rank ?? 0) + 0.5);
    else depth.set(winner, Infinity);
  }
  const seeds = Array.from({ length: bracket.players }, (_, i) => i + 1);
  const depths = [...new Set(seeds.map((seed) => depth.get(seed) ?? Infinity))].sort((x, y) => y - x);
  return depths.map((at) => seeds.filter((seed) => (depth.get(seed) ?? Infinity) === at));
}
/** How far a loser of each match has come: larger is better. Undefined where the loser plays on. */
function eliminationOrder(bracket) {
  const order = new Map();
  const rounds = Math.max(0, ...bracket.matches.map((match) => match.round));
  const playsOn = new Set(bracket.matches.flatMap((match) => match.slots.flatMap((slot) => (slot.from === 'loser' ? [slot.match] : []))));
  for (const match of bracket.matches) {
    const isReset = bracket.matches.some((other) => other.side === 'reset') && match.side === 'final';
    if (playsOn.has(match.id) && !isReset) continue;
    order.set(match.id, rankOf(match, rounds));
  }
  return order;
}
function rankOf(match, rounds) {
  switch (match.side) {
    case 'winners':
    case 'losers':
      return match.round;
    case 'third-place':
      // Above the losers of quarter-finals, below the loser of the final.
      return rounds - 1;
    case 'final':
    case 'reset':
      return rounds + 1;
  }
}
function resetIsUnneeded(final) {
  return final?.outcome !== undefined && final.outcome.winner === final.players[0];
}
//# sourceMappingURL=progress.js.map
