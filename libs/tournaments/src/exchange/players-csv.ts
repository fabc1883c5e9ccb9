import { parseCsv, writeCsv } from './csv';
import type { TournamentState } from '../tournament/state';
import type { ParticipantId } from '../scoring/score-book';

/** Names are kept outside of the tournament's log. */
export type NameOf = (participant: ParticipantId) => string;

/** A player as read from a file or a pasted list; the caller keeps the name and registers the rest. */
export interface PlayerRow {
  readonly name: string;
  readonly participant?: ParticipantId;
  readonly account?: string;
  readonly rating?: number;
  readonly division?: number;
}

export type PlayersParse =
  { readonly ok: true; readonly players: readonly PlayerRow[] } | { readonly ok: false; readonly line: number; readonly message: string };

const columns = ['participant', 'name', 'account', 'rating', 'division', 'status'] as const;

/** The participants of a tournament, in the order of their entry. */
export function playersCsv(state: TournamentState, nameOf: NameOf): string {
  return writeCsv([
    columns,
    ...state.participants.map(({ id, account, rating, division, status }) => [id, nameOf(id), account, rating, division, status]),
  ]);
}

/** Players from CSV with a header; only `name` is needed, unknown columns are left aside. */
export function parsePlayersCsv(text: string): PlayersParse {
  const parsed = parseCsv(text);
  if (!parsed.ok) return parsed;
  const [header = [], ...rows] = parsed.rows;
  const titles = header.map((title) => title.trim().toLowerCase());
  if (!titles.includes('name')) return { ok: false, line: 1, message: 'a column called name is needed' };
  const players: PlayerRow[] = [];
  for (const [i, row] of rows.entries()) {
    const cell = (title: string): string | undefined => {
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
export function parsePlayerList(text: string): PlayersParse {
  const players: PlayerRow[] = [];
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const [, name = '', rating] = /^(.*?)(?:[;,\t]\s*([\d.]+))?\s*$/.exec(line) ?? [];
    const player = playerOf((title) => ({ name: name.trim(), rating })[title]);
    if (typeof player === 'string') return { ok: false, line: i + 1, message: player };
    players.push(player);
  }
  return { ok: true, players };
}

function playerOf(cell: (title: string) => string | undefined): PlayerRow | string {
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

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
