import * as z from 'zod';
import { tournamentRoles } from '../tournament/desk';
import { actor, count, draft, finishes, finite, group, id, pair, ranking, reason, requestedBye, seatResults, source } from './schema-parts';
import { settings, stageSpec } from './schema-settings';
const event = (type, shape) => z.object({ type: z.literal(type), ...shape });
const by = { by: actor };
const why = { by: actor, reason };
const inRound = { stage: count, round: count };
const lifecycleEvent = z.discriminatedUnion('type', [
  event('TournamentCreated', {
    id,
    title: id,
    settings,
    stages: z.array(stageSpec),
    description: id.exactOptional(),
    clonedFrom: id.exactOptional(),
    ...by,
  }),
  event('SettingsChanged', { settings, ...by }),
  event('StagesRevised', { from: count, stages: z.array(stageSpec), ...by }),
  event('StageSpecChanged', { stage: count, spec: stageSpec, ...by }),
  event('RegistrationOpened', by),
  event('RegistrationClosed', by),
  event('CheckInOpened', by),
  event('StageStarted', {
    stage: count,
    field: z.array(id),
    carried: z.record(id, finite),
    groups: z.array(group),
    firstColour: z.enum(['white', 'black']),
    seed: id,
    ...by,
  }),
  event('StageCompleted', { stage: count, ranking, ...by }),
  event('OrderRuled', { stage: count, order: z.array(id), ...why }),
  event('TournamentFinished', { ranking, ...by }),
  event('TournamentCancelled', why),
]);
const entry = {
  participant: id,
  account: id.exactOptional(),
  bot: id.exactOptional(),
  name: id.exactOptional(),
  rating: finite.exactOptional(),
};
const participantEvent = z.discriminatedUnion('type', [
  event('AccountInvited', { account: id, ...by }),
  event('ParticipantRegistered', { ...entry, division: count.exactOptional(), waiting: z.boolean(), ...by }),
  event('ParticipantPromoted', { participant: id }),
  event('ParticipantWithdrawn', { participant: id, ...why }),
  event('ParticipantCheckedIn', { participant: id, ...by }),
  event('CheckInTakenBack', { participant: id, ...by }),
  event('ParticipantEnteredLate', { ...entry, stage: count, score: finite, ...why }),
  event('ParticipantDropped', { participant: id, ...why }),
  event('ParticipantReinstated', { participant: id, ...why }),
  event('ParticipantSubstituted', { participant: id, from: id.exactOptional(), to: id.exactOptional(), name: id.exactOptional(), ...why }),
  event('ParticipantBanned', { participant: id, ...why }),
  event('EntryClaimed', { participant: id, account: id }),
  event('ClaimConfirmed', { participant: id, account: id, ...by }),
  event('ClaimRejected', { participant: id, account: id, ...by }),
  event('ByeRequested', { participant: id, ...inRound, bye: requestedBye, ...by }),
  event('ByeRequestCancelled', { participant: id, ...inRound, ...by }),
  event('PairForbidden', { pair, ...why }),
  event('PairAllowed', { pair, ...why }),
  event('TableFixed', { participant: id, number: count.exactOptional(), ...by }),
]);
const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('swap'), one: id, other: id }),
  z.object({ kind: z.literal('move'), participant: id, to: id }),
  z.object({ kind: z.literal('give-bye'), participant: id, bye: requestedBye }),
  z.object({ kind: z.literal('seat'), table: id, seats: z.array(id) }),
  z.object({ kind: z.literal('number'), table: id, number: count }),
]);
const changeConsequence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rematch'), pair, rounds: z.array(count) }),
  z.object({ kind: z.literal('rematch-gone'), pair }),
  z.object({ kind: z.literal('forbidden-pair'), pair }),
  z.object({ kind: z.literal('score-range'), table: id, before: finite, after: finite }),
  z.object({ kind: z.literal('off-size-again'), participant: id, games: count }),
  z.object({ kind: z.literal('seat-again'), participant: id, seat: count, times: count }),
  z.object({ kind: z.literal('second-bye'), participant: id }),
]);
const roundEvent = z.discriminatedUnion('type', [
  event('RoundDrafted', { draft, ...by }),
  event('DraftChanged', { change, draft, consequences: z.array(changeConsequence), ...why }),
  event('DraftDiscarded', by),
  event('RoundPublished', { draft, roundId: id, duplicate: z.boolean(), ...by }),
  event('RoundCompleted', inRound),
  event('RoundReopened', inRound),
  event('ClockStarted', { ...inRound, at: finite, durationMs: finite, ...by }),
  event('ClockPaused', { ...inRound, at: finite, ...why }),
  event('ClockResumed', { ...inRound, at: finite, ...by }),
  event('ClockExtended', { ...inRound, table: id.exactOptional(), ms: finite, ...why }),
  event('JudgeCalled', { call: id, table: id, note: id.exactOptional(), ...by }),
  event('JudgeCallAnswered', { call: id, ...by }),
  event('JudgeCallClosed', { call: id, note: id.exactOptional(), ...by }),
]);
const changed = { participant: id, before: finite, after: finite };
const correctionConsequence = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), ...changed }),
  z.object({ kind: z.literal('rank'), ...changed }),
  z.object({ kind: z.literal('pairing-stands'), round: count }),
  z.object({ kind: z.literal('replaced'), table: id, out: id, in: id }),
  z.object({ kind: z.literal('withdrawn'), table: id }),
  z.object({ kind: z.literal('walkover-gone'), round: count, match: id }),
  z.object({ kind: z.literal('played-by-wrong'), table: id, out: id, in: id.exactOptional() }),
  z.object({ kind: z.literal('field-stands'), stage: count, out: z.array(id), in: z.array(id) }),
]);
const seat = { table: id, participant: id, ...why };
const resultEvent = z.discriminatedUnion('type', [
  event('GameLinked', { table: id, game: id }),
  event('GameScored', { table: id, finishes, source }),
  event('ResultReported', { table: id, by: id, finishes }),
  event('ResultDisputed', { table: id, ...why }),
  event('SeatForfeited', seat),
  event('SeatNoShow', seat),
  event('SeatDroppedOut', seat),
  event('TableAdjudicated', { table: id, finishes, ...why }),
  event('ResultRuled', { table: id, finishes, ...why }),
  event('TableDecided', { table: id, result: seatResults }),
  event('TableVoided', { table: id, result: seatResults, ...why }),
  event('TableReplayed', { table: id, ...why }),
  event('TieResolved', {
    table: id,
    order: z.array(id),
    how: z.enum(['tie-breaks', 'play-off', 'ruling']),
    by: actor.exactOptional(),
    reason: reason.exactOptional(),
  }),
  event('PlayOffCalled', { table: id, playOff: id, seats: z.array(id), number: count, seed: id, ...by }),
  event('ResultCorrected', {
    table: id,
    result: seatResults,
    consequences: z.array(correctionConsequence),
    ruling: z.enum(['later-matches-stand', 'replay-later-matches']).exactOptional(),
    ...why,
  }),
  event('SeatsReplaced', { seats: z.array(z.object({ table: id, out: id, in: id })) }),
  event('TableWithdrawn', { table: id }),
  event('WalkoverWithdrawn', { ...inRound, match: id }),
]);
const granted = { account: id, role: z.enum(tournamentRoles), ...by };
const deskEvent = z.discriminatedUnion('type', [
  event('TournamentDescribed', { title: id, description: id.exactOptional(), ...by }),
  event('ParticipantNamed', { participant: id, name: id, ...by }),
  event('RoleGranted', granted),
  event('RoleRevoked', granted),
  event('Announced', { announcement: id, text: id, ...by }),
  event('AnnouncementRetracted', { announcement: id, ...by }),
  event('SlipRenewed', { table: id, ...by }),
]);
const parsers = [lifecycleEvent, participantEvent, roundEvent, resultEvent, deskEvent];
/** Parses an event of a tournament from JSON. */
export function parseTournamentEvent(raw) {
  const results = parsers.map((parser) => parser.safeParse(raw));
  // All but one of the parsers fail because the type is none of theirs; that says nothing about what is wrong.
  const [telling] = results.filter((result) => result.success || result.error.issues.every((issue) => issue.path[0] !== 'type'));
  return telling ?? lifecycleEvent.safeParse(raw);
}
//# sourceMappingURL=schema-events.js.map
