import { shuffled } from '../random/generator';
/** Counts seats in earlier tables, each listed in seat order. */
export function seatHistory(tables) {
  const counts = new Map();
  for (const table of tables) {
    table.forEach((participant, seat) => {
      const own = counts.get(participant) ?? [];
      own[seat] = (own[seat] ?? 0) + 1;
      counts.set(participant, own);
    });
  }
  return { times: (participant, seat) => counts.get(participant)?.[seat] ?? 0 };
}
/** The cost of a seating: sum of (2 n[i][seat] + 1) plus 2 n[i][first] of the first player. */
export function seatCost(history, seating) {
  return seating.reduce((cost, participant, seat) => {
    const times = history.times(participant, seat);
    return cost + 2 * times + 1 + (seat === 0 ? 2 * times : 0);
  }, 0);
}
/** The cheapest of all k! seatings; of equal ones that with the first player who was first least often, then a matter of chance. */
export function seatTable(history, table, generator) {
  const members = shuffled(generator, table).sort((x, y) => history.times(x, 0) - history.times(y, 0));
  const cost = members.map((participant) =>
    members.map((_, seat) => {
      const times = history.times(participant, seat);
      return 2 * times + 1 + (seat === 0 ? 2 * times : 0);
    }),
  );
  let best = members.map((_, i) => i);
  let bestCost = Infinity;
  const place = (seating, so) => {
    if (so >= bestCost) return;
    if (seating.length === members.length) {
      best = seating;
      bestCost = so;
      return;
    }
    for (let i = 0; i < members.length; i++) {
      if (!seating.includes(i)) place([...seating, i], so + (cost[i]?.[seating.length] ?? 0));
    }
  };
  place([], 0);
  return best.flatMap((i) => members[i] ?? []);
}
//# sourceMappingURL=seats.js.map
