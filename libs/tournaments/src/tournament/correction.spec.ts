import { because, judge, organiser, type Driver } from '../testing/event-driver';
import { favouritesWin, order, publish, stage, started, table, tied } from '../testing/scenario';
import type { CorrectionRuling } from './events-results';
import { previewCorrection } from './decide-correction';
import type { SeatFinish } from './result';
import { stageOf } from './stage-spec';
import { stageStandings } from './stage-standings';

const swiss = { kind: 'swiss', rounds: 3, colours: true, bestOf: 1 } as const;
const knockOut = { kind: 'single-elimination', thirdPlace: false, bestOf: 1 } as const;
const reason = { code: 'wrong-report' } as const;

function consequences(game: Driver, id: string, finishes: readonly SeatFinish[]) {
  const preview = previewCorrection(game.state(), id, finishes);
  if ('kind' in preview) throw new Error(preview.kind);
  return preview.consequences;
}

function correct(game: Driver, id: string, finishes: readonly SeatFinish[], ruling?: CorrectionRuling) {
  const confirmed = consequences(game, id, finishes);
  return game.send({ type: 'correct-result', actor: judge, table: id, finishes, confirmed, reason, ...(ruling ? { ruling } : {}) });
}

/** The table of the first round at which p1 sits. */
const first = (game: Driver, who = 'p1') => stage(game).rounds[0]!.tables.find((candidate) => candidate.seats.includes(who))!;
const matchOf = (game: Driver, match: string) =>
  stage(game)
    .rounds.flatMap((round) => round.tables)
    .filter((candidate) => candidate.match === match)
    .at(-1)!;

describe('a correction in a Swiss', () => {
  it('is shown with its consequences first, and needs them confirmed', () => {
    const game = started(swiss, 4);
    publish(game);
    favouritesWin(game);
    publish(game);
    const { id, seats } = first(game);
    const loser = seats.find((seat) => seat !== 'p1')!;
    const finishes = order(loser, 'p1');
    const shown = consequences(game, id, finishes);
    expect(shown).toEqual(
      expect.arrayContaining([
        { kind: 'points', participant: 'p1', before: 1, after: 0 },
        { kind: 'points', participant: loser, before: 0, after: 1 },
        { kind: 'pairing-stands', round: 2 },
      ]),
    );
    const blind = game.send({ type: 'correct-result', actor: judge, table: id, finishes, confirmed: [], reason });
    expect(blind).toEqual({ kind: 'confirm-consequences', consequences: shown });
    const published = stage(game).rounds[1]!.tables;
    correct(game, id, finishes);
    expect(game.events.at(-1)).toMatchObject({ type: 'ResultCorrected', by: judge, reason, consequences: shown });
    expect(stage(game).rounds[1]!.tables).toEqual(published);
    expect(stageStandings(game.state(), 1)[0]!.rows.find((row) => row.participant === 'p1')!.score).toBe(0);
  });

  it('is used by the rounds after it, and history stays', () => {
    const game = started(swiss, 8);
    publish(game);
    favouritesWin(game);
    const { id } = first(game);
    correct(game, id, order(...[...first(game).seats].sort((x) => (x === 'p1' ? 1 : -1))));
    publish(game);
    const opponent = stage(game)
      .rounds[1]!.tables.find((candidate) => candidate.seats.includes('p1'))!
      .seats.find((seat) => seat !== 'p1')!;
    expect(stageStandings(game.state(), 1)[0]!.rows.find((row) => row.participant === opponent)!.score).toBe(0);
    expect(game.events.filter((event) => event.type === 'TableDecided' && event.table === id)).toHaveLength(1);
  });

  it('can turn a played game into a forfeit and back', () => {
    const game = started(swiss, 2);
    publish(game);
    favouritesWin(game);
    correct(game, '1.1.1', order('p2'));
    expect(table(game, '1.1.1').result).toEqual(
      expect.arrayContaining([
        { participant: 'p2', points: 1, forfeit: 'won' },
        { participant: 'p1', points: 0, forfeit: 'lost' },
      ]),
    );
    correct(game, '1.1.1', tied('p1', 'p2'));
    expect(table(game, '1.1.1').result).toMatchObject([{ points: 0.5 }, { points: 0.5 }]);
  });

  it('renews rankings that were published', () => {
    const game = started({ ...swiss, rounds: 1 }, 2);
    publish(game);
    favouritesWin(game);
    game.must({ type: 'finish', actor: organiser });
    correct(game, '1.1.1', order('p2', 'p1'));
    expect(game.state().ranking![0]).toEqual({ participant: 'p2', rank: 1 });
    expect(game.state().stages[0]!.ranking![0]).toEqual({ participant: 'p2', rank: 1 });
  });

  it('is refused for tables without a result', () => {
    const game = started(swiss, 2);
    publish(game);
    expect(previewCorrection(game.state(), '1.1.1', order('p1', 'p2'))).toEqual({ kind: 'table-not-decided', table: '1.1.1' });
    expect(previewCorrection(game.state(), 'x', [])).toEqual({ kind: 'unknown-table', table: 'x' });
  });
});

describe('a changed winner in an elimination', () => {
  function semiFinals(format: Parameters<typeof stageOf>[0] = knockOut) {
    const game = started([stageOf(format)], 4);
    publish(game);
    favouritesWin(game);
    return game;
  }

  it('is replaced in the next match if that is not played', () => {
    const game = semiFinals();
    publish(game);
    const { id } = first(game);
    const final = matchOf(game, 'W2.1').id;
    expect(consequences(game, id, order('p4', 'p1'))).toContainEqual({ kind: 'replaced', table: final, out: 'p1', in: 'p4' });
    correct(game, id, order('p4', 'p1'));
    expect([...matchOf(game, 'W2.1').seats].sort()).toEqual(['p2', 'p4']);
  });

  it('goes into the next draft where that is not published yet', () => {
    const game = semiFinals();
    game.must({ type: 'draft-round', actor: organiser });
    correct(game, first(game).id, order('p4', 'p1'));
    expect(game.state().draft).toBeUndefined();
    expect([...publish(game).tables[0]!.seats].sort()).toEqual(['p2', 'p4']);
  });

  it('needs a ruling if the next match was played', () => {
    const game = semiFinals();
    publish(game);
    favouritesWin(game);
    const refusal = correct(game, first(game).id, order('p4', 'p1'));
    expect(refusal).toMatchObject({ kind: 'ruling-required' });
    expect(consequences(game, first(game).id, order('p4', 'p1'))).toContainEqual({
      kind: 'played-by-wrong',
      table: matchOf(game, 'W2.1').id,
      out: 'p1',
      in: 'p4',
    });
  });

  it('ruled to stand: points change, the bracket does not', () => {
    const game = semiFinals();
    publish(game);
    favouritesWin(game);
    correct(game, first(game).id, order('p4', 'p1'), 'later-matches-stand');
    expect(matchOf(game, 'W2.1').result).toBeDefined();
    game.must({ type: 'finish', actor: organiser });
    expect(game.state().ranking![0]).toEqual({ participant: 'p1', rank: 1 });
    expect(stageStandings(game.state(), 1)[0]!.rows.find((row) => row.participant === 'p4')!.score).toBe(1);
  });

  it('ruled to be replayed: the right players play the later match again', () => {
    const game = semiFinals();
    publish(game);
    favouritesWin(game);
    correct(game, first(game).id, order('p4', 'p1'), 'replay-later-matches');
    const final = matchOf(game, 'W2.1');
    expect([...final.seats].sort()).toEqual(['p2', 'p4']);
    expect(final.result).toBeUndefined();
    expect(stage(game).rounds[1]!.complete).toBe(false);
    game.must({ type: 'enter-result', actor: judge, table: final.id, finishes: order('p4', 'p2') });
    game.must({ type: 'finish', actor: organiser });
    expect(
      game
        .state()
        .ranking!.map(({ participant }) => participant)
        .slice(0, 2),
    ).toEqual(['p4', 'p2']);
  });

  it('of a double elimination exchanges both players, and takes back matches that wait again', () => {
    const game = semiFinals({ kind: 'double-elimination', reset: true, bestOf: 1 });
    publish(game);
    correct(game, first(game).id, order('p4', 'p1'));
    expect([...matchOf(game, 'W2.1').seats].sort()).toEqual(['p2', 'p4']);
    expect([...matchOf(game, 'L1.1').seats].sort()).toEqual(['p1', 'p3']);
    favouritesWin(game);
    publish(game);
    favouritesWin(game);
    correct(game, first(game, 'p2').id, order('p3', 'p2'), 'replay-later-matches');
    expect(
      stage(game)
        .rounds.flatMap((round) => round.tables)
        .some((candidate) => candidate.match === 'L2.1'),
    ).toBe(false);
    expect([...matchOf(game, 'W2.1').seats].sort()).toEqual(['p3', 'p4']);
  });

  it('takes back a walkover that is somebody else’s now', () => {
    const game = semiFinals({ kind: 'double-elimination', reset: true, bestOf: 1 });
    game.must({ type: 'drop', actor: organiser, participant: 'p3', reason: because });
    expect(publish(game).walkovers).toEqual([{ match: 'L1.1', winner: 'p4', loser: 'p3' }]);
    expect(consequences(game, first(game).id, order('p4', 'p1'))).toContainEqual({ kind: 'walkover-gone', round: 2, match: 'L1.1' });
    correct(game, first(game).id, order('p4', 'p1'));
    expect(stage(game).rounds[1]).toMatchObject({ walkovers: [], byes: [] });
    expect([...matchOf(game, 'W2.1').seats].sort()).toEqual(['p2', 'p4']);
    favouritesWin(game);
    expect(publish(game).walkovers).toEqual([{ match: 'L1.1', winner: 'p1', loser: 'p3' }]);
  });

  it('of table elimination is replaced at the next table', () => {
    const game = started([stageOf({ kind: 'table-elimination', size: 4, top: 1, wildcards: 0 })], 8);
    publish(game);
    favouritesWin(game);
    publish(game);
    const { id, seats } = first(game);
    const others = seats.filter((seat) => seat !== 'p1');
    correct(game, id, order(...others, 'p1'));
    expect(stage(game).rounds[1]!.tables[0]!.seats).toContain(others[0]);
    expect(stage(game).rounds[1]!.tables[0]!.seats).not.toContain('p1');
  });

  it('in an earlier stage leaves the field of the later one as it is', () => {
    const game = started(
      [stageOf({ ...swiss, rounds: 1 }, { advance: { kind: 'top', places: 2 }, tieBreaks: ['seed'] }), stageOf(knockOut)],
      4,
    );
    publish(game);
    favouritesWin(game);
    game.must({ type: 'advance-stage', actor: organiser });
    const { id } = game.state().stages[0]!.rounds[0]!.tables[0]!;
    const shown = consequences(game, id, order('p3', 'p1'));
    expect(shown).toContainEqual({ kind: 'field-stands', stage: 2, out: ['p1'], in: ['p3'] });
    expect(
      game.send({ type: 'correct-result', actor: judge, table: id, finishes: order('p3', 'p1'), confirmed: shown, reason: because }),
    ).toHaveLength(2);
    expect(stage(game).field).toEqual(['p1', 'p2']);
  });
});
