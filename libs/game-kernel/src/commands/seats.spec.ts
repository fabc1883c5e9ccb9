import { openDecisions } from '../kernel-state';
import { heapGame, HeapTable, refusalOf } from '../testing';
import { abandon } from './abandon';
import { adjudicate } from './adjudicate';
import { changeRules } from './change-rules';
import { release } from './release';
import { resign } from './resign';
import { takeOver } from './take-over';
import { timeOut } from './time-out';

const types = (table: HeapTable) => table.events.map((event) => event.type);

describe('resign', () => {
  it('lets a bot play the seat on while two others still want to win', () => {
    const table = new HeapTable(3);
    table.does(resign(table.game, table.kernel, { seat: 1 }));
    expect(types(table).slice(-2)).toEqual(['Resigned', 'SeatTakenOver']);
    expect(table.kernel.table.seats[1]).toEqual({ occupant: { kind: 'bot', bot: 'greedy' }, gaveUp: 1 });
    expect(openDecisions(table.game, table.kernel)).toHaveLength(3);
  });

  it('ends the game when one is left: who stayed wins, who gave up later is placed better', () => {
    const table = new HeapTable(3);
    table.does(resign(table.game, table.kernel, { seat: 2, bot: { kind: 'bot', bot: 'random' } }));
    table.does(resign(table.game, table.kernel, { seat: 0 }));
    expect(table.events.at(-1)).toMatchObject({
      type: 'Ended',
      open: {
        by: 'resignation',
        outcome: {
          places: [
            { seat: 1, place: 1 },
            { seat: 0, place: 2 },
            { seat: 2, place: 3 },
          ],
        },
      },
    });
  });

  it('places who gave up behind all others at the end of play, whatever the bot scored', () => {
    const table = new HeapTable(3, { stones: 4 }).picked();
    table.does(resign(table.game, table.kernel, { seat: 0 }));
    table
      .play(0, { take: 2 })
      .play(0, { then: 'stop' })
      .play(1, { take: 1 })
      .play(1, { then: 'stop' })
      .play(2, { take: 1 })
      .play(2, { then: 'stop' });
    expect(table.kernel.table.ended?.outcome).toEqual({
      kind: 'ranking',
      places: [
        { seat: 1, place: 1, score: 1 },
        { seat: 2, place: 1, score: 1 },
        { seat: 0, place: 3, score: 2 },
      ],
      ties: [],
    });
  });

  it('loses a game alone, and a co-operative one only when all have given up', () => {
    const solo = new HeapTable(1);
    solo.does(resign(solo.game, solo.kernel, { seat: 0 }));
    expect(solo.kernel.table.ended?.outcome).toEqual({ kind: 'solo', won: false, score: 0 });
    const together = new HeapTable(2, {}, heapGame({ outcomeKind: () => 'co-operative' }));
    together.does(resign(together.game, together.kernel, { seat: 0 }));
    expect(together.kernel.table.ended).toBeUndefined();
    together.does(resign(together.game, together.kernel, { seat: 1 }));
    expect(together.kernel.table.ended?.outcome).toEqual({ kind: 'co-operative', won: false, score: 0 });
  });

  it('is refused twice, to a seat that is not there, and after the end', () => {
    const table = new HeapTable(3);
    table.does(resign(table.game, table.kernel, { seat: 1 }));
    expect(refusalOf(resign(table.game, table.kernel, { seat: 1 }))).toEqual({ kind: 'gave-up-already', seat: 1 });
    expect(refusalOf(resign(table.game, table.kernel, { seat: 7 }))).toEqual({ kind: 'no-such-seat', seat: 7 });
    table.does(resign(table.game, table.kernel, { seat: 0 }));
    expect(refusalOf(resign(table.game, table.kernel, { seat: 2 }))).toEqual({ kind: 'game-over' });
  });
});

describe('timeOut', () => {
  it('bot: a bot plays on, and its result counts', () => {
    const table = new HeapTable();
    table.does(timeOut(table.game, table.kernel, { seat: 1, decision: 'pick-1', policy: 'bot' }));
    expect(types(table).slice(-2)).toEqual(['TimedOut', 'SeatTakenOver']);
    expect(table.kernel.table.seats[1]).toEqual({ occupant: { kind: 'bot', bot: 'greedy' }, gaveUp: undefined });
  });

  it('forfeit: as a resignation', () => {
    const table = new HeapTable();
    table.does(timeOut(table.game, table.kernel, { seat: 1, decision: 'pick-1', policy: 'forfeit' }));
    expect(table.events.at(-1)).toMatchObject({ type: 'Ended', open: { by: 'time-out', outcome: { places: [{ seat: 0 }, { seat: 1 }] } } });
  });

  it('adjudicate: nobody can act until the arbiter has decided', () => {
    const table = new HeapTable();
    table.does(timeOut(table.game, table.kernel, { seat: 1, decision: 'pick-1', policy: 'adjudicate' }));
    expect(openDecisions(table.game, table.kernel)).toEqual([]);
    const outcome = { kind: 'co-operative', won: true, score: 3 } as const;
    table.does(adjudicate(table.game, table.kernel, { outcome, reasonHash: 'cd' }));
    expect(types(table).slice(-2)).toEqual(['Adjudicated', 'Ended']);
    expect(table.kernel.table).toMatchObject({ awaitsAdjudication: false, ended: { by: 'adjudication', outcome } });
  });

  it('is refused when the decision was made in time', () => {
    const table = new HeapTable().play(1, { pick: 1 });
    expect(refusalOf(timeOut(table.game, table.kernel, { seat: 1, decision: 'pick-1', policy: 'bot' }))).toEqual({
      kind: 'not-your-turn',
      toAct: [0],
    });
    table.play(0, { pick: 1 });
    expect(refusalOf(timeOut(table.game, table.kernel, { seat: 0, decision: 'pick-0', policy: 'bot' }))).toEqual({
      kind: 'decision-closed',
      decision: 'pick-0',
      open: 'd0-take',
    });
  });
});

describe('takeOver', () => {
  const substitute = { kind: 'player', id: 'p9' } as const;

  it('lets a substitute take the result over, too', () => {
    const table = new HeapTable(3);
    table.does(resign(table.game, table.kernel, { seat: 1 }));
    expect(refusalOf(takeOver(table.game, table.kernel, { seat: 1, occupant: substitute, reason: 'returned' }))).toEqual({
      kind: 'gave-up-already',
      seat: 1,
    });
    table.does(takeOver(table.game, table.kernel, { seat: 1, occupant: substitute, reason: 'substitute' }));
    expect(table.kernel.table.seats[1]).toEqual({ occupant: substitute, gaveUp: undefined });
  });

  it('lets a player return who was timed out', () => {
    const table = new HeapTable();
    table.does(timeOut(table.game, table.kernel, { seat: 1, decision: 'pick-1', policy: 'bot' }));
    table.does(takeOver(table.game, table.kernel, { seat: 1, occupant: { kind: 'player', id: 'p1' }, reason: 'returned' }));
    expect(table.kernel.table.seats[1]?.occupant).toEqual({ kind: 'player', id: 'p1' });
  });
});

describe('the end', () => {
  it('abandon: no outcome', () => {
    const table = new HeapTable();
    table.does(abandon(table.game, table.kernel, { reason: 'agreed' }));
    expect(types(table).slice(-2)).toEqual(['Abandoned', 'Ended']);
    expect(table.kernel.table.ended).toMatchObject({ by: 'abandonment', outcome: null });
    expect(refusalOf(abandon(table.game, table.kernel, { reason: 'agreed' }))).toEqual({ kind: 'game-over' });
    expect(refusalOf(adjudicate(table.game, table.kernel, { outcome: { kind: 'solo', won: true, score: 1 } }))).toEqual({
      kind: 'game-over',
    });
  });

  it('release: opens the seed, once, after the end', () => {
    const table = new HeapTable();
    expect(refusalOf(release(table.game, table.kernel))).toEqual({ kind: 'not-over-yet' });
    table.does(abandon(table.game, table.kernel, { reason: 'organiser' })).does(release(table.game, table.kernel));
    expect(table.events.at(-1)!.open).toEqual(table.events[0]!.sealed![0]!.data);
    expect(refusalOf(release(table.game, table.kernel))).toEqual({ kind: 'released-already' });
  });

  it('changeRules: a running game goes on under new rules', () => {
    const table = new HeapTable();
    expect(changeRules(table.game, table.kernel)).toBeUndefined();
    const newer = heapGame({ rulesVersion: 2, packHash: 'other' });
    table.does(changeRules(newer, table.kernel)!);
    expect(table.events.at(-1)).toMatchObject({ type: 'RulesChanged', open: { from: 1, to: 2, packHash: 'other' } });
    expect(changeRules(newer, table.kernel)).toBeUndefined();
    table.does(abandon(table.game, table.kernel, { reason: 'agreed' }));
    expect(refusalOf(changeRules(table.game, table.kernel))).toEqual({ kind: 'game-over' });
  });
});
