/** Rows as CSV (RFC 4180): lines end with CRLF, quotes where they are needed. */
export function writeCsv(rows) {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
}
/** Reads CSV with commas, semicolons or tabs (whichever the first line has most of); blank lines are skipped. */
export function parseCsv(text) {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const separator = separatorOf(source);
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  const endCell = () => {
    row.push(readCell(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((value) => value !== '')) rows.push(row);
    row = [];
  };
  for (let i = 0; i < source.length; i++) {
    const character = source.charAt(i);
    if (character === '\n') line += 1;
    if (quoted) {
      if (character !== '"') cell += character;
      else if (source.charAt(i + 1) === '"') {
        cell += '"';
        i += 1;
      } else quoted = false;
    } else if (character === '"' && cell === '') quoted = true;
    else if (character === separator) endCell();
    else if (character === '\n') endRow();
    else if (character !== '\r') cell += character;
  }
  if (quoted) return { ok: false, line, message: 'a quote is not closed' };
  if (cell !== '' || row.length > 0) endRow();
  return { ok: true, rows };
}
/** Text that a spreadsheet would take for a formula gets an apostrophe in front. */
function writeCell(value) {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
function readCell(cell) {
  return /^'[=+\-@\t]/.test(cell) ? cell.slice(1) : cell;
}
function separatorOf(text) {
  const first = text.split('\n', 1)[0] ?? '';
  const count = (separator) => first.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}
//# sourceMappingURL=csv.js.map
