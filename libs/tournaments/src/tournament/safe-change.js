import { canonical } from '@kronika/event-log';
import { holdsPlace } from './participant';
/** Why these settings cannot be changed now, if they cannot. */
export function unsafeSettings(state, next) {
  const before = state.settings;
  if (state.stages.length > 0) {
    if (before.game !== next.game) return unsafe('game', 'the event has started');
    if (!isSame(before.seats, next.seats)) return unsafe('seats', 'the event has started');
    if (before.rated !== next.rated) return unsafe('rated', 'the event has started');
    if (before.checkIn !== next.checkIn) return unsafe('checkIn', 'the event has started');
  }
  const entered = state.participants.filter(holdsPlace).length;
  if (next.capacity !== undefined && next.capacity < entered) return unsafe('capacity', `${entered} have entered`);
  return undefined;
}
/** Why a stage that has started cannot be changed to this, if it cannot: what was published or played must keep its meaning. */
export function unsafeSpec(before, next, stage) {
  if (stage.ranking) return unsafe('stage', 'it is over');
  const published = stage.rounds.length;
  if (published > 0) {
    if (!isSame(before.tieBreaks, next.tieBreaks)) return unsafe('tieBreaks', 'they are published before round 1');
    if (!isSame(before.scoring, next.scoring)) return unsafe('scoring', 'points have been awarded');
    if (!isSame(before.byes, next.byes)) return unsafe('byes', 'points have been awarded');
  }
  if (before.seeding !== next.seeding) return unsafe('seeding', 'the field is seeded');
  if (before.carryScores !== next.carryScores) return unsafe('carryScores', 'the stage has started');
  if (before.duplicate !== next.duplicate && stage.rounds.some((round) => !round.complete)) return unsafe('duplicate', 'a round is open');
  return unsafeFormat(before.format, next.format, published);
}
function unsafeFormat(before, next, published) {
  if (before.kind !== next.kind) return unsafe('format', 'the stage has started');
  if (before.kind === 'table-swiss' && next.kind === 'table-swiss') {
    // Sizes, weights and effort only steer rounds to come.
    return next.rounds < published ? unsafe('format.rounds', `${published} are published`) : undefined;
  }
  if (before.kind === 'swiss' && next.kind === 'swiss') {
    if (next.rounds < published) return unsafe('format.rounds', `${published} are published`);
    return isSame({ ...before, rounds: 0 }, { ...next, rounds: 0 }) ? undefined : unsafe('format', 'games have been played by it');
  }
  if (before.kind === 'table-elimination' && next.kind === 'table-elimination' && before.size === next.size && before.top === next.top) {
    return undefined;
  }
  return isSame(before, next) ? undefined : unsafe('format', 'the schedule or the bracket follows from it');
}
function isSame(one, other) {
  return canonical(one) === canonical(other);
}
function unsafe(field, because) {
  return { kind: 'unsafe-change', field, because };
}
//# sourceMappingURL=safe-change.js.map
