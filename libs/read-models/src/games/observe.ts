import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Measure, MetricName, ObservedGroup, ObservedValue, StatisticsQuestion } from '@kronika/application';
import { statement } from '../statements';
import { Conditions } from './conditions';
import { type ObservationPlan, planObservations } from './observation-plan';

type Keys = readonly (string | null)[];

/** The observations that a question asks for, by their keys, as counts of values. */
export function observe(database: DatabaseSync, question: StatisticsQuestion): readonly ObservedGroup[] {
  const plan = planObservations(database, question);
  const { measure, groupBy } = question;
  const bySide = groupBy.some(({ kind }) => kind === 'of' || kind === 'round');
  return bySide ? observeParts(database, question, plan) : observeWhole(database, plan, measure, groupBy.length);
}

/** One value for each observation. */
function observeWhole(database: DatabaseSync, plan: ObservationPlan, measure: Measure, dimensions: number): readonly ObservedGroup[] {
  const { from, keys, where } = plan;
  const value = valueOf(measure, plan);
  const columns = keys.map(({ sql }, index) => `${sql} AS k${index}`);
  const names = keys.map((_, index) => `k${index}`);
  const sql = `SELECT ${[...names, 'v', 'count(*) AS times'].join()} FROM
    (SELECT ${[...columns, `${value.sql} AS v`].join()} FROM ${from} WHERE ${where.sql}) WHERE v IS NOT NULL
    GROUP BY ${[...names, 'v'].join()} ORDER BY ${[...names, 'v'].join()}`;
  const groups = new Groups();
  for (const row of statement(database, sql).all(...value.values, ...where.values)) {
    groups.add(keysOf(row, plan, dimensions), { value: Number(row.v), times: Number(row.times) });
  }
  return groups.all();
}

/** The measured metric in parts, by round or by what it is of. Where a part did not occur, it was observed to be 0. */
function observeParts(database: DatabaseSync, { measure, groupBy }: StatisticsQuestion, plan: ObservationPlan): readonly ObservedGroup[] {
  if (measure.kind !== 'metric' && measure.kind !== 'occurs') return [];
  const { from, keys, where, unit, metric } = plan;
  const roundAt = groupBy.findIndex(({ kind }) => kind === 'round');
  const thingAt = groupBy.findIndex(({ kind }) => kind === 'of');
  const parts = [...(roundAt === -1 ? [] : ['f.round']), ...(thingAt === -1 ? [] : ['f.thing'])];
  const columns = keys.map(({ sql }, index) => `${sql} AS k${index}`);
  const names = keys.map((_, index) => `k${index}`);
  const seat = metric?.perSeat === true ? 's.seat' : '-1';
  const occurring = new Conditions();
  if (measure.of !== undefined) occurring.add('f.thing = (SELECT id FROM names WHERE name = ?)', measure.of);
  const found = statement(
    database,
    `SELECT ${[...names, 'round', 'thing', 'v', 'count(*) AS times'].join()} FROM (
       SELECT ${[...columns, `${roundAt === -1 ? 'NULL' : 'f.round'} AS round`, `${thingAt === -1 ? 'NULL' : 'f.thing'} AS thing`].join()},
         ${measure.kind === 'occurs' ? '1' : 'sum(f.value)'} AS v
       FROM ${from} JOIN facts f ON f.metric = ${metric?.id ?? -1} AND f.game = g.id AND f.seat = ${seat} AND ${occurring.sql}
       WHERE ${where.sql} GROUP BY ${[...unit, ...names, ...parts].join()})
     GROUP BY ${[...names, 'round', 'thing', 'v'].join()} ORDER BY ${[...names, 'round', 'thing', 'v'].join()}`,
  ).all(...occurring.values, ...where.values);
  const inAll = countAll(database, plan, groupBy.length);
  const groups = new Groups();
  for (const row of found) {
    const own = [...keysOf(row, plan, groupBy.length)];
    if (roundAt !== -1) own[roundAt] = String(row.round);
    if (thingAt !== -1) own[thingAt] = nameOf(database, row.thing);
    groups.add(own, { value: Number(row.v), times: Number(row.times) });
  }
  return groups.all().map(({ keys: own, values }) => {
    const base = own.map((key, index) => (index === roundAt || index === thingAt ? null : key));
    const round = roundAt === -1 ? 0 : Number(own[roundAt]);
    const absent = inAll(base, round) - values.reduce((all, { times }) => all + times, 0);
    return { keys: own, values: absent > 0 ? [{ value: 0, times: absent }, ...values] : values };
  });
}

/** How many observations there are with these keys in games that came as far as a round. */
function countAll(
  database: DatabaseSync,
  { from, keys, where }: ObservationPlan,
  dimensions: number,
): (keys: Keys, round: number) => number {
  const columns = keys.map(({ sql }, index) => `${sql} AS k${index}`);
  const names = [...keys.map((_, index) => `k${index}`), 'rounds'];
  const rows = statement(
    database,
    `SELECT ${names.join()}, count(*) AS times FROM (SELECT ${[...columns, 'g.rounds AS rounds'].join()} FROM ${from} WHERE ${where.sql})
     GROUP BY ${names.join()}`,
  ).all(...where.values);
  const counts = rows.map((row) => ({
    keys: JSON.stringify(keysOf(row, { keys }, dimensions)),
    rounds: Number(row.rounds ?? 0),
    times: Number(row.times),
  }));
  return (wanted, round) => {
    const text = JSON.stringify(wanted);
    return counts.reduce((all, one) => (one.keys === text && one.rounds >= round ? all + one.times : all), 0);
  };
}

function valueOf(
  measure: Measure,
  { metric, perSeat }: ObservationPlan,
): { readonly sql: string; readonly values: readonly (string | number)[] } {
  switch (measure.kind) {
    case 'wins':
      return { sql: 's.win', values: [] };
    case 'place':
      return { sql: 's.place', values: [] };
    case 'score':
      return { sql: 's.score', values: [] };
    case 'ahead':
      return { sql: 'iif(s.place IS NULL OR o.place IS NULL, NULL, (s.place < o.place) + (s.place = o.place) / 2.0)', values: [] };
    case 'games':
      return { sql: '1', values: [] };
    case 'minutes':
      return { sql: 'round((g.ended - g.started) / 60000.0, 2)', values: [] };
    case 'moves':
      return { sql: 'g.moves', values: [] };
    case 'rounds':
      return { sql: 'g.rounds', values: [] };
    case 'metric':
    case 'occurs': {
      const seat = metric?.perSeat === true && perSeat ? 's.seat' : '-1';
      const thing = measure.of === undefined ? '' : 'AND thing = (SELECT id FROM names WHERE name = ?)';
      const what = measure.kind === 'metric' ? 'coalesce(sum(value), 0)' : 'count(*) > 0';
      return {
        sql: `(SELECT ${what} FROM facts WHERE metric = ${metric?.id ?? -1} AND game = g.id AND seat = ${seat} ${thing})`,
        values: measure.of === undefined ? [] : [measure.of],
      };
    }
  }
}

function keysOf(row: Readonly<Record<string, SQLOutputValue>>, { keys }: Pick<ObservationPlan, 'keys'>, dimensions: number): Keys {
  const all = new Array<string | null>(dimensions).fill(null);
  for (const [index, { dimension, isJson }] of keys.entries()) {
    const value = row[`k${index}`];
    if (typeof value === 'string') all[dimension] = isJson ? plainText(value) : value;
    else if (typeof value === 'number') all[dimension] = String(value);
  }
  return all;
}

/** A member of the options as a key: a text as it is, anything else as JSON. */
function plainText(json: string): string {
  const value: unknown = JSON.parse(json);
  return typeof value === 'string' ? value : json;
}

function nameOf(database: DatabaseSync, id: SQLOutputValue | undefined): string | null {
  const name = statement(database, 'SELECT name FROM names WHERE id = ?').get(Number(id))?.name;
  return typeof name === 'string' ? name : null;
}

/** Values gathered under their keys, in the order in which they came. */
class Groups {
  readonly #groups = new Map<string, { readonly keys: Keys; readonly values: ObservedValue[] }>();

  add(keys: Keys, value: ObservedValue): void {
    const text = JSON.stringify(keys);
    const group = this.#groups.get(text);
    if (group === undefined) this.#groups.set(text, { keys, values: [value] });
    else group.values.push(value);
  }

  all(): readonly ObservedGroup[] {
    return [...this.#groups.values()];
  }
}

export function metricNames(database: DatabaseSync, game: string): readonly MetricName[] {
  return statement(
    database,
    `SELECT n.name, max(t.per_seat) AS per_seat, count(nullif(t.thing, 0)) AS things
     FROM things t JOIN names n ON n.id = t.metric WHERE t.game = ? GROUP BY n.name ORDER BY n.name`,
  )
    .all(game)
    .map(({ name, per_seat: perSeat, things }) => ({ metric: String(name), perSeat: perSeat === 1, things: Number(things) }));
}
