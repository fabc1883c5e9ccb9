import { parseCsv, writeCsv } from './csv';
const columns = ['participant', 'name', 'account', 'rating', 'division', 'status'];
/** The participants of a tournament, in the order of their entry. */
export function playersCsv(state, nameOf) {
  return writeCsv([
    columns,
    ...state.participants.map(({ id, account, rating, division, status }) => [id, nameOf(id), account, rating, division, status]),
  ]);
}
/** Players from CSV with a header; only `name` is needed, unknown columns are left aside. */
export function parsePlayersCsv(text) {
  const parsed = parseCsv(text);
  if (!parsed.ok) return parsed;
  const [header = [], ...rows] = parsed.rows;
  const titles = header.map((title) => title.trim().toLowerCase());
  if (!titles.includes('name')) return { ok: false, line: 1, message: 'a column called name is needed' };
  const players = [];
  for (const [i, row] of rows.entries()) {
    const cell = (title) => {
      const text = row[titles.indexOf(title)]?.trim();
      return text === '' ? undefined : text;
    };
    const player = playerOf(cell);
    if (typeof player === 'string') return { ok: false, line: i + 2, message: player };
    players.push(player);
  }
  return { ok: true, players };
}
/** A pasted list, one player a line: a name, and after a semicolon, comma or tab a rating where there is one. */
export function parsePlayerList(text) {
  const players = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', rating] = /^(.*?)(?:[;,\t]\s*([\d.]+))?\s*$/.exec(line) ?? [];
    const player = playerOf((title) => ({ name: name.trim(), rating })[title]);
    if (typeof player === 'string') return { ok: false, line: i + 1, message: player };
    players.push(player);
  }
  return { ok: true, players };
}
function playerOf(cell) {
  const name = cell('name');
  const rating = numberOf(cell('rating'));
  const division = numberOf(cell('division'));
  if (!name) return 'a name is missing';
  if (Number.isNaN(rating) || Number.isNaN(division)) return `a number is needed: ${name}`;
  const participant = cell('participant');
  const account = cell('account');
  return {
    name,
    ...(participant === undefined ? {} : { participant }),
    ...(account === undefined ? {} : { account }),
    ...(rating === undefined ? {} : { rating }),
    ...(division === undefined ? {} : { division }),
  };
}
function numberOf(text) {
  return text === undefined ? undefined : Number(text);
}
//# sourceMappingURL=players-csv.js.map
