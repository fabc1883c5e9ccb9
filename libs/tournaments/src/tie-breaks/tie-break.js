/** Every tie-break there is, by the name that settings and exports use. */
export const tieBreakIds = [
  'buchholz',
  'buchholz-cut-1',
  'buchholz-cut-2',
  'buchholz-median',
  'sonneborn-berger',
  'direct-encounter',
  'match-win',
  'opponents-match-win',
  'vp-share',
  'percent-of-winner',
  'margin',
  'victory-points',
  'size-neutral',
  'wins',
  'seconds',
  'thirds',
  'seed',
  'lot',
];
//# sourceMappingURL=tie-break.js.map
