import fc from 'fast-check';
import { type Column, pressed, sorted } from './sorting';

interface Row {
  readonly name: string;
  readonly points: number | undefined;
}
const name: Column<Row> = { id: 'name', header: 'Name', text: (row) => row.name, sortBy: (row) => row.name };
const points: Column<Row> = {
  id: 'points',
  header: 'Points',
  numeric: true,
  text: (row) => String(row.points),
  sortBy: (row) => row.points,
};
const columns: readonly Column<Row>[] = [name, points, { id: 'note', header: 'Note', text: () => '' }];
const rows: readonly Row[] = [
  { name: 'Ewa', points: 3 },
  { name: 'Ada', points: undefined },
  { name: 'Łucja', points: 12 },
  { name: 'Bo', points: 3 },
];

describe('sorting a table', () => {
  it('compares numbers as numbers, keeps equals in order and the unknown last', () => {
    expect(sorted(rows, columns, { column: 'points', descending: true }).map((row) => row.name)).toEqual(['Łucja', 'Ewa', 'Bo', 'Ada']);
    expect(sorted(rows, columns, { column: 'points', descending: false }).map((row) => row.name)).toEqual(['Ewa', 'Bo', 'Łucja', 'Ada']);
  });
  it('leaves the order alone without a column that sorts', () => {
    expect(sorted(rows, columns, undefined)).toBe(rows);
    expect(sorted(rows, columns, { column: 'note', descending: false })).toBe(rows);
  });
  it('begins with the highest number, and turns round when pressed again', () => {
    expect(pressed(points, undefined)).toEqual({ column: 'points', descending: true });
    expect(pressed(points, { column: 'points', descending: true })).toEqual({ column: 'points', descending: false });
    expect(pressed(name, { column: 'points', descending: true })).toEqual({ column: 'name', descending: false });
  });
  it('loses no row', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ name: fc.string(), points: fc.option(fc.integer(), { nil: undefined }) })),
        fc.boolean(),
        (some, descending) => {
          const result = sorted(some, columns, { column: 'points', descending });
          return result.length === some.length && some.every((row) => result.includes(row));
        },
      ),
    );
  });
});
