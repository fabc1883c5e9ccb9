import { drawPoints } from '../scoring/scheme';
import { isScheduled, isSwiss, preferredSize } from './stage-spec';
/** The score book of a stage, from the points that its events awarded. `members` limits it to a group. */
export function stageBook(state, stage, members) {
  const stageState = state.stages[stage - 1];
  const spec = state.specs[stage - 1];
  if (!stageState || !spec) return { seats: 'pairs', unplayed: 'dummy', win: 1, draw: 0.5, rounds: 0, pages: [] };
  const size = preferredSize(spec.format);
  const entries = entriesByParticipant(stageState, spec);
  const stated = new Map(state.participants.map((participant) => [participant.id, participant.stated]));
  const pages = stageState.field.flatMap((participant, i) => {
    if (members && !members.includes(participant)) return [];
    const carried = (stageState.carried[participant] ?? 0) + (lateHere(state, stage, participant) ? (stated.get(participant) ?? 0) : 0);
    return [{ participant, seed: i + 1, carried, entries: entries.get(participant) ?? [] }];
  });
  return {
    seats: size === 2 ? 'pairs' : 'tables',
    unplayed: isScheduled(spec.format) ? 'as-played' : 'dummy',
    win: spec.byes.full,
    draw: drawPoints(spec.scoring, size),
    rounds: stageState.rounds.filter((round) => round.complete).length,
    pages,
  };
}
/** Tables that were played in a stage, play-offs left aside: who met whom, in which seat. */
export function playedTables(stageState) {
  return stageState.rounds.flatMap((round) =>
    round.tables
      .filter((table) => table.playOffOf === undefined && !table.void)
      .map((table) => ({
        round: round.round,
        seats: table.result ? table.seats.filter((seat) => isPresent(table.result ?? [], seat)) : table.seats,
      })),
  );
}
function isPresent(result, seat) {
  return result.find((candidate) => candidate.participant === seat)?.place !== undefined;
}
/** A stated score counts in the stage that the entry was late for; later stages carry it where they carry scores. */
function lateHere(state, stage, participant) {
  const first = state.stages.findIndex((candidate) => candidate.field.includes(participant));
  return first === stage - 1;
}
function entriesByParticipant(stageState, spec) {
  const entries = new Map(stageState.field.map((participant) => [participant, []]));
  for (const round of stageState.rounds) {
    const inRound = entriesOfRound(round);
    for (const [participant, own] of entries) {
      const entry = inRound.get(participant);
      if (entry) own.push(...entry);
      else if (isSwiss(spec.format)) own.push({ kind: 'bye', round: round.round, points: 0, bye: 'absent' });
    }
  }
  return entries;
}
/** A table that is not decided yet takes part in the round, but adds nothing. */
function entriesOfRound(round) {
  const entries = new Map();
  for (const { participant, bye, points } of round.byes) entries.set(participant, [{ kind: 'bye', round: round.round, points, bye }]);
  for (const table of round.tables) {
    if (table.playOffOf !== undefined) continue;
    for (const seat of table.seats) entries.set(seat, entryAt(table, seat, round.round));
  }
  return entries;
}
function entryAt(table, participant, round) {
  const own = table.result?.find((seat) => seat.participant === participant);
  if (!own) return [];
  if (table.void) return [{ kind: 'bye', round, points: own.points, bye: 'void' }];
  const others = (table.result ?? []).filter((seat) => seat.participant !== participant);
  if (own.place === undefined) {
    return [{ kind: 'forfeit', round, points: own.points, won: own.forfeit === 'won', scheduled: others.map((seat) => seat.participant) }];
  }
  const opponents = others.flatMap((seat) =>
    seat.place === undefined
      ? []
      : [{ participant: seat.participant, place: seat.place, ...(seat.vp === undefined ? {} : { vp: seat.vp }) }],
  );
  return [{ kind: 'played', round, points: own.points, place: own.place, opponents, ...(own.vp === undefined ? {} : { vp: own.vp }) }];
}
//# sourceMappingURL=stage-book.js.map
