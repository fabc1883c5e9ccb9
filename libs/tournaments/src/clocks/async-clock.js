/** What is left in the bank after a committed turn: charged max(0, turn time - grace), then the increment. */
export function chargeTurn(clock, leftMs, turn, vacations = []) {
  return leftMs - charge(clock, turn.began, turn.committed, vacations) + clock.incrementMs;
}
/** The moment at which the bank is empty if nothing is committed: when a time-out may be sent. */
export function deadline(clock, leftMs, began, vacations = []) {
  let end = began + clock.graceMs + leftMs;
  for (const vacation of [...vacations].sort((x, y) => x.from - y.from)) {
    if (vacation.from < end) end += Math.max(0, vacation.to - Math.max(vacation.from, began));
  }
  return end;
}
/** Vacation days used up by a player, each begun day in full. */
export function vacationDays(vacations) {
  const day = 24 * 60 * 60 * 1000;
  return vacations.reduce((days, { from, to }) => days + Math.ceil(Math.max(0, to - from) / day), 0);
}
function charge(clock, began, committed, vacations) {
  const away = vacations.reduce((ms, { from, to }) => ms + Math.max(0, Math.min(to, committed) - Math.max(from, began)), 0);
  return Math.max(0, committed - began - away - clock.graceMs);
}
//# sourceMappingURL=async-clock.js.map
