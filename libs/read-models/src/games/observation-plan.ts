import type { DatabaseSync } from 'node:sqlite';
import type { Dimension, StatisticsQuestion } from '@kronika/application';
import { statement } from '../statements';
import { addMetric, Conditions, gameConditions, jsonPath } from './conditions';

/** A metric as the tables know it. A name that no game has used has an id that nothing matches. */
export interface KnownMetric {
  readonly id: number;
  readonly perSeat: boolean;
  readonly hasThings: boolean;
}

export function knownMetric(database: DatabaseSync, name: string): KnownMetric {
  const row = statement(
    database,
    `SELECT n.id, max(t.per_seat) AS per_seat, max(t.thing) AS thing FROM names n JOIN things t ON t.metric = n.id WHERE n.name = ?`,
  ).get(name);
  if (typeof row?.id !== 'number') return { id: -1, perSeat: true, hasThings: true };
  return { id: row.id, perSeat: row.per_seat === 1, hasThings: Number(row.thing) > 0 };
}

/** How observations are found: which tables are joined, what tells them apart, and which of them count. */
export interface ObservationPlan {
  readonly from: string;
  /** Expressions, one for each dimension that does not come from the measured metric itself. */
  readonly keys: readonly { readonly dimension: number; readonly sql: string; readonly isJson: boolean }[];
  readonly where: Conditions;
  /** What one observation is: the game, and where it matters the seat and the opponent. */
  readonly unit: readonly string[];
  readonly perSeat: boolean;
  readonly metric: KnownMetric | undefined;
}

/** Only released games are observed: this is the one place that says so. */
const released = `g.state = 'released'`;

export function planObservations(database: DatabaseSync, { measure, groupBy, filter }: StatisticsQuestion): ObservationPlan {
  const metric = measure.kind === 'metric' || measure.kind === 'occurs' ? knownMetric(database, measure.metric) : undefined;
  const known = groupBy.map((dimension) => (dimension.kind === 'metric' ? knownMetric(database, dimension.metric) : undefined));
  const hasOpponent = groupBy.some(({ kind }) => kind === 'opponent');
  const perSeat =
    ['wins', 'place', 'score', 'ahead'].includes(measure.kind) ||
    metric?.perSeat === true ||
    known.some((each) => each?.perSeat === true) ||
    groupBy.some(({ kind }) => kind === 'seat' || kind === 'player' || kind === 'opponent') ||
    filter.ofPlayers !== undefined ||
    filter.ofSeats !== undefined;

  const joins = ['games g'];
  if (perSeat) joins.push('JOIN seats s ON s.game = g.id');
  if (hasOpponent) joins.push('JOIN seats o ON o.game = g.id AND o.seat <> s.seat');
  const keys = groupBy.flatMap((dimension, index) => {
    const key = keyOf(dimension, index, known[index]);
    if (key === undefined) return [];
    if (key.join !== undefined) joins.push(key.join);
    return [{ dimension: index, sql: key.sql, isJson: dimension.kind === 'option' }];
  });

  const where = gameConditions(filter).add(released);
  if (filter.ofPlayers !== undefined) where.add('s.account IN (SELECT value FROM json_each(?))', JSON.stringify(filter.ofPlayers));
  for (const wanted of filter.ofSeats ?? []) addMetric(where, wanted, 'f.seat = s.seat');
  const unit = ['g.id', ...(perSeat ? ['s.seat'] : []), ...(hasOpponent ? ['o.seat'] : [])];
  return { from: joins.join(' '), keys, where, unit, perSeat, metric };
}

function keyOf(
  dimension: Dimension,
  index: number,
  metric: KnownMetric | undefined,
): { readonly sql: string; readonly join?: string } | undefined {
  switch (dimension.kind) {
    case 'seat':
      return { sql: 's.seat' };
    case 'seats':
      return { sql: 'g.seats' };
    case 'player':
      return { sql: playerKey('s') };
    case 'opponent':
      return { sql: playerKey('o') };
    case 'game':
      return { sql: 'g.game' };
    case 'tournament':
      return { sql: 'g.tournament' };
    case 'month':
      return { sql: `strftime('%Y-%m', g.started / 1000, 'unixepoch')` };
    case 'year':
      return { sql: `strftime('%Y', g.started / 1000, 'unixepoch')` };
    case 'ended-by':
      return { sql: 'g.ended_by' };
    case 'option':
      // Paths are plain names: see `isOptionPath`.
      return { sql: `(g.options -> '${jsonPath(dimension.path)}')` };
    case 'metric':
      return metric === undefined ? undefined : metricKey(metric, index);
    case 'round':
    case 'of':
      return undefined;
  }
}

function playerKey(seat: string): string {
  return `coalesce(${seat}.account, 'bot:' || ${seat}.bot)`;
}

function metricKey({ id, perSeat, hasThings }: KnownMetric, index: number): { readonly sql: string; readonly join?: string } {
  const seat = perSeat ? 's.seat' : '-1';
  if (!hasThings) {
    return { sql: `iif(EXISTS (SELECT 1 FROM facts WHERE metric = ${id} AND game = g.id AND seat = ${seat}), 'yes', 'no')` };
  }
  const things = `(SELECT DISTINCT game, seat, thing FROM facts WHERE metric = ${id})`;
  return {
    sql: `(SELECT name FROM names WHERE id = d${index}.thing)`,
    join: `JOIN ${things} d${index} ON d${index}.game = g.id AND d${index}.seat = ${seat}`,
  };
}
