import type { SQLInputValue } from 'node:sqlite';
import type { GameFilter, MetricFilter, Onlooker } from '@kronika/application';
import { canonical } from '@kronika/event-log';

/** Conditions of a query with their values, all of which must hold. */
export class Conditions {
  readonly #sql: string[] = [];
  readonly #values: SQLInputValue[] = [];

  add(sql: string, ...values: readonly SQLInputValue[]): this {
    this.#sql.push(`(${sql})`);
    this.#values.push(...values);
    return this;
  }

  get sql(): string {
    return this.#sql.length === 0 ? 'TRUE' : this.#sql.join(' AND ');
  }

  get values(): readonly SQLInputValue[] {
    return this.#values;
  }
}

/** Which games a filter means, as conditions on `games g`. Figures, events and annotations are those of released games alone. */
export function gameConditions(filter: GameFilter): Conditions {
  const conditions = new Conditions();
  if (filter.game !== undefined) conditions.add('g.game = ?', filter.game);
  for (const player of filter.players ?? []) {
    conditions.add('EXISTS (SELECT 1 FROM seats p WHERE p.account = ? AND p.game = g.id)', player);
  }
  for (const { path, value } of filter.options ?? []) conditions.add('(g.options -> ?) = ?', jsonPath(path), canonical(value));
  if (filter.tournaments !== undefined) {
    conditions.add('g.tournament IN (SELECT value FROM json_each(?))', JSON.stringify(filter.tournaments));
  }
  if (filter.from !== undefined) conditions.add('g.started >= ?', filter.from);
  if (filter.to !== undefined) conditions.add('g.started < ?', filter.to);
  if (filter.seats !== undefined) conditions.add('g.seats = ?', filter.seats);
  if (filter.rated !== undefined) conditions.add('g.rated = ?', filter.rated ? 1 : 0);
  if (filter.imported !== undefined) conditions.add('g.imported = ?', filter.imported ? 1 : 0);
  if (filter.bots !== undefined) conditions.add(filter.bots ? 'g.bots > 0' : 'g.bots = 0');
  for (const metric of filter.metrics ?? []) addMetric(conditions, metric, 'TRUE');
  for (const type of filter.eventTypes ?? []) {
    conditions.add(`g.state = 'released' AND EXISTS (SELECT 1 FROM event_types e WHERE e.type = ? AND e.game = g.id)`, type);
  }
  if (filter.annotated !== undefined) conditions.add(`g.state = 'released' AND g.annotations ${filter.annotated ? '> 0' : '= 0'}`);
  return conditions;
}

/** Adds that the game (or the seat that `seat` names) has a figure. */
export function addMetric(conditions: Conditions, { metric, of }: MetricFilter, seat: string): void {
  const thing = of === undefined ? 'TRUE' : 'f.thing = (SELECT id FROM names WHERE name = ?)';
  conditions.add(
    `g.state = 'released' AND EXISTS (SELECT 1 FROM facts f
       WHERE f.metric = (SELECT id FROM names WHERE name = ?) AND ${thing} AND f.game = g.id AND ${seat})`,
    metric,
    ...(of === undefined ? [] : [of]),
  );
}

/** What an onlooker may see listed: what is public or released, and their own. */
export function addVisible(conditions: Conditions, { account, administrator }: Onlooker): void {
  if (administrator) return;
  const open = `g.access = 'public' OR g.state = 'released'`;
  if (account === undefined) conditions.add(open);
  else {
    conditions.add(`${open} OR g.owner = ? OR EXISTS (SELECT 1 FROM seats p WHERE p.account = ? AND p.game = g.id)`, account, account);
  }
}

/** SQLite's notation for a path of plain names. */
export function jsonPath(path: string): string {
  return ['$', ...path.split('.').map((name) => JSON.stringify(name))].join('.');
}
