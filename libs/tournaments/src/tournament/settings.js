export const usualSettings = {
  venue: 'online',
  registration: 'open',
  checkIn: false,
  lateEntry: true,
  clock: { kind: 'none' },
  timeOut: 'adjudicate',
  rated: true,
};
//# sourceMappingURL=settings.js.map
