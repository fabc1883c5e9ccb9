import { settle } from '../scoring/exact';
import { advancingField } from './advancing';
import { isBracket, stageProgress } from './stage-bracket';
import { stageRanking } from './stage-ranking';
import { survivors } from './stage-tables';
import { isElimination } from './stage-spec';
/** What changes between two states of which the second has one result corrected. */
export function correctionConsequences(before, after, placed, result) {
  const { stage, spec, stageState, round, table } = placed;
  const format = spec.format;
  const later = stageState.rounds.filter((candidate) => candidate.round > round.round).map((candidate) => candidate.round);
  return [
    ...pointChanges(table.result ?? [], result),
    ...rankChanges(before, after, stage),
    ...(isElimination(format) ? [] : later.map((published) => ({ kind: 'pairing-stands', round: published }))),
    ...(isBracket(format) ? misplacedInBracket(after, stage, format) : []),
    ...(format.kind === 'table-elimination' ? misplacedAtTables(before, after, stage, format, round.round) : []),
    ...fieldChange(before, after, stage),
  ];
}
/** Tables of a bracket that have, or had, the wrong players by the outcomes as they are now. */
export function misplacedInBracket(state, stage, format) {
  const stageState = state.stages[stage - 1];
  if (!stageState) return [];
  const expected = new Map(
    stageProgress(format, stageState).map(({ match, players }) => [
      match.id,
      players.map((seed) => (seed === undefined ? undefined : stageState.field[seed - 1])),
    ]),
  );
  const latest = new Map(
    stageState.rounds.flatMap((round) => round.tables.flatMap((table) => (table.match === undefined ? [] : [[table.match, table]]))),
  );
  const walkovers = stageState.rounds.flatMap(({ round, walkovers: given }) =>
    given
      .filter(({ match, winner, loser }) => ![winner, loser].every((participant) => expected.get(match)?.includes(participant)))
      .map(({ match }) => ({ kind: 'walkover-gone', round, match })),
  );
  return [...walkovers, ...[...latest].flatMap(([match, table]) => misplacedAt(table, expected.get(match) ?? []))];
}
function misplacedAt(table, expected) {
  const out = table.seats.filter((seat) => !expected.includes(seat));
  if (out.length === 0) return [];
  const coming = expected.filter((seat) => seat !== undefined && !table.seats.includes(seat));
  if (!table.result && coming.length < out.length) return [{ kind: 'withdrawn', table: table.id }];
  return out.map((leaving, i) => {
    const next = coming[i];
    if (table.result) return { kind: 'played-by-wrong', table: table.id, out: leaving, ...(next === undefined ? {} : { in: next }) };
    return { kind: 'replaced', table: table.id, out: leaving, in: next ?? leaving };
  });
}
/** Table elimination: who went on to the next round and should not have, and the other way round. */
function misplacedAtTables(before, after, stage, format, round) {
  const next = after.stages[stage - 1]?.rounds.find((candidate) => candidate.round === round + 1);
  if (!next) return [];
  // Who came or went for other reasons since then is none of the correction's business.
  const seated = [...next.tables.flatMap((table) => table.seats), ...next.byes.map((bye) => bye.participant)];
  const was = survivors(before, stage, format, round).order;
  const is = survivors(after, stage, format, round).order;
  const coming = is.filter((participant) => !was.includes(participant) && !seated.includes(participant));
  return was
    .filter((participant) => !is.includes(participant))
    .flatMap((out) => next.tables.filter((table) => table.seats.includes(out)).map((table) => ({ out, table })))
    .map(({ out, table }, i) => {
      const incoming = coming[i];
      if (incoming !== undefined && !table.result) return { kind: 'replaced', table: table.id, out, in: incoming };
      return { kind: 'played-by-wrong', table: table.id, out, ...(incoming === undefined ? {} : { in: incoming }) };
    });
}
function pointChanges(before, after) {
  return after.flatMap(({ participant, points }) => {
    const was = before.find((seat) => seat.participant === participant)?.points ?? 0;
    return settle(was) === settle(points) ? [] : [{ kind: 'points', participant, before: was, after: points }];
  });
}
function rankChanges(before, after, stage) {
  const was = new Map(stageRanking(before, stage).map(({ participant, rank }) => [participant, rank]));
  return stageRanking(after, stage).flatMap(({ participant, rank }) => {
    const old = was.get(participant) ?? rank;
    return old === rank ? [] : [{ kind: 'rank', participant, before: old, after: rank }];
  });
}
/** A later stage has started with the old ranking: its field stands. */
function fieldChange(before, after, stage) {
  const next = after.specs[stage];
  if (!next || after.stages.length <= stage) return [];
  const was = advancingField(before, stage, next.format);
  const is = advancingField(after, stage, next.format);
  if (was.kind === 'tied' || is.kind === 'tied') return [];
  const out = was.field.filter((participant) => !is.field.includes(participant));
  const coming = is.field.filter((participant) => !was.field.includes(participant));
  return out.length + coming.length === 0 ? [] : [{ kind: 'field-stands', stage: stage + 1, out, in: coming }];
}
//# sourceMappingURL=correction-consequences.js.map
