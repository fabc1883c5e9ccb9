export const trfResults = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'U', 'F', 'H', 'Z'];
export const usualTrfPoints = { win: 1, draw: 0.5, loss: 0, absence: 0, pairingAllocatedBye: 1 };
/** Header fields that are plain text, with their codes. */
export const headerFields = [
  ['name', '012'],
  ['city', '022'],
  ['federation', '032'],
  ['startDate', '042'],
  ['endDate', '052'],
  ['playerCount', '062'],
  ['ratedPlayerCount', '072'],
  ['teamCount', '082'],
  ['type', '092'],
  ['chiefArbiter', '102'],
  ['timeControl', '122'],
  ['startingRankMethod', '172'],
  ['pairingController', '182'],
  ['encodedType', '192'],
  ['tieBreaks', '202'],
  ['standings', '212'],
  ['encodedTimeControl', '222'],
];
/** A file with the usual settings, to be filled. */
export function trfFile(content) {
  return {
    header: { fields: {}, deputyArbiters: [], roundDates: [] },
    rounds: undefined,
    initialColour: undefined,
    rankByPlace: false,
    points: usualTrfPoints,
    byes: [],
    absent: [],
    virtualPoints: [],
    forbidden: [],
    otherLines: [],
    ...content,
  };
}
//# sourceMappingURL=trf-file.js.map
