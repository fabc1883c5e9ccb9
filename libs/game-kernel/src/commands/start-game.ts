import { foldNew } from '../fold';
import { committedSource } from '../committed-chance';
import { commitment, deriveSeed, type FairnessSource } from '../fairness';
import type { GameEvent } from '../game';
import { type Hashing, pureHashing } from '../hashing';
import { kernelEventTypes, type Occupant } from '../kernel-events';
import { asAppend } from '../kernel-parts';
import type { GameOf } from '../kernel-state';
import type { NewGameEvent } from '../recorded-event';
import { refuse } from '../refusals';
import type { SchemaIssue } from '../schema';
import { endOfPlay } from './end';
import { step, type StepResult, type Surroundings } from './step';

export interface StartGame {
  readonly options: unknown;
  /** Who plays, in seating order. */
  readonly seats: readonly Occupant[];
  readonly fairness: FairnessSource;
}

/** The first append of a game: GameStarted and the set-up. Refused (`invalid`) when the options or the number of seats do not fit. */
export function startGame<State>(
  game: GameOf<State>,
  command: StartGame,
  around: Surroundings & { readonly hashing?: Hashing } = {},
): StepResult<State> {
  const options = game.options.parse(command.options);
  if (!options.ok) return refuse({ kind: 'invalid', issues: options.issues.map((issue) => under('options', issue)) });
  const { min, max } = game.seats(options.value);
  const count = command.seats.length;
  if (count < min || count > max) {
    return refuse({ kind: 'invalid', issues: [{ path: 'seats', message: `${count} seats; the game takes ${min} to ${max}` }] });
  }
  const hashing = around.hashing ?? pureHashing;
  const seed = deriveSeed(command.fairness, hashing);
  const chance = (around.chance ?? committedSource(hashing))({ seed, draws: {} });
  const setup = ownEvents(game.setup({ seats: count, options: options.value }, chance));
  const first: GameEvent = {
    type: 'GameStarted',
    open: {
      game: game.id,
      rulesVersion: game.rulesVersion,
      packHash: game.packHash,
      seats: command.seats.map((occupant) => ({ ...occupant })),
      options: options.value,
      commitment: {
        hash: commitment(command.fairness, hashing),
        subject: command.fairness.subject,
        rulesVersion: command.fairness.rulesVersion,
        nonces: command.fairness.nonces,
      },
    },
    sealed: [{ to: 'nobody', data: { seed, serverSeed: command.fairness.serverSeed } }],
  };
  const started = step(game, undefined, asAppend([first, ...setup], { draws: chance.used() }));
  const end = endOfPlay(game, started.after, around);
  const events: readonly NewGameEvent[] = end === undefined ? started.events : [...started.events, end];
  return { ok: true, value: { events, after: end === undefined ? started.after : foldNew(game, started.after, end) } };
}

/** A game's own events; one that is named like a kernel event is a bug in the game. */
export function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.length === 0) throw new Error('A game must say what happened: at least one event');
  for (const event of events)
    if (kernelEventTypes.has(event.type)) throw new Error(`${event.type} is a kernel event: the game may not use it`);
  return events;
}

function under(root: string, issue: SchemaIssue): SchemaIssue {
  const path = issue.path === '' ? root : issue.path.startsWith('[') ? root + issue.path : `${root}.${issue.path}`;
  return { path, message: issue.message };
}
