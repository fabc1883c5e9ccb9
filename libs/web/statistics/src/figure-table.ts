/** How the numbers of a column are written. */
export type ColumnFormat = 'text' | 'whole' | 'decimal' | 'percent';

export interface FigureColumn {
  readonly key: string;
  readonly label: string;
  readonly format: ColumnFormat;
}

/** The numbers behind a figure: shown as a table, downloaded as CSV. */
export interface FigureTable {
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly Readonly<Record<string, string | number | null>>[];
}

/** RFC 4180, numbers with a point whatever the language: for spreadsheets and programs. */
export function csvOf({ columns, rows }: FigureTable): string {
  const lines = [columns.map(({ label }) => label), ...rows.map((row) => columns.map(({ key }) => row[key] ?? ''))];
  return lines.map((line) => line.map((cell) => quoted(String(cell))).join(',') + '\r\n').join('');
}

function quoted(text: string): string {
  // A cell that begins like a formula would be run by spreadsheets: the apostrophe makes it text.
  const safe = /^[=+@\t\r]|^-(?![\d.])/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
