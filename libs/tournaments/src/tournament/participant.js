/** Takes part in rounds to come. */
export function isActive(participant) {
  return participant.status === 'playing';
}
/** Counts against the capacity. */
export function holdsPlace(participant) {
  return participant.status === 'registered' || participant.status === 'checked-in' || participant.status === 'playing';
}
//# sourceMappingURL=participant.js.map
