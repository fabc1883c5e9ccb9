import { foldEvent, foldEvents } from './fold';
import { asRead } from './testing/test-table';
import { HeapTable } from './testing';

describe('foldEvent', () => {
  const table = new HeapTable().picked().play(0, { take: 1 });

  it('begins with GameStarted, and has it once', () => {
    expect(() => foldEvent(table.game, undefined, table.events[1]!)).toThrow(/begins with GameStarted/);
    expect(() => foldEvent(table.game, undefined, { ...table.events[0]!, type: 'Resigned', open: { seat: 0 } })).toThrow(/begins with/);
    expect(() => foldEvent(table.game, table.kernel, { ...table.events[0]!, version: table.kernel.version + 1 })).toThrow(/starts once/);
    expect(() => foldEvents(table.game, undefined, [])).toThrow(/no event/);
  });

  it('refuses gaps and repeats', () => {
    const last = table.events.at(-1)!;
    expect(() => foldEvent(table.game, table.kernel, last)).toThrow(/cannot follow/);
    expect(() => foldEvent(table.game, table.kernel, { ...last, version: last.version + 2 })).toThrow(/cannot follow/);
  });

  it('refuses a take-back beyond the undo window, and a corrupt kernel event', () => {
    const version = table.kernel.version + 1;
    expect(() => foldEvent(table.game, table.kernel, asRead({ type: 'TakenBack', open: { toVersion: 0 } }, version))).toThrow(
      /undo window/,
    );
    expect(() => foldEvent(table.game, table.kernel, asRead({ type: 'TakenBack', open: { toVersion: 'x' } }, version))).toThrow(/Corrupt/);
  });

  it('keeps the counters of labels that were not drawn from', () => {
    const drawn = (version: number, label: string, next: number) =>
      asRead(
        { type: 'Took', open: { seat: 0, stones: 0 }, seat: 0, sealed: [{ to: 'nobody', data: { $draws: { [label]: next } } }] },
        version,
      );
    const { version } = table.kernel;
    const events = [drawn(version + 1, 'deck', 9), drawn(version + 2, 'die', 1), drawn(version + 3, 'deck', 12)];
    expect(foldEvents(table.game, table.kernel, events).draws).toEqual({ deck: 12, die: 1 });
  });

  it('lets no seat undo with the link of another', () => {
    const stray = asRead({ type: 'Took', open: { seat: 1, stones: 0 }, seat: 1 }, table.kernel.version + 1);
    expect(table.kernel.undo?.seat).toBe(0);
    expect(foldEvent(table.game, table.kernel, stray).undo).toBeUndefined();
  });

  it('does not keep what a take-back cannot reach', () => {
    const long = new HeapTable(4, { stones: 50 }).picked();
    for (let turn = 0; turn < 12; turn++) long.play(turn % 4, { take: 1 }).play(turn % 4, { then: 'stop' });
    let depth = 0;
    for (let link = long.kernel.undo; link !== undefined; link = link.before.undo) depth++;
    expect(depth).toBe(2);
  });
});
