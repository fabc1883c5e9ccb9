/**
 * Takes out the matches that byes decide. A match with one player passes that player on; one with none passes nobody on. What is left has two
 * players in every match.
 */
export function withoutByes(raw, players) {
  const passes = new Map();
  const matches = [];
  const occupant = (slot) => {
    if (slot.from === 'seed') return slot.seed <= players ? slot : undefined;
    const passed = passes.get(slot.match);
    return passed ? passed[slot.from] : slot;
  };
  for (const match of raw) {
    const [first, second] = [occupant(match.slots[0]), occupant(match.slots[1])];
    if (first && second) matches.push({ ...match, slots: [first, second] });
    else passes.set(match.id, { winner: first ?? second, loser: undefined });
  }
  return matches;
}
//# sourceMappingURL=bracket.js.map
