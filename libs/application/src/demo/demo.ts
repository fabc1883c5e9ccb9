import { eventId, type ExpectedVersion, type NewEvent } from '@kronika/event-log';
import * as z from 'zod';
import { appendEvents } from '../append-events';
import type { CommandResult } from '../command-result';
import type { Sessions, SignedIn } from '../accounts/sessions';
import type { Platform } from '../platform';
import type { Caller } from '../rights/caller';
import { type DemoRole, roles } from './cast';
import { type DemoDoing, type DemoPlan, type DemoStep, expectedGames } from './script';
import { Troupe } from './troupe';

/** How the demonstration stands. `none`: there is none here, and there will be none. */
export interface DemoStatus {
  readonly state: 'none' | 'filling' | 'filled' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  readonly doing: DemoDoing | null;
  /** Games played so far. */
  readonly games: number;
}

/** Events of the demonstration as they go into the log, in order; each run is one append. */
export interface DemoParcel {
  readonly runs: readonly { readonly stream: string; readonly expected: ExpectedVersion; readonly events: readonly NewEvent[] }[];
  readonly step: DemoStep;
}

/** Remembers that the demonstration was begun, from which seed, and that it is all there. No account can have this name. */
const stream = 'claim-$demo';
const actor = 'system';
const begun = z.object({ startedAt: z.number(), seed: z.string() });

/** The demonstration of this installation: begun once, on an empty log, and completed whatever comes in between. */
export class Demo {
  readonly #platform: Platform;
  readonly #sessions: Sessions;
  readonly #isOffered: boolean;
  readonly #listeners = new Set<(status: DemoStatus) => void>();
  #plan: DemoPlan | undefined;
  #status: DemoStatus = { state: 'none', progress: 0, doing: null, games: 0 };

  constructor(platform: Platform, sessions: Sessions, options: { readonly isOffered: boolean }) {
    this.#platform = platform;
    this.#sessions = sessions;
    this.#isOffered = options.isOffered;
  }

  get status(): DemoStatus {
    return this.#status;
  }

  onChange(listener: (status: DemoStatus) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * What is to be performed now, by who can: on an empty log a new demonstration, or one that was begun and not completed. Undefined where there is
   * nothing to perform.
   */
  async begin(canPerform: boolean): Promise<DemoPlan | undefined> {
    if (!this.#isOffered) return undefined;
    const { log, now, randomHex } = this.#platform;
    if (canPerform && (await log.lastPosition()) === undefined) {
      // Another node may be as fast: then what counts is what stands there.
      await appendEvents(log, stream, [this.#event('DemoBegun', { startedAt: now(), seed: randomHex(32) })], 'no stream');
    }
    let isFilled = false;
    for await (const { type, open } of log.read(stream)) {
      if (type === 'DemoBegun') this.#plan = begun.parse(open);
      if (type === 'DemoFilled') isFilled = true;
    }
    if (this.#plan === undefined) return undefined;
    if (isFilled) this.#set({ state: 'filled', progress: 1, doing: null, games: 0 });
    if (isFilled || !canPerform) return undefined;
    this.#set({ ...this.#status, state: 'filling' });
    return this.#plan;
  }

  /** Takes in what was performed; what is there already is passed over. */
  async receive({ runs, step }: DemoParcel): Promise<void> {
    for (const run of runs) {
      const written = await appendEvents(this.#platform.log, run.stream, run.events, run.expected);
      // Somebody may have taken a name meanwhile; everything else is the demonstration's own.
      if (written.kind !== 'appended' && !run.stream.startsWith('claim-')) throw new Error(`${run.stream} holds something else`);
    }
    const progress = Math.min(0.99, step.games / expectedGames);
    this.#set({ state: 'filling', progress, doing: step.doing, games: step.games });
  }

  /** Everything is there. */
  async complete(): Promise<void> {
    await appendEvents(this.#platform.log, stream, [this.#event('DemoFilled', {})], 0);
    this.#set({ ...this.#status, state: 'filled', progress: 1, doing: null });
  }

  fail(): void {
    this.#set({ ...this.#status, state: 'failed' });
  }

  /** Whether somebody may try the demonstration with one click. */
  isOpenTo(caller: Caller): boolean {
    return this.#isOffered && this.#plan !== undefined && isLoopback(caller.address);
  }

  /** Opens a session as somebody of the demonstration: for who sits at this very machine. */
  async tryAs(caller: Caller, role: DemoRole, commandId: string): Promise<CommandResult<SignedIn>> {
    if (!isLoopback(caller.address)) return { kind: 'forbidden', message: 'The demonstration can be tried on its own machine only.' };
    const plan = this.#plan;
    if (!this.#isOffered || plan === undefined) return { kind: 'not-found', what: 'There is no demonstration here.' };
    const accountId = Troupe.idOf(plan.seed, roles[role].name);
    for await (const _ of this.#platform.log.read(`account-${accountId}`, { limit: 1 })) {
      return this.#sessions.openSessionFor(accountId, commandId);
    }
    return { kind: 'not-found', what: 'The demonstration has not got that far yet.' };
  }

  #event(type: string, open: Readonly<Record<string, string | number>>): NewEvent {
    return { id: eventId(stream, actor, type, 0), type, schema: 1, time: this.#platform.now(), actor, command: type, open };
  }

  #set(status: DemoStatus): void {
    this.#status = status;
    for (const listener of this.#listeners) listener(status);
  }
}

function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address) || address === '::1';
}
