import { because, judge, organiser, player } from '../testing/event-driver';
import { favouritesWin, publish, stage, started, tableOf } from '../testing/scenario';
import { readClock } from '../clocks/round-clock';
import { applyDraftChange } from './apply-draft-change';
import { draftRound } from './draft-round';
import { stageOf, usualTableSwiss } from './stage-spec';

const swiss = { kind: 'swiss', rounds: 5, colours: true, bestOf: 1 } as const;
const tableSwiss = { kind: 'table-swiss', rounds: 5, ...usualTableSwiss, swaps: 2000 } as const;
const draft = { type: 'draft-round', actor: organiser } as const;

describe('drafts', () => {
  it('record seed, search, reasons and quality, and can be repeated from them', () => {
    const game = started(tableSwiss, 16);
    publish(game);
    favouritesWin(game);
    const before = game.state();
    game.must(draft);
    const drafted = game.state().draft!;
    expect(drafted).toMatchObject({ stage: 1, round: 2, search: { weights: tableSwiss.weights, swaps: 2000 } });
    expect(drafted.search!.cost).toBeGreaterThanOrEqual(0);
    expect(drafted.quality.rematches).toBe(0);
    expect(drafted.tables.every((table) => table.reasons.some((reason) => reason.kind === 'score-group'))).toBe(true);
    const again = draftRound({
      state: before,
      stage: 1,
      stageState: before.stages[0]!,
      spec: before.specs[0]!,
      round: 2,
      seed: drafted.seed,
    });
    expect(again).toEqual(drafted);
  });

  it('are made one at a time, and not while a round is open', () => {
    const game = started(swiss, 4);
    game.must(draft);
    expect(game.send(draft)).toEqual({ kind: 'draft-exists' });
    game.must({ type: 'publish-round', actor: organiser });
    expect(game.send(draft)).toEqual({ kind: 'round-open', round: 1 });
    expect(game.send({ type: 'publish-round', actor: organiser })).toEqual({ kind: 'no-draft' });
  });

  it('may be made ahead where the schedule is known', () => {
    const game = started({ kind: 'round-robin', double: false, bestOf: 1 }, 4);
    publish(game);
    publish(game);
    publish(game);
    expect(game.send(draft)).toEqual({ kind: 'stage-over', stage: 1 });
    expect(stage(game).rounds).toHaveLength(3);
  });

  it('that somebody left, or came too late for, have to be made again', () => {
    const game = started(swiss, 5);
    game.must(draft);
    game.must({ type: 'drop', actor: player, participant: 'p2', reason: because });
    expect(game.send({ type: 'publish-round', actor: organiser })).toEqual({ kind: 'draft-stale', participants: ['p2'] });
    game.must({ type: 'discard-draft', actor: organiser });
    game.must(draft);
    game.must({ type: 'enter-late', actor: organiser, entry: { participant: 'late' }, score: 0, reason: because });
    expect(game.send({ type: 'publish-round', actor: organiser })).toEqual({ kind: 'draft-stale', participants: ['late'] });
  });

  it('that somebody came back for have to be made again, in any format', () => {
    const formats = [
      { kind: 'round-robin', double: false, bestOf: 1 },
      { kind: 'single-elimination', thirdPlace: false, bestOf: 1 },
      { kind: 'table-elimination', size: 4, top: 1, wildcards: 0 },
    ] as const;
    for (const format of formats) {
      const game = started(format, 8);
      game.must({ type: 'drop', actor: player, participant: 'p3', reason: because });
      game.must(draft);
      game.must({ type: 'reinstate', actor: organiser, participant: 'p3', reason: because });
      expect(game.send({ type: 'publish-round', actor: organiser })).toEqual({ kind: 'draft-stale', participants: ['p3'] });
    }
  });

  it('are thrown away when a result that they were made with changes', () => {
    const game = started(swiss, 4);
    publish(game);
    favouritesWin(game);
    game.must(draft);
    game.must({ type: 'replay-table', actor: judge, table: '1.1.1', reason: because });
    expect(game.state().draft).toBeUndefined();
    expect(stage(game).rounds[0]!.complete).toBe(false);
  });

  it('explain two-seat pairings: score group, float, opponent avoided, colours', () => {
    const game = started({ ...swiss, rounds: 6 }, 10);
    for (let round = 0; round < 3; round++) {
      publish(game);
      favouritesWin(game);
    }
    game.must(draft);
    const reasons = game.state().draft!.tables.flatMap((table) => table.reasons.map((reason) => reason.kind));
    expect(new Set(reasons)).toEqual(new Set(['score-group', 'colours', 'float', 'instead-of']));
  });
});

describe('changes by hand', () => {
  function second() {
    const game = started(tableSwiss, 8);
    publish(game);
    favouritesWin(game);
    game.must(draft);
    return game;
  }

  it('show their consequences before they are made, and record them', () => {
    const game = second();
    const [top, bottom] = game.state().draft!.tables;
    const change = { kind: 'swap', one: top!.seats[0]!, other: bottom!.seats[0]! } as const;
    const preview = applyDraftChange(game.state(), change);
    if ('kind' in preview) throw new Error('refused');
    const [event] = game.must({ type: 'change-draft', actor: organiser, change, reason: because });
    expect(event).toMatchObject({ type: 'DraftChanged', by: organiser, reason: because, consequences: preview.consequences });
    expect(game.state().draft!.tables[0]!.seats[0]).toBe(change.other);
    expect(game.state().draft!.tables[0]!.reasons).toEqual([{ kind: 'by-hand' }]);
    expect(preview.consequences.map((consequence) => consequence.kind)).toContain('rematch');
  });

  it('name rematches, forbidden pairs, wider score ranges, seats and second byes', () => {
    const game = second();
    const tables = game.state().draft!.tables;
    const kinds = (change: Parameters<typeof applyDraftChange>[1]) => {
      const changed = applyDraftChange(game.state(), change);
      return 'kind' in changed ? changed.kind : changed.consequences.map((consequence) => consequence.kind);
    };
    game.must({ type: 'forbid-pair', actor: organiser, pair: [tables[0]!.seats[1]!, tables[1]!.seats[1]!], reason: because });
    expect(kinds({ kind: 'swap', one: tables[0]!.seats[0]!, other: tables[1]!.seats[1]! })).toEqual(
      expect.arrayContaining(['rematch', 'forbidden-pair', 'score-range']),
    );
    const seats = [...tables[0]!.seats].reverse();
    expect(kinds({ kind: 'seat', table: tables[0]!.id, seats })).toEqual(expect.arrayContaining(['seat-again']));
  });

  it('are refused where they make tables that nobody can play at', () => {
    const game = started(swiss, 4);
    game.must(draft);
    const [one, other] = game.state().draft!.tables;
    const change = (c: Parameters<typeof applyDraftChange>[1]) =>
      game.send({ type: 'change-draft', actor: organiser, change: c, reason: because });
    expect(change({ kind: 'move', participant: one!.seats[0]!, to: other!.id })).toMatchObject({ kind: 'invalid' });
    expect(change({ kind: 'give-bye', participant: one!.seats[0]!, bye: 'half' })).toMatchObject({ kind: 'invalid' });
    expect(change({ kind: 'swap', one: 'stranger', other: 'p1' })).toMatchObject({ kind: 'unknown-participant' });
    expect(change({ kind: 'seat', table: one!.id, seats: ['p1'] })).toMatchObject({ kind: 'invalid' });
    expect(change({ kind: 'number', table: 'x', number: 3 })).toMatchObject({ kind: 'unknown-table' });
  });

  it('leave brackets and schedules alone, but not their seats and table numbers', () => {
    const game = started({ kind: 'single-elimination', thirdPlace: false, bestOf: 1 }, 4);
    game.must(draft);
    const [one, other] = game.state().draft!.tables;
    const change = (c: Parameters<typeof applyDraftChange>[1]) =>
      game.send({ type: 'change-draft', actor: organiser, change: c, reason: because });
    expect(change({ kind: 'swap', one: one!.seats[0]!, other: other!.seats[0]! })).toMatchObject({ kind: 'fixed-by-format' });
    change({ kind: 'seat', table: one!.id, seats: [...one!.seats].reverse() });
    change({ kind: 'number', table: one!.id, number: 2 });
    expect(game.state().draft!.tables.map((table) => table.number)).toEqual([2, 1]);
    expect(game.state().draft!.tables[0]!.seats).toEqual([...one!.seats].reverse());
  });

  it('do not break the next round', () => {
    const game = second();
    const [top, bottom] = game.state().draft!.tables;
    game.must({
      type: 'change-draft',
      actor: organiser,
      change: { kind: 'swap', one: top!.seats[0]!, other: bottom!.seats[0]! },
      reason: because,
    });
    game.must({ type: 'publish-round', actor: organiser });
    favouritesWin(game);
    expect(publish(game).tables.flatMap((table) => table.seats)).toHaveLength(8);
  });
});

describe('tables', () => {
  it('have a fixed number for those who need one', () => {
    const game = started(swiss, 8);
    game.must({ type: 'fix-table', actor: organiser, participant: 'p3', number: 1 });
    game.must({ type: 'fix-table', actor: organiser, participant: 'p2', number: 40 });
    const round = publish(game);
    expect(tableOf(game, 'p3').number).toBe(1);
    expect(tableOf(game, 'p2').number).toBe(40);
    expect(new Set(round.tables.map((table) => table.number)).size).toBe(4);
  });

  it('of a duplicate round share its id', () => {
    const game = started([stageOf(swiss, { duplicate: true })], 4);
    publish(game);
    expect(game.events.at(-1)).toMatchObject({ type: 'RoundPublished', duplicate: true, roundId: 't1:1.1' });
    expect(stage(game).rounds[0]!.duplicate).toBe(true);
  });

  it('can call a judge, who answers and closes the call', () => {
    const game = started(swiss, 4);
    publish(game);
    game.must({ type: 'call-judge', actor: player, table: '1.1.1', note: 'hash' });
    const [call] = game.state().calls;
    expect(call).toMatchObject({ table: '1.1.1', by: player, note: 'hash', status: 'open' });
    game.must({ type: 'answer-call', actor: judge, call: call!.id });
    expect(game.send({ type: 'answer-call', actor: judge, call: call!.id })).toMatchObject({ kind: 'unknown-call' });
    game.must({ type: 'close-call', actor: judge, call: call!.id });
    expect(game.state().calls).toMatchObject([{ status: 'closed', judge }]);
    expect(game.send({ type: 'close-call', actor: judge, call: call!.id })).toMatchObject({ kind: 'unknown-call' });
  });
});

describe('the clock', () => {
  it('starts, stands still, goes on and is extended for all or for one table, each by somebody for a reason', () => {
    const game = started(swiss, 4, { clock: { kind: 'round', durationMs: 60_000 } });
    publish(game);
    game.must({ type: 'start-clock', actor: organiser, round: 1 });
    const startedAt = stage(game).rounds[0]!.clock!.startedAt;
    game.wait(10_000);
    game.must({ type: 'pause-clock', actor: organiser, round: 1, reason: { code: 'technical' } });
    game.wait(30_000);
    game.must({ type: 'resume-clock', actor: organiser, round: 1 });
    game.must({ type: 'extend-clock', actor: judge, round: 1, ms: 5000, reason: { code: 'time' } });
    game.must({ type: 'extend-clock', actor: judge, round: 1, table: '1.1.2', ms: 2000, reason: { code: 'time' } });
    const clock = stage(game).rounds[0]!.clock!;
    expect(readClock(clock, startedAt + 50_000).leftMs).toBe(45_000);
    expect(readClock(clock, startedAt + 50_000, '1.1.2').leftMs).toBe(47_000);
  });

  it('refuses what makes no sense', () => {
    const game = started(swiss, 4);
    publish(game);
    const kind = (command: Parameters<typeof game.send>[0]) => game.send(command);
    expect(kind({ type: 'start-clock', actor: organiser, round: 1 })).toMatchObject({ kind: 'no-clock' });
    expect(kind({ type: 'pause-clock', actor: organiser, round: 1, reason: because })).toMatchObject({ kind: 'no-clock' });
    game.must({ type: 'start-clock', actor: organiser, round: 1, durationMs: 1000 });
    expect(kind({ type: 'start-clock', actor: organiser, round: 1, durationMs: 1000 })).toMatchObject({ kind: 'no-clock' });
    expect(kind({ type: 'resume-clock', actor: organiser, round: 1 })).toMatchObject({ kind: 'no-clock' });
    expect(kind({ type: 'extend-clock', actor: judge, round: 1, table: 'x', ms: 1, reason: because })).toMatchObject({
      kind: 'unknown-table',
    });
  });
});

describe('seats', () => {
  it('are balanced: after four rounds everybody was first player once', () => {
    const game = started({ ...tableSwiss, rounds: 4, swaps: 20_000 }, 16);
    for (let round = 0; round < 4; round++) {
      publish(game);
      favouritesWin(game);
    }
    const firsts = stage(game).rounds.flatMap((round) => round.tables.map((table) => table.seats[0]!));
    expect(new Set(firsts).size).toBeGreaterThanOrEqual(13);
  });
});
