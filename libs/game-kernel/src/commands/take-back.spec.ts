import { gameState, openDecisions } from '../kernel-state';
import { HeapTable, refusalOf } from '../testing';
import { resign } from './resign';
import { takeBack, takeBackTargets } from './take-back';

const reason = (table: HeapTable, seat: number, toVersion?: number) =>
  refusalOf(takeBack(table.game, table.kernel, { seat, ...(toVersion === undefined ? {} : { toVersion }) }));

describe('takeBack', () => {
  it('goes back before the last move of the turn, with the same decision open', () => {
    const table = new HeapTable().picked();
    const before = table.kernel;
    table.play(0, { take: 2 }).does(takeBack(table.game, table.kernel, { seat: 0 }));
    expect(table.events.at(-1)).toMatchObject({ type: 'TakenBack', open: { toVersion: before.version }, seat: 0 });
    expect(gameState(table.kernel)).toEqual(gameState(before));
    expect(openDecisions(table.game, table.kernel)).toEqual(openDecisions(table.game, before));
    expect(table.kernel).toMatchObject({ version: before.version + 2, effective: before.version });
  });

  it('may be done again and again, and play goes on from there', () => {
    const table = new HeapTable().picked();
    const home = table.kernel.version;
    for (const stones of [1, 2, 1]) {
      table.play(0, { take: stones });
      table.does(takeBack(table.game, table.kernel, { seat: 0 }));
    }
    table.play(0, { take: 2 });
    expect(gameState(table.kernel)).toMatchObject({ heap: 4, taken: [2, 0] });
    expect(takeBackTargets(table.game, table.kernel, 0)).toEqual([home]);
  });

  it('has nothing to take back at the beginning', () => {
    expect(reason(new HeapTable(), 0)).toEqual({ kind: 'cannot-take-back', reason: 'nothing-to-take-back' });
    expect(reason(new HeapTable(), 0, 99)).toEqual({ kind: 'cannot-take-back', reason: 'nothing-to-take-back' });
  });

  it('takes a secret choice back while others still choose', () => {
    const table = new HeapTable(3).play(1, { pick: 2 });
    table.does(takeBack(table.game, table.kernel, { seat: 1 }));
    expect(gameState(table.kernel).picks).toEqual([null, null, null]);
  });

  it('is refused past what another seat did', () => {
    const table = new HeapTable(3).play(1, { pick: 2 }).play(0, { pick: 1 });
    expect(reason(table, 1)).toEqual({ kind: 'cannot-take-back', reason: 'another-seat-acted' });
    expect(takeBackTargets(table.game, table.kernel, 1)).toEqual([]);
    expect(takeBackTargets(table.game, table.kernel, 0)).toEqual([table.kernel.version - 1]);
  });

  it('is refused when another seat acted and took that back: what it did cannot be unseen', () => {
    const table = new HeapTable(3).play(1, { pick: 2 }).play(0, { pick: 1 });
    table.does(takeBack(table.game, table.kernel, { seat: 0 }));
    expect(reason(table, 1)).toEqual({ kind: 'cannot-take-back', reason: 'nothing-to-take-back' });
  });

  it('is refused when the turn is over, although nothing was told', () => {
    const table = new HeapTable().picked().play(0, { take: 1 }).play(0, { then: 'stop' });
    expect(reason(table, 0)).toEqual({ kind: 'cannot-take-back', reason: 'turn-is-over' });
    expect(takeBackTargets(table.game, table.kernel, 0)).toEqual([]);
  });

  it('is refused past a disclosure and past chance', () => {
    const peeked = new HeapTable().picked().play(0, { take: 1 }).play(0, { then: 'peek' });
    // Stopping follows the peek in the same move: the move as a whole cannot be taken back.
    expect(reason(peeked, 0)).toEqual({ kind: 'cannot-take-back', reason: 'nothing-to-take-back' });
    expect(reason(peeked, 0, peeked.kernel.version - 2)).toEqual({ kind: 'cannot-take-back', reason: 'told-something-new' });
    const game = new HeapTable().game;
    const lenient = { ...game, undoable: () => true };
    const rolled = new HeapTable(2, {}, lenient).picked().play(0, { take: 1 }).play(0, { then: 'roll' });
    expect(reason(rolled, 0)).toEqual({ kind: 'cannot-take-back', reason: 'chance-was-used' });
  });

  it('is refused past a resignation', () => {
    const table = new HeapTable(3).picked().play(0, { take: 1 });
    table.does(resign(table.game, table.kernel, { seat: 2 }));
    expect(reason(table, 0)).toEqual({ kind: 'cannot-take-back', reason: 'nothing-to-take-back' });
  });

  it('goes only to the beginning of a move', () => {
    const table = new HeapTable().picked().play(0, { take: 1 });
    expect(reason(table, 0, table.kernel.version)).toEqual({ kind: 'cannot-take-back', reason: 'nothing-to-take-back' });
    expect(reason(table, 0, table.kernel.version - 2)).toEqual({ kind: 'cannot-take-back', reason: 'told-something-new' });
    const { game } = table;
    const wordy = {
      ...game,
      decide: ((state, seat, move, chance) => {
        const result = game.decide(state, seat, move, chance);
        return result.ok && 'take' in move ? { ok: true, value: [{ type: 'Took', open: { seat, stones: 0 } }, ...result.value] } : result;
      }) satisfies typeof game.decide,
    };
    const twoEvents = new HeapTable(2, {}, wordy).picked().play(0, { take: 1 });
    expect(reason(twoEvents, 0, twoEvents.kernel.version - 1)).toEqual({ kind: 'cannot-take-back', reason: 'not-a-move' });
    expect(takeBackTargets(twoEvents.game, twoEvents.kernel, 0)).toEqual([twoEvents.kernel.version - 2]);
  });
});
