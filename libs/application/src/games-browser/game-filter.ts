import type { Json } from '@kronika/event-log';
import type { SchemaIssue } from '@kronika/game-kernel';

export const gameStates = ['running', 'ended', 'released'] as const;
/** `ended`: over, and not everything is open yet. Figures and events can be asked of released games only. */
export type GameState = (typeof gameStates)[number];

/** One member of a game's options and the value that it must have. */
export interface OptionFilter {
  /** Names of members, joined by dots. */
  readonly path: string;
  readonly value: Json;
}

/** A figure that some seat of the game must have: a faction played, a card built. */
export interface MetricFilter {
  readonly metric: string;
  readonly of?: string;
}

/** Which games are meant; what is absent does not matter. All conditions must hold. */
export interface GameFilter {
  /** As the catalogue calls it. */
  readonly game?: string;
  /** Accounts that all took part. */
  readonly players?: readonly string[];
  readonly options?: readonly OptionFilter[];
  /** One of these tournaments. */
  readonly tournaments?: readonly string[];
  /** Started at this moment or later, in milliseconds since 1970. */
  readonly from?: number;
  /** Started before this moment. */
  readonly to?: number;
  readonly seats?: number;
  readonly rated?: boolean;
  readonly imported?: boolean;
  /** Whether a bot had a seat. */
  readonly bots?: boolean;
  // What follows is known of released games only, and matches no others.
  readonly metrics?: readonly MetricFilter[];
  /** Types of events that all happened. */
  readonly eventTypes?: readonly string[];
  /** Has annotations that everybody may read. */
  readonly annotated?: boolean;
}

const pathPattern = /^[A-Za-z0-9_-]{1,60}(\.[A-Za-z0-9_-]{1,60}){0,5}$/;
const mostConditions = 20;

/** What is wrong with a filter that came from outside. */
export function filterIssues(filter: GameFilter): readonly SchemaIssue[] {
  const issues: SchemaIssue[] = [];
  for (const [index, { path }] of (filter.options ?? []).entries()) {
    if (!isOptionPath(path)) issues.push({ path: `filter.options[${index}].path`, message: 'names of members, joined by dots' });
  }
  for (const [name, list] of Object.entries(filter)) {
    if (Array.isArray(list) && list.length > mostConditions) issues.push({ path: `filter.${name}`, message: `at most ${mostConditions}` });
  }
  return issues;
}

export function isOptionPath(path: string): boolean {
  return pathPattern.test(path);
}
