/** A column of a table: what it shows of a row and, where it can be sorted, by what. */
export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  /** The whole header, where it is shortened. */
  readonly title?: string;
  readonly numeric?: boolean;
  /** Its cell is the header of the row. */
  readonly rowHeader?: boolean;
  readonly text: (row: Row) => string;
  readonly sortBy?: (row: Row) => string | number | undefined;
}

export interface Sorting {
  readonly column: string;
  readonly descending: boolean;
}

/** The rows in the order of a sorting; rows that are equal keep their order, rows without a value come last either way. */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sorting: Sorting | undefined): readonly Row[] {
  const by = columns.find(({ id }) => id === sorting?.column)?.sortBy;
  if (by === undefined || sorting === undefined) return rows;
  const sign = sorting.descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [left, right] = [by(a), by(b)];
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined);
    if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
    return sign * String(left).localeCompare(String(right));
  });
}

/** What pressing a column's header makes of a sorting: numbers begin with the highest. */
export function pressed<Row>(column: Column<Row>, sorting: Sorting | undefined): Sorting {
  if (sorting?.column !== column.id) return { column: column.id, descending: column.numeric === true };
  return { column: column.id, descending: !sorting.descending };
}
