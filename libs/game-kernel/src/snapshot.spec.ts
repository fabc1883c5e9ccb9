import fc from 'fast-check';
import { takeBack, takeBackTargets } from './commands/take-back';
import { foldEvents } from './fold';
import { decodeSnapshot, encodeSnapshot, snapshotKey } from './snapshot';
import { heapGame, HeapTable } from './testing';

function played(): HeapTable {
  const table = new HeapTable(3).picked().play(0, { take: 2 });
  table.does(takeBack(table.game, table.kernel, { seat: 0 }));
  return table.play(0, { take: 1 });
}

describe('a snapshot', () => {
  it('and the tail give what all events give: fold(all) = fold(snapshot, tail)', () => {
    const table = played().play(0, { then: 'peek' }).play(1, { take: 1 });
    fc.assert(
      fc.property(fc.nat(table.events.length - 1), (version) => {
        const at = foldEvents(table.game, undefined, table.events.slice(0, version + 1));
        const restored = decodeSnapshot(table.game, snapshotKey(table.game, 'game-1', version), encodeSnapshot(table.game, 'game-1', at));
        expect(restored).toEqual(at);
        expect(foldEvents(table.game, restored, table.events.slice(version + 1))).toEqual(table.kernel);
      }),
    );
  });

  it('keeps the undo window, also after a take-back', () => {
    const table = played();
    const key = snapshotKey(table.game, 'game-1', table.kernel.version);
    const restored = decodeSnapshot(table.game, key, encodeSnapshot(table.game, 'game-1', table.kernel))!;
    expect(takeBackTargets(table.game, restored, 0)).toEqual(takeBackTargets(table.game, table.kernel, 0));
    expect(takeBackTargets(table.game, restored, 0)).toHaveLength(1);
  });

  it('is of no use to another stream, version, rules, pack or state schema, nor when it is broken', () => {
    const { game, kernel } = played();
    const text = encodeSnapshot(game, 'game-1', kernel);
    const read = (key: ReturnType<typeof snapshotKey>, from = text) => decodeSnapshot(game, key, from);
    expect(read(snapshotKey(game, 'game-1', kernel.version))).toBeDefined();
    expect(read(snapshotKey(game, 'game-2', kernel.version))).toBeUndefined();
    expect(read(snapshotKey(game, 'game-1', kernel.version - 1))).toBeUndefined();
    for (const other of [heapGame({ rulesVersion: 2 }), heapGame({ packHash: 'x' }), heapGame({ stateSchema: 2 }), heapGame({ id: 'x' })]) {
      expect(read(snapshotKey(other, 'game-1', kernel.version))).toBeUndefined();
    }
    for (const broken of ['', 'null', '[]', text.slice(0, -5)])
      expect(read(snapshotKey(game, 'game-1', kernel.version), broken)).toBeUndefined();
  });
});
