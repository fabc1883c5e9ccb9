export const reasonCodes = [
  'own-wish',
  'illness',
  'no-show',
  'late',
  'time',
  'rules-infraction',
  'misconduct',
  'wrong-report',
  'organisers-error',
  'technical',
  'play-off',
  'other',
];
//# sourceMappingURL=actor.js.map
