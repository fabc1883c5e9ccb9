import { because, judge, organiser, player, type Driver } from '../testing/event-driver';
import { favouritesWin, order, playStage, publish, stage, started, table, tied } from '../testing/scenario';
import { stageOf, usualTableSwiss, type StageFormat } from './stage-spec';
import { stageStandings } from './stage-standings';
import { standingsAt } from './standings-at';

const swiss = { kind: 'swiss', rounds: 3, colours: true, bestOf: 1 } as const;
const tableSwiss = { kind: 'table-swiss', rounds: 3, ...usualTableSwiss, swaps: 500 } as const;
const knockOut = { kind: 'single-elimination', thirdPlace: false, bestOf: 1 } as const;
const points = (game: Driver, id: string) => Object.fromEntries(table(game, id).result!.map((seat) => [seat.participant, seat.points]));

/** One table of four, p1 to p4. */
function four() {
  const game = started(tableSwiss, 4);
  publish(game);
  return game;
}
/** One match, p1 against p2. */
function two(format: StageFormat = { ...swiss, rounds: 1 }) {
  const game = started(format, 2);
  publish(game);
  return game;
}

describe('games on line', () => {
  it('count with their id and version, once, and only at their table', () => {
    const game = four();
    game.must({ type: 'link-game', actor: organiser, table: '1.1.1', game: 'g1' });
    const record = { type: 'record-game', actor: organiser, table: '1.1.1', version: 77, finishes: order('p2', 'p1', 'p4', 'p3') } as const;
    expect(game.send({ ...record, game: 'other' })).toMatchObject({ kind: 'wrong-game' });
    game.must({ ...record, game: 'g1' });
    expect(table(game, '1.1.1').played).toEqual([{ finishes: record.finishes, source: { kind: 'online', game: 'g1', version: 77 } }]);
    expect(points(game, '1.1.1')).toEqual({ p2: 10, p1: 6, p4: 3, p3: 1 });
    expect(game.send({ ...record, game: 'g1' })).toMatchObject({ kind: 'table-decided' });
  });
});

describe('physical tables', () => {
  const report = { type: 'report-result', actor: player, table: '1.1.1', by: 'p1', finishes: order('p1', 'p2') } as const;

  it('need a report and a confirmation by somebody else of the table', () => {
    const game = two();
    game.must(report);
    expect(table(game, '1.1.1').result).toBeUndefined();
    expect(game.send({ type: 'confirm-result', actor: player, table: '1.1.1', by: 'p1' })).toEqual({ kind: 'own-report', table: '1.1.1' });
    expect(game.send({ type: 'confirm-result', actor: player, table: '1.1.1', by: 'p9' })).toMatchObject({ kind: 'not-at-table' });
    game.must({ type: 'confirm-result', actor: player, table: '1.1.1', by: 'p2' });
    expect(table(game, '1.1.1').played[0]!.source).toEqual({ kind: 'report', by: 'p1', confirmedBy: player });
    expect(stage(game).rounds[0]!.complete).toBe(true);
  });

  it('or a confirmation by a judge, or the same report by another', () => {
    const byJudge = two();
    byJudge.must(report);
    byJudge.must({ type: 'confirm-result', actor: judge, table: '1.1.1' });
    expect(points(byJudge, '1.1.1')).toEqual({ p1: 1, p2: 0 });
    const twice = two();
    twice.must(report);
    twice.must({ ...report, by: 'p2', finishes: [...report.finishes].reverse() });
    expect(points(twice, '1.1.1')).toEqual({ p1: 1, p2: 0 });
  });

  it('are disputed by word or by another report, and then a judge rules', () => {
    const game = two();
    game.must(report);
    game.must({ ...report, by: 'p2', finishes: order('p2', 'p1') });
    expect(table(game, '1.1.1').disputed).toBe(true);
    expect(game.send({ type: 'confirm-result', actor: judge, table: '1.1.1' })).toMatchObject({ kind: 'nothing-to-confirm' });
    const events = game.must({
      type: 'rule-result',
      actor: judge,
      table: '1.1.1',
      finishes: tied('p1', 'p2'),
      reason: { code: 'wrong-report' },
    });
    expect(events.map((event) => event.type)).toEqual(['ResultRuled', 'TableDecided', 'RoundCompleted']);
    expect(points(game, '1.1.1')).toEqual({ p1: 0.5, p2: 0.5 });
    const other = two();
    other.must(report);
    other.must({ type: 'dispute-result', actor: player, by: 'p2', table: '1.1.1', reason: { code: 'wrong-report' } });
    expect(other.events.at(-1)).toMatchObject({ type: 'ResultDisputed', by: player, reason: { code: 'wrong-report' } });
  });

  it('refuse reports that do not name everybody once, or that come from elsewhere', () => {
    const game = four();
    const send = (finishes: ReturnType<typeof order>, by = 'p1') =>
      game.send({ type: 'report-result', actor: player, table: '1.1.1', by, finishes });
    expect(send(order('p1', 'p2', 'p3'))).toMatchObject({ kind: 'invalid' });
    expect(send(order('p1', 'p2', 'p3', 'p3'))).toMatchObject({ kind: 'invalid' });
    expect(send(order('p1', 'p2', 'p3', 'x'))).toMatchObject({ kind: 'not-at-table' });
    expect(send(order('p1', 'p2', 'p3', 'p4'), 'x')).toMatchObject({ kind: 'not-at-table' });
    expect(send([...order('p1', 'p2', 'p3'), { participant: 'p4', place: 0 }])).toMatchObject({ kind: 'invalid' });
    expect(game.send({ type: 'enter-result', actor: judge, table: '9.9.9', finishes: [] })).toMatchObject({ kind: 'unknown-table' });
  });
});

describe('somebody who does not play', () => {
  it('no-show at a table of four: the others play as three', () => {
    const game = four();
    game.must({ type: 'no-show', actor: judge, table: '1.1.1', participant: 'p4', reason: { code: 'no-show' } });
    expect(table(game, '1.1.1').result).toBeUndefined();
    game.must({ type: 'enter-result', actor: judge, table: '1.1.1', finishes: order('p1', 'p2', 'p3') });
    expect(points(game, '1.1.1')).toEqual({ p1: 10, p2: 5, p3: 1, p4: 0 });
    const entry = stageStandings(game.state(), 1)[0]!.rows.find((row) => row.participant === 'p1')!.rounds[0]!;
    expect(entry.kind === 'played' && entry.opponents.map((opponent) => opponent.participant).sort()).toEqual(['p2', 'p3']);
  });

  it('dropped out in the middle: last, and scores nothing', () => {
    const game = four();
    game.must({ type: 'drop-out', actor: judge, table: '1.1.1', participant: 'p1', reason: { code: 'illness' } });
    game.must({ type: 'enter-result', actor: judge, table: '1.1.1', finishes: order('p2', 'p3', 'p4') });
    expect(points(game, '1.1.1')).toEqual({ p2: 10, p3: 6, p4: 3, p1: 0 });
  });

  it('the last one left has won', () => {
    const game = four();
    for (const participant of ['p1', 'p2', 'p3']) {
      game.must({ type: 'forfeit', actor: judge, table: '1.1.1', participant, reason: { code: 'own-wish' } });
    }
    expect(table(game, '1.1.1').result).toEqual(
      expect.arrayContaining([
        { participant: 'p4', points: 10, forfeit: 'won' },
        { participant: 'p1', points: 0, forfeit: 'lost' },
      ]),
    );
    const match = two();
    match.must({ type: 'no-show', actor: judge, table: '1.1.1', participant: 'p1', reason: { code: 'no-show' } });
    expect(points(match, '1.1.1')).toEqual({ p1: 0, p2: 1 });
    expect(match.send({ type: 'no-show', actor: judge, table: '1.1.1', participant: 'p2', reason: because })).toMatchObject({
      kind: 'table-decided',
    });
  });

  it('each is a named event with a reason and an actor', () => {
    const game = four();
    game.must({ type: 'no-show', actor: judge, table: '1.1.1', participant: 'p4', reason: { code: 'no-show' } });
    game.must({ type: 'drop-out', actor: judge, table: '1.1.1', participant: 'p3', reason: { code: 'illness' } });
    game.must({ type: 'adjudicate', actor: judge, table: '1.1.1', finishes: order('p1', 'p2'), reason: { code: 'time' } });
    game.must({ type: 'void-table', actor: judge, table: '1.1.1', reason: { code: 'technical' } });
    game.must({ type: 'replay-table', actor: judge, table: '1.1.1', reason: { code: 'organisers-error' } });
    const named = game.events.filter((event) =>
      ['SeatNoShow', 'SeatDroppedOut', 'TableAdjudicated', 'TableVoided', 'TableReplayed'].includes(event.type),
    );
    expect(named).toHaveLength(5);
    for (const event of named) expect(event).toMatchObject({ by: judge, reason: { code: expect.any(String) as string } });
    expect(table(game, '1.1.1')).toMatchObject({ played: [], left: [], void: false });
    expect(stage(game).rounds[0]!.complete).toBe(false);
  });
});

describe('void and replay', () => {
  it('a void table gives everybody the points ruled, and no meeting', () => {
    const game = started(tableSwiss, 8);
    publish(game);
    favouritesWin(game);
    const [first] = stage(game).rounds[0]!.tables;
    game.must({ type: 'void-table', actor: judge, table: first!.id, points: 2, reason: because });
    const rows = stageStandings(game.state(), 1)[0]!.rows.filter((row) => first!.seats.includes(row.participant));
    expect(rows.map((row) => row.score)).toEqual([2, 2, 2, 2]);
    expect(rows[0]!.rounds[0]).toMatchObject({ kind: 'bye', bye: 'void' });
  });

  it('a match of an elimination cannot be void, and nothing is replayed once the next round is out', () => {
    const game = started(knockOut, 4);
    publish(game);
    favouritesWin(game);
    expect(game.send({ type: 'void-table', actor: judge, table: '1.1.1', reason: because })).toMatchObject({ kind: 'fixed-by-format' });
    publish(game);
    expect(game.send({ type: 'replay-table', actor: judge, table: '1.1.1', reason: because })).toEqual({
      kind: 'round-published',
      round: 2,
    });
  });
});

describe('best of three', () => {
  it('is decided by the second win, and keeps every game', () => {
    const game = two({ ...swiss, rounds: 1, bestOf: 3 });
    const play = (finishes: ReturnType<typeof order>, id: string) =>
      game.must({ type: 'record-game', actor: organiser, table: '1.1.1', game: id, version: 5, finishes });
    play(order('p1', 'p2'), 'g1');
    expect(table(game, '1.1.1').result).toBeUndefined();
    play(order('p2', 'p1'), 'g2');
    play(order('p2', 'p1'), 'g3');
    expect(points(game, '1.1.1')).toEqual({ p1: 0, p2: 1 });
    expect(table(game, '1.1.1').played).toHaveLength(3);
  });

  it('a ruling decides the whole match', () => {
    const game = two({ ...swiss, rounds: 1, bestOf: 3 });
    game.must({ type: 'adjudicate', actor: judge, table: '1.1.1', finishes: order('p2', 'p1'), reason: { code: 'time' } });
    expect(points(game, '1.1.1')).toEqual({ p1: 0, p2: 1 });
  });
});

describe('ties across the cut', () => {
  it('are resolved by a play-off', () => {
    const game = two(knockOut);
    game.must({ type: 'enter-result', actor: judge, table: '1.1.1', finishes: tied('p1', 'p2') });
    expect(stage(game).rounds[0]!.complete).toBe(false);
    expect(game.send({ type: 'finish', actor: organiser })).toMatchObject({ kind: 'stage-not-over' });
    game.must({ type: 'call-play-off', actor: organiser, table: '1.1.1' });
    expect(game.send({ type: 'call-play-off', actor: organiser, table: '1.1.1' })).toEqual({ kind: 'table-not-decided', table: '1.1.1p1' });
    game.must({ type: 'enter-result', actor: judge, table: '1.1.1p1', finishes: order('p2', 'p1') });
    expect(game.events.slice(-2)).toMatchObject([
      { type: 'TieResolved', order: ['p2', 'p1'], how: 'play-off' },
      { type: 'RoundCompleted' },
    ]);
    game.must({ type: 'finish', actor: organiser });
    expect(game.state().ranking).toEqual([
      { participant: 'p2', rank: 1 },
      { participant: 'p1', rank: 2 },
    ]);
  });

  it('or by a ruling', () => {
    const game = two(knockOut);
    game.must({ type: 'enter-result', actor: judge, table: '1.1.1', finishes: tied('p1', 'p2') });
    expect(game.send({ type: 'resolve-tie', actor: judge, table: '1.1.1', order: ['p1'], reason: because })).toMatchObject({
      kind: 'invalid',
    });
    game.must({ type: 'resolve-tie', actor: judge, table: '1.1.1', order: ['p2', 'p1'], reason: { code: 'play-off' } });
    expect(stage(game).rounds[0]!.complete).toBe(true);
    expect(game.send({ type: 'resolve-tie', actor: judge, table: '1.1.1', order: ['p2', 'p1'], reason: because })).toMatchObject({
      kind: 'no-tie',
    });
  });

  it('or by the tie-breaks of the event, where they part them', () => {
    const format = { kind: 'table-elimination', size: 4, top: 1, wildcards: 0 } as const;
    const game = started([stageOf(format, { tieBreaks: ['seed'] })], 8);
    publish(game);
    const [first] = stage(game).rounds[0]!.tables;
    const [a, b, ...rest] = first!.seats;
    game.must({
      type: 'enter-result',
      actor: judge,
      table: first!.id,
      finishes: [...tied(a!, b!), ...rest.map((participant) => ({ participant, place: 3 }))],
    });
    const seeds = [a!, b!].sort((x, y) => Number(x.slice(1)) - Number(y.slice(1)));
    expect(game.events.at(-1)).toMatchObject({ type: 'TieResolved', order: seeds, how: 'tie-breaks' });
  });
});

describe('table elimination', () => {
  it('lays out a snake, re-seeds, and lets the winner of the last table win', () => {
    const game = started({ kind: 'table-elimination', size: 4, top: 1, wildcards: 0 }, 16);
    expect(playStage(game)).toBe(2);
    const [first, second] = stage(game).rounds;
    expect(first!.tables.map((t) => [...t.seats].sort((x, y) => Number(x.slice(1)) - Number(y.slice(1))))).toEqual([
      ['p1', 'p8', 'p9', 'p16'],
      ['p2', 'p7', 'p10', 'p15'],
      ['p3', 'p6', 'p11', 'p14'],
      ['p4', 'p5', 'p12', 'p13'],
    ]);
    expect([...second!.tables[0]!.seats].sort()).toEqual(['p1', 'p2', 'p3', 'p4']);
    game.must({ type: 'finish', actor: organiser });
    expect(
      game
        .state()
        .ranking!.slice(0, 4)
        .map(({ participant }) => participant),
    ).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  it('fills up with wildcards', () => {
    const game = started({ kind: 'table-elimination', size: 4, top: 1, wildcards: 'fill' }, 12);
    publish(game);
    favouritesWin(game);
    const final = publish(game);
    expect(final.tables).toHaveLength(1);
    expect(final.tables[0]!.seats).toHaveLength(4);
    expect(final.tables[0]!.reasons.filter((reason) => reason.kind === 'wildcard')).toHaveLength(1);
  });
});

describe('standingsAt', () => {
  it('shows any past moment, before and after a result and its correction', () => {
    const game = two({ ...swiss, rounds: 2 });
    const before = game.events.length - 1;
    game.must({ type: 'enter-result', actor: judge, table: '1.1.1', finishes: order('p1', 'p2') });
    const after = game.events.length - 1;
    game.must({
      type: 'correct-result',
      actor: judge,
      table: '1.1.1',
      finishes: order('p2', 'p1'),
      reason: because,
      confirmed: [
        { kind: 'points', participant: 'p1', before: 1, after: 0 },
        { kind: 'points', participant: 'p2', before: 0, after: 1 },
        { kind: 'rank', participant: 'p2', before: 2, after: 1 },
        { kind: 'rank', participant: 'p1', before: 1, after: 2 },
      ],
    });
    const scores = (version: number) =>
      Object.fromEntries(standingsAt(game.events, version)[0]!.rows.map((row) => [row.participant, row.score]));
    expect(scores(before)).toEqual({ p1: 0, p2: 0 });
    expect(scores(after)).toEqual({ p1: 1, p2: 0 });
    expect(scores(game.events.length - 1)).toEqual({ p1: 0, p2: 1 });
    expect(standingsAt(game.events, -1)).toEqual([]);
  });
});
