export function partsOf(bracket, complete) {
  const { movedDown, residents, next, rest, byeCandidates } = bracket;
  const players = [...movedDown, ...residents, ...next, ...(complete ? rest : [])];
  const withBye = byeCandidates !== undefined && players.some((place) => byeCandidates.has(place));
  const taken = players.length + (withBye ? 1 : 0);
  const withDummy = !complete && taken % 2 === 1;
  const size = taken + (withDummy ? 1 : 0);
  const cardOf = new Int32Array(size).fill(-1);
  cardOf.set(players);
  return {
    cardOf,
    residentsFrom: movedDown.length,
    nextFrom: movedDown.length + residents.length,
    restFrom: movedDown.length + residents.length + next.length,
    bye: withBye ? players.length : -1,
    dummy: withDummy ? size - 1 : -1,
    size,
    complete,
  };
}
//# sourceMappingURL=bracket.js.map
