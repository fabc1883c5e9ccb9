import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { erasedType } from '@kronika/event-log';
import { openForWriting } from './connection';
import { NameTable } from './name-table';
import { erasedTypeId } from './schema';
import { logFile } from './sqlite-log';
import { temporaryFolder } from './testing';

let folder: string;
let database: DatabaseSync;

beforeEach(() => {
  folder = temporaryFolder();
  database = openForWriting(logFile(folder), 'fast');
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

describe('a table of names', () => {
  it('numbers each name once', () => {
    const table = new NameTable(database, 'names');
    const ada = table.idOrNew('ada');
    expect(table.idOrNew('ada')).toBe(ada);
    expect(table.idOrNew('grace')).not.toBe(ada);
    expect(table.id('ada')).toBe(ada);
    expect(table.name(ada)).toBe('ada');
  });

  it('knows nothing of names that nobody used', () => {
    const table = new NameTable(database, 'streams');
    expect(table.id('game-1')).toBeUndefined();
    expect(() => table.name(7)).toThrow('no name with number 7');
  });

  it('tells names apart to the letter', () => {
    const table = new NameTable(database, 'names');
    const names = ['a', 'A', 'ą', 'a\u0328', ' a', 'a ', '１', '1', 'a%', 'a_'];
    expect(new Set(names.map((name) => table.idOrNew(name))).size).toBe(names.length);
    expect(names.map((name) => table.name(table.idOrNew(name)))).toEqual(names);
  });

  it('finds what another connection has added', () => {
    const table = new NameTable(database, 'streams');
    expect(table.id('game-1')).toBeUndefined();
    const other = openForWriting(logFile(folder), 'fast');
    const id = new NameTable(other, 'streams').idOrNew('game-1');
    other.close();
    expect(table.id('game-1')).toBe(id);
    expect(table.name(id)).toBe('game-1');
  });

  it('forgets what a rollback has undone', () => {
    const table = new NameTable(database, 'names');
    database.exec('BEGIN');
    table.idOrNew('undone');
    database.exec('ROLLBACK');
    table.forget();
    expect(table.id('undone')).toBeUndefined();
  });

  it('answers the same whether it remembers or not', () => {
    const small = new NameTable(database, 'streams', 3);
    const large = new NameTable(database, 'streams');
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }).map((n) => `game-${n}`)), (names) => {
        for (const name of names) {
          const id = small.idOrNew(name);
          expect(large.idOrNew(name)).toBe(id);
          expect(small.name(id)).toBe(name);
        }
      }),
    );
  });

  it('has the type of erased events under its fixed number', () => {
    expect(new NameTable(database, 'names').id(erasedType)).toBe(erasedTypeId);
  });
});
