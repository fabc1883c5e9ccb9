import { seededGenerator, shuffled, type Generator } from '../random/generator';
import type { ParticipantId } from '../scoring/score-book';
import { previewCorrection } from '../tournament/decide-correction';
import { isScheduled, type StageSpec } from '../tournament/stage-spec';
import { openTie, isStageOver } from '../tournament/stage-over';
import { presentSeats } from '../tournament/table-result';
import type { SeatFinish } from '../tournament/result';
import type { TableState, TournamentState } from '../tournament/state';
import { because, driver, isEvents, judge, organiser, player, type Driver } from './event-driver';
import { logViolations, violations } from './invariants';
import { randomStages, type FormatKind } from './random-stages';

export interface RandomTournament {
  readonly kind: FormatKind;
  readonly events: Driver['events'];
  readonly state: TournamentState;
  /** Empty where everything held that must hold. */
  readonly violations: readonly string[];
}

const most = 4000;

/** Plays a whole random tournament with random withdrawals, late entries, byes, rulings and corrections; everything follows from the seed. */
export function playRandomTournament(seed: string, kind?: FormatKind): RandomTournament {
  const random = seededGenerator(`random:${seed}`);
  const found: string[] = [];
  const game = driver(seed, (before, event, after) => {
    for (const violation of violations(before, event, after)) found.push(`${event.type} (version ${after.version - 1}): ${violation}`);
  });
  const plan = randomStages(random, kind);
  enter(game, random, plan.stages, plan.entries);
  for (let step = 0; step < most && game.state().phase === 'running'; step++) {
    if (random.unit() < 0.25) disturb(game, random);
    advance(game, random);
  }
  const state = game.state();
  if (state.phase === 'running') found.push('the tournament does not end');
  if (state.phase === 'finished' && random.unit() < 0.3) correct(game, random);
  return { kind: plan.kind, events: game.events, state: game.state(), violations: [...found, ...logViolations(game.events, game.state())] };
}

/** From the creation to the start: registration, waiting list, check-in. */
function enter(game: Driver, random: Generator, stages: readonly StageSpec[], entries: number): void {
  const capacity = random.unit() < 0.3 ? { capacity: Math.max(2, entries - random.int(3)) } : {};
  const checkIn = random.unit() < 0.3;
  game.must({
    type: 'create',
    actor: organiser,
    id: 't',
    title: 'title',
    stages,
    settings: {
      game: 'sample',
      seats: { min: 2, max: 5 },
      venue: 'physical',
      registration: 'open',
      checkIn,
      lateEntry: true,
      clock: { kind: 'round', durationMs: 60_000 },
      timeOut: 'adjudicate',
      rated: true,
      ...capacity,
    },
  });
  game.must({ type: 'open-registration', actor: organiser });
  const names = Array.from({ length: entries }, (_, i) => `p${i + 1}`);
  const rating = (): { rating?: number } => (random.unit() < 0.8 ? { rating: 1000 + random.int(1000) } : {});
  const division = (): { division?: number } => (random.unit() < 0.5 ? { division: 1 + random.int(2) } : {});
  game.must({
    type: 'register',
    actor: organiser,
    entries: names.map((participant, i) => ({
      participant,
      ...(i % 3 === 0 ? { account: `account-${i}` } : {}),
      ...rating(),
      ...division(),
    })),
  });
  if (random.unit() < 0.4) game.send({ type: 'withdraw', actor: player, participant: pick(random, names), reason: { code: 'own-wish' } });
  if (random.unit() < 0.3) game.send({ type: 'claim', actor: player, participant: pick(random, names), account: 'late-account' });
  if (checkIn) {
    game.must({ type: 'open-check-in', actor: organiser });
    const few = names.filter(() => random.unit() < 0.95);
    for (const participant of few) game.send({ type: 'check-in', actor: player, participant });
  }
  if (!isEvents(game.send({ type: 'start', actor: organiser }))) game.must({ type: 'cancel', actor: organiser, reason: because });
}

/** One step towards the end. */
function advance(game: Driver, random: Generator): void {
  const state = game.state();
  const stage = state.stages.length;
  if (state.draft) {
    if (random.unit() < 0.3) changeDraft(game, random);
    if (!isEvents(game.send({ type: 'publish-round', actor: organiser }))) game.must({ type: 'discard-draft', actor: organiser });
    return;
  }
  const open = openTables(state);
  const scheduled = state.specs[stage - 1] !== undefined && isScheduled(state.specs[stage - 1]!.format);
  if (open.length > 0 && !(scheduled && random.unit() < 0.3)) {
    playTable(game, random, pick(random, open));
    return;
  }
  if (settleTies(game, random)) return;
  if (isStageOver(state, stage)) {
    const last = stage === state.specs.length;
    const done = game.send(last ? { type: 'finish', actor: organiser } : { type: 'advance-stage', actor: organiser });
    if (!isEvents(done) && done.kind === 'tie-across-cut') {
      game.must({ type: 'rule-order', actor: judge, stage, order: shuffled(random, done.tied), reason: because });
    } else if (!isEvents(done)) {
      game.must({ type: 'cancel', actor: organiser, reason: because });
    }
    return;
  }
  const drafted = game.send({ type: 'draft-round', actor: organiser });
  if (isEvents(drafted)) return;
  // Nobody left to pair in a Swiss stage: the organiser ends it there.
  if (drafted.kind === 'needs-ruling') endHere(game);
}

function endHere(game: Driver): void {
  const state = game.state();
  const stage = state.stages.length;
  const spec = state.specs[stage - 1]!;
  const rounds = state.stages[stage - 1]!.rounds.length;
  if (rounds > 0 && (spec.format.kind === 'swiss' || spec.format.kind === 'table-swiss')) {
    game.must({ type: 'change-stage', actor: organiser, stage, spec: { ...spec, format: { ...spec.format, rounds } } });
  } else if (state.forbidden.length > 0) {
    for (const pair of state.forbidden) game.must({ type: 'allow-pair', actor: organiser, pair, reason: because });
  } else {
    game.must({ type: 'cancel', actor: organiser, reason: because });
  }
}

function openTables(state: TournamentState): TableState[] {
  return state.stages.flatMap((stage) => stage.rounds.flatMap((round) => round.tables)).filter((table) => !table.result);
}

/** A table comes a step nearer to its result, in one of the ways that there are. */
function playTable(game: Driver, random: Generator, table: TableState): void {
  const present = presentSeats(table);
  const finishes = randomFinishes(random, present);
  const by = pick(random, present);
  const roll = random.unit();
  const id = table.id;
  if (roll < 0.35) {
    const played = table.played.length;
    if (random.unit() < 0.5) game.must({ type: 'link-game', actor: organiser, table: id, game: `g-${id}-${played}` });
    game.send({ type: 'record-game', actor: organiser, table: id, game: `g-${id}-${played}`, version: 10 + random.int(90), finishes });
  } else if (roll < 0.6) {
    game.must({ type: 'report-result', actor: player, table: id, by, finishes });
    // A second report that says the same confirms the first: then nothing is left to dispute.
    if (!openTables(game.state()).some((open) => open.id === id && open.report)) return;
    if (random.unit() < 0.15) {
      game.must({ type: 'dispute-result', actor: player, table: id, by: pick(random, present), reason: { code: 'wrong-report' } });
      game.must({ type: 'call-judge', actor: player, table: id });
      game.must({ type: 'rule-result', actor: judge, table: id, finishes: randomFinishes(random, present), reason: because });
    } else game.send({ type: 'confirm-result', actor: random.unit() < 0.5 ? judge : player, table: id, by: pick(random, present) });
  } else if (roll < 0.8) game.must({ type: 'enter-result', actor: judge, table: id, finishes });
  else if (roll < 0.85) game.must({ type: 'adjudicate', actor: judge, table: id, finishes, reason: { code: 'time' } });
  else if (roll < 0.9) game.must({ type: 'no-show', actor: judge, table: id, participant: by, reason: { code: 'no-show' } });
  else if (roll < 0.94) game.must({ type: 'drop-out', actor: judge, table: id, participant: by, reason: { code: 'illness' } });
  else if (roll < 0.97) game.must({ type: 'forfeit', actor: judge, table: id, participant: by, reason: { code: 'own-wish' } });
  else game.send({ type: 'void-table', actor: judge, table: id, points: random.int(2), reason: { code: 'technical' } });
}

/** Ties that stand in the way of the next round: a play-off, or a ruling. */
function settleTies(game: Driver, random: Generator): boolean {
  const state = game.state();
  const stage = state.stages.at(-1)!;
  const spec = state.specs[state.stages.length - 1]!;
  for (const round of stage.rounds) {
    for (const table of round.tables) {
      const tie = openTie(spec, round, table);
      if (!tie) continue;
      if (random.unit() < 0.5) game.must({ type: 'call-play-off', actor: organiser, table: table.id });
      else game.must({ type: 'resolve-tie', actor: judge, table: table.id, order: shuffled(random, tie.tied), reason: because });
      return true;
    }
  }
  return false;
}

/** Something that nobody planned. Refusals are fine: they are checked elsewhere. */
function disturb(game: Driver, random: Generator): void {
  const state = game.state();
  const ids = state.participants.map((participant) => participant.id);
  const participant = pick(random, ids);
  const stage = state.stages.length;
  const round = (state.stages.at(-1)?.rounds.length ?? 0) + 1;
  const acts: (() => unknown)[] = [
    () => game.send({ type: 'drop', actor: player, participant, reason: { code: 'own-wish' } }),
    () => game.send({ type: 'reinstate', actor: organiser, participant, reason: because }),
    () =>
      game.send({
        type: 'enter-late',
        actor: organiser,
        entry: { rating: random.int(2000) },
        score: random.int(3),
        reason: { code: 'late' },
      }),
    () =>
      game.send({
        type: 'substitute',
        actor: organiser,
        participant,
        account: `sub-${round}-${random.int(1000)}`,
        reason: { code: 'illness' },
      }),
    () => random.unit() < 0.2 && game.send({ type: 'ban', actor: organiser, participant, reason: { code: 'misconduct' } }),
    () =>
      game.send({
        type: 'request-bye',
        actor: organiser,
        participant,
        stage,
        round: round + random.int(2),
        bye: pick(random, ['full', 'half', 'zero'] as const),
      }),
    () => game.send({ type: 'forbid-pair', actor: organiser, pair: [participant, pick(random, ids)], reason: because }),
    () => game.send({ type: 'fix-table', actor: organiser, participant, number: 1 + random.int(9) }),
    () => game.send({ type: 'start-clock', actor: organiser, round: round - 1 }),
    () => game.send({ type: 'extend-clock', actor: judge, round: round - 1, ms: 1000, reason: { code: 'time' } }),
    () => replay(game, random),
    () => correct(game, random),
    () => correct(game, random),
  ];
  game.wait(1000);
  pick(random, acts)();
}

function decidedTables(state: TournamentState): TableState[] {
  return state.stages.flatMap((stage) => stage.rounds.flatMap((round) => round.tables)).filter((table) => table.result);
}

function replay(game: Driver, random: Generator): void {
  const decided = decidedTables(game.state());
  if (decided.length > 0) game.send({ type: 'replay-table', actor: judge, table: pick(random, decided).id, reason: { code: 'technical' } });
}

/** A correction as an organiser makes it: look at the consequences, confirm them, rule where that is needed. */
function correct(game: Driver, random: Generator): void {
  const decided = decidedTables(game.state());
  if (decided.length === 0) return;
  const table = pick(random, decided);
  const played = random.unit() < 0.8 ? table.seats : shuffled(random, table.seats).slice(0, 1 + random.int(table.seats.length));
  const finishes = randomFinishes(random, played);
  const preview = previewCorrection(game.state(), table.id, finishes);
  if ('kind' in preview) return;
  const ruling = random.unit() < 0.8 ? { ruling: pick(random, ['later-matches-stand', 'replay-later-matches'] as const) } : {};
  game.send({
    type: 'correct-result',
    actor: judge,
    table: table.id,
    finishes,
    confirmed: preview.consequences,
    reason: { code: 'wrong-report' },
    ...ruling,
  });
}

function changeDraft(game: Driver, random: Generator): void {
  const draft = game.state().draft!;
  const seated = draft.tables.flatMap((table) => table.seats);
  if (seated.length === 0) return;
  const table = pick(random, draft.tables);
  const changes = [
    { kind: 'swap' as const, one: pick(random, seated), other: pick(random, seated) },
    { kind: 'move' as const, participant: pick(random, seated), to: table.id },
    { kind: 'give-bye' as const, participant: pick(random, seated), bye: 'half' as const },
    { kind: 'seat' as const, table: table.id, seats: shuffled(random, table.seats) },
    { kind: 'number' as const, table: table.id, number: 1 + random.int(20) },
  ];
  game.send({ type: 'change-draft', actor: organiser, change: pick(random, changes), reason: because });
}

function randomFinishes(random: Generator, seats: readonly ParticipantId[]): SeatFinish[] {
  const scores = seats.map(() => random.int(8));
  return seats.map((participant, i) => ({
    participant,
    place: 1 + scores.filter((score) => score > scores[i]!).length,
    ...(random.unit() < 0.9 ? { vp: scores[i]! } : {}),
  }));
}

function pick<Item>(random: Generator, items: readonly Item[]): Item {
  return items[random.int(items.length)]!;
}
