import { committedChance } from '../committed-chance';
import { heapGame, HeapTable, refusalOf } from '../testing';
import { playMove } from './play-move';
import { resign } from './resign';
import { timeOut } from './time-out';

describe('playMove', () => {
  it('records a hidden move to its seat, behind the game’s own parts', () => {
    const table = new HeapTable().play(1, { pick: 2 });
    expect(table.events.at(-1)).toMatchObject({
      type: 'Picked',
      seat: 1,
      open: { seat: 1 },
      sealed: [
        { to: [1], data: 2 },
        { to: [1], data: { $move: { pick: 2 } } },
      ],
    });
  });

  it('records an open move to everyone, and the draws to nobody, on the first event of the append only', () => {
    const table = new HeapTable().picked().play(0, { take: 2 });
    expect(table.events.at(-1)!.sealed).toEqual([{ to: 'everyone', data: { $move: { take: 2 } } }]);
    const rolled = playMove(table.game, table.kernel, { seat: 0, move: { then: 'roll' } });
    if (!rolled.ok) throw new Error('refused');
    const die = 1 + committedChance(table.kernel.table.seed!.seed, {}).int('die', 6);
    expect(rolled.value.events).toEqual([
      {
        type: 'Rolled',
        open: { seat: 0, die },
        seat: 0,
        sealed: [
          { to: 'everyone', data: { $move: { then: 'roll' } } },
          { to: 'nobody', data: { $draws: { die: 1 } } },
        ],
      },
      { type: 'Stopped', open: { seat: 0 }, seat: 0 },
    ]);
    expect(rolled.value.after.draws).toEqual({ die: 1 });
  });

  it('says whose turn it is to a seat that has nothing to decide', () => {
    const table = new HeapTable().play(1, { pick: 1 });
    expect(refusalOf(playMove(table.game, table.kernel, { seat: 1, move: { pick: 1 } }))).toEqual({ kind: 'not-your-turn', toAct: [0] });
  });

  it('passes on the rule that an illegal move breaks', () => {
    const table = new HeapTable();
    expect(refusalOf(playMove(table.game, table.kernel, { seat: 0, move: { pick: 9 } }))).toEqual({
      kind: 'illegal-move',
      rule: 'HG-1',
      message: 'Not here',
    });
  });

  it('names the places where a move does not fit the schema', () => {
    const table = new HeapTable();
    const refusal = refusalOf(playMove(table.game, table.kernel, { seat: 0, move: { pick: 'one' } }));
    expect(refusal).toMatchObject({ kind: 'invalid' });
  });

  it('refuses an answer to a decision that is closed', () => {
    const table = new HeapTable().picked().play(0, { take: 1 });
    expect(refusalOf(playMove(table.game, table.kernel, { seat: 0, decision: 'd0-take', move: { take: 1 } }))).toEqual({
      kind: 'decision-closed',
      decision: 'd0-take',
      open: 'd0-then',
    });
    expect(playMove(table.game, table.kernel, { seat: 0, decision: 'd0-then', move: { then: 'stop' } }).ok).toBe(true);
  });

  it('appends Ended with the outcome and the head of the chain when the game is over', () => {
    const table = new HeapTable(2, { stones: 1 }).picked().play(0, { take: 1 });
    const head = { version: table.kernel.version, chain: 'ab'.repeat(32) };
    const last = playMove(table.game, table.kernel, { seat: 0, move: { then: 'stop' } }, { head });
    if (!last.ok) throw new Error('refused');
    expect(last.value.events.at(-1)).toEqual({
      type: 'Ended',
      open: {
        by: 'play',
        outcome: {
          kind: 'ranking',
          places: [
            { seat: 0, place: 1, score: 1 },
            { seat: 1, place: 2, score: 0 },
          ],
          ties: [],
        },
        head,
      },
    });
    expect(last.value.after.table.ended).toMatchObject({ by: 'play', version: last.value.after.version });
  });

  it('is refused when the game is over, when it waits for an arbiter, and under other rules', () => {
    const table = new HeapTable();
    const move = { seat: 0, move: { pick: 1 } };
    const over = resign(table.game, table.kernel, { seat: 1 });
    const waiting = timeOut(table.game, table.kernel, { seat: 1, decision: 'pick-1', policy: 'adjudicate' });
    if (!over.ok || !waiting.ok) throw new Error('refused');
    expect(refusalOf(playMove(table.game, over.value.after, move))).toEqual({ kind: 'game-over' });
    expect(refusalOf(playMove(table.game, waiting.value.after, move))).toEqual({ kind: 'awaits-adjudication' });
    expect(refusalOf(playMove(heapGame({ rulesVersion: 2 }), table.kernel, move))).toMatchObject({
      kind: 'rules-differ',
      recorded: { rulesVersion: 1 },
      here: { rulesVersion: 2 },
    });
  });
});
