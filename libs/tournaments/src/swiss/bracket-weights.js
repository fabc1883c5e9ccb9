import { colourCost, excessiveDifference, missedPreference, missedStrongPreference, thirdInARow } from './colour-preference';
import { FieldLayout } from './matching/field-layout';
import { PerfectMatching } from './matching/perfect-matching';
const colourBits = [excessiveDifference, thirdInARow, missedPreference, missedStrongPreference];
/**
 * The graph of a bracket, each edge weighted with what the pair contributes to C6-C21; a matching of greatest weight is a best pairing but for
 * the order of generation. `countUnplayed`: C9 counts, because the bye is the only player to leave the bracket.
 */
export function bracketGraph(bracket, parts, compatibility, countUnplayed, largest) {
  const facts = gatherFacts(bracket, parts);
  const fields = layFields(bracket, parts, facts, countUnplayed);
  const layout = new FieldLayout(fields.spans, largest);
  const graph = new PerfectMatching(parts.size, layout.limbs);
  const weight = new Float64Array(layout.limbs);
  for (let j = 0; j < parts.size; j++) {
    for (let i = 0; i < j; i++) {
      weight.fill(0);
      if (j === parts.bye || j === parts.dummy) {
        if (!weighExtra(bracket, parts, i, j)) weight[0] = -Infinity;
        else if (j === parts.bye && countUnplayed) layout.add(weight, fields.byeUnplayed, -(facts.card[i]?.unplayed ?? 0));
      } else if (!compatibility.allows(parts.cardOf[i] ?? 0, parts.cardOf[j] ?? 0) || j < parts.residentsFrom) {
        if (parts.complete) weight[0] = -Infinity;
      } else if (j < parts.nextFrom) weighPair(layout, fields, facts, parts, weight, i, j);
      else if (j < parts.restFrom) {
        layout.add(weight, fields.nextPairs, 1);
        if (i < parts.nextFrom) layout.add(weight, fields.nextScores + (facts.level[i] ?? 0), 1);
      }
      for (let limb = 0; limb < layout.limbs; limb++) {
        const matrix = graph.weights(limb);
        matrix[i * parts.size + j] = weight[limb] ?? 0;
        matrix[j * parts.size + i] = weight[limb] ?? 0;
      }
    }
  }
  return graph;
}
/** Whether a player may go with the bye or the dummy. */
function weighExtra(bracket, parts, i, j) {
  if (j === parts.bye) return bracket.byeCandidates?.has(parts.cardOf[i] ?? -1) ?? false;
  return i !== parts.bye;
}
/** C6, C7, C10-C21 of a pair inside the bracket; j is a resident. */
function weighPair(layout, fields, facts, parts, weight, i, j) {
  const movedDown = i < parts.residentsFrom;
  const level = facts.level[i] ?? 0;
  layout.add(weight, fields.pairs, 1);
  if (movedDown) layout.add(weight, fields.scores + level, 1);
  const cost = facts.cost[(facts.colourClass[i] ?? 0) * facts.classes + (facts.colourClass[j] ?? 0)] ?? 0;
  if (cost !== 0) colourBits.forEach((bit, index) => (cost & bit) !== 0 && layout.add(weight, fields.colour + index, -1));
  for (let ago = 0; ago < 2; ago++) {
    const down = facts.down[ago];
    const downI = down?.[i] ?? 0;
    const downJ = down?.[j] ?? 0;
    const upJ = facts.up[ago]?.[j] ?? 0;
    const stay = downJ + (movedDown ? 0 : downI);
    if (stay !== 0) layout.add(weight, fields.floats + 2 * ago, stay);
    if (!movedDown) continue;
    if (upJ === 1) layout.add(weight, fields.floats + 2 * ago + 1, -1);
    // C18/C20 and C19/C21 go by score; for residents they repeat C14-C17.
    const scores = fields.floatScores + 2 * ago * facts.levels + level;
    if (downI === 1) layout.add(weight, scores, 1);
    if (upJ === 1) layout.add(weight, scores + facts.levels, -1);
  }
}
function gatherFacts(bracket, parts) {
  const { size, cardOf, nextFrom } = parts;
  const card = Array.from(cardOf, (place) => bracket.cards[place]);
  const classIds = new Map();
  const preferences = [];
  const colourClass = new Uint16Array(size);
  const scores = [...new Set(card.slice(0, nextFrom).map((player) => player?.score ?? 0))];
  const level = new Uint16Array(size);
  const levelSize = scores.map(() => 0);
  const flags = () => [new Uint8Array(size), new Uint8Array(size)];
  const down = flags();
  const up = flags();
  for (let v = 0; v < nextFrom; v++) {
    const player = card[v];
    if (player === undefined) continue;
    const { strength, colour, imbalance, repeated } = player.preference;
    const key = `${strength} ${colour ?? ''} ${imbalance} ${repeated ?? ''}`;
    const id = classIds.get(key) ?? preferences.push(player.preference) - 1;
    classIds.set(key, id);
    colourClass[v] = id;
    const place = scores.indexOf(player.score);
    level[v] = place;
    levelSize[place] = (levelSize[place] ?? 0) + 1;
    player.floats.forEach((float, ago) => {
      if (float === 'down') (ago === 0 ? down[0] : down[1])[v] = 1;
      if (float === 'up') (ago === 0 ? up[0] : up[1])[v] = 1;
    });
  }
  const classes = preferences.length;
  const cost = Uint8Array.from(preferences.flatMap((a) => preferences.map((b) => colourCost(a, b))));
  return { card, colourClass, classes, cost, down, up, level, levels: scores.length, levelSize };
}
function layFields(bracket, parts, facts, countUnplayed) {
  const { residentsFrom: movedDown, nextFrom, restFrom } = parts;
  const residents = nextFrom - movedDown;
  const most = Math.min(Math.floor(nextFrom / 2), residents);
  const nextMost = Math.min(Math.floor(restFrom / 2), restFrom - nextFrom);
  const spans = [];
  const take = (...values) => spans.push(...values) - values.length;
  const movedDownLevels = facts.levelSize.slice(0, facts.levels - 1);
  const anyCost = facts.cost.reduce((so, bits) => so | bits, 0);
  const among = (flags, from, to) => flags?.subarray(from, to).reduce((so, flag) => so + flag, 0) ?? 0;
  const bySize = (counts, ceiling) => counts.map((count) => Math.min(count, ceiling) + 1);
  const unplayed = [...(bracket.byeCandidates ?? [])].map((place) => bracket.cards[place]?.unplayed ?? 0);
  const pairs = take(most + 1);
  const scores = take(...bySize(movedDownLevels, most));
  const nextPairs = take(nextMost + 1);
  const nextScores = take(...bySize(facts.levelSize, nextMost));
  const byeUnplayed = take(countUnplayed ? Math.max(0, ...unplayed) + 1 : 1);
  const colour = take(...colourBits.map((bit) => ((anyCost & bit) === 0 ? 1 : most + 1)));
  const floats = take(
    ...[0, 1].flatMap((ago) => [
      Math.min(among(facts.down[ago], movedDown, nextFrom), 2 * most) + 1,
      Math.min(among(facts.up[ago], movedDown, nextFrom), movedDown) + 1,
    ]),
  );
  const floatScores = take(
    ...[0, 1].flatMap((ago) => {
      const downs = among(facts.down[ago], 0, movedDown) === 0 ? 0 : most;
      const ups = movedDownLevels.length < 2 ? 0 : Math.min(among(facts.up[ago], movedDown, nextFrom), most);
      return [...bySize(movedDownLevels, downs), 1, ...bySize(movedDownLevels, ups), 1];
    }),
  );
  return { spans, pairs, scores, nextPairs, nextScores, byeUnplayed, colour, floats, floatScores };
}
//# sourceMappingURL=bracket-weights.js.map
