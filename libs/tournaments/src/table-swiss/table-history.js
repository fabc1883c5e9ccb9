/** Reads earlier tables once for many questions. */
export function tableHistory(earlier, preferredSize) {
  const met = new Map();
  const off = new Map();
  for (const { round, seats } of earlier) {
    for (const one of seats) {
      if (seats.length !== preferredSize) off.set(one, (off.get(one) ?? 0) + 1);
      const own = met.get(one) ?? new Map();
      met.set(one, own);
      for (const other of seats) if (other !== one) own.set(other, [...(own.get(other) ?? []), round]);
    }
  }
  const rounds = (a, b) => met.get(a)?.get(b) ?? [];
  return { rounds, meetings: (a, b) => rounds(a, b).length, offSizeGames: (participant) => off.get(participant) ?? 0 };
}
//# sourceMappingURL=table-history.js.map
