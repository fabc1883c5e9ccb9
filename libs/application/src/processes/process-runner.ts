import type { ProcessManager } from './process-manager';
import { ManagerLoop } from './manager-loop';

/** A manager that cannot do its work: shown to operators until it can. */
export interface Alarm {
  readonly manager: string;
  readonly message: string;
  /** Failures in a row. */
  readonly failures: number;
  /** When the first of them was, in milliseconds since 1970. */
  readonly since: number;
}

export interface RunnerParts {
  readonly now: () => number;
  /** Resolves when the to-do lists have seen everything that the log held at the start. */
  readonly caughtUp: () => Promise<void>;
  /** Calls back whenever a to-do list may have changed; returns how to stop listening. */
  readonly onChange: (listener: () => void) => () => void;
  /** Told of each failure. */
  readonly onFailure?: (alarm: Alarm, error: unknown) => void;
}

/** Runs the process managers of a node: each one after another act, woken by changes and by the clock, and never before catch-up. */
export class ProcessRunner {
  readonly #loops: readonly ManagerLoop[];
  readonly #parts: RunnerParts;
  #ignore: (() => void) | undefined;
  #stopped = false;

  constructor(managers: readonly ProcessManager[], parts: RunnerParts) {
    this.#parts = parts;
    this.#loops = managers.map((manager) => new ManagerLoop(manager, parts));
  }

  /** Resolves at once; the managers begin when their to-do lists have caught up. */
  start(): void {
    this.#ignore = this.#parts.onChange(() => this.wake());
    const begin = (): void => {
      if (this.#stopped) return;
      for (const loop of this.#loops) loop.start();
    };
    // A list that cannot catch up fails its own managers, which then raise the alarm; the others go on.
    this.#parts.caughtUp().then(begin, begin);
  }

  /** Lets every manager look again. Wakes that come while one acts are one. */
  wake(): void {
    for (const loop of this.#loops) loop.wake();
  }

  get alarms(): readonly Alarm[] {
    return this.#loops.flatMap(({ alarm }) => alarm ?? []);
  }

  /** Resolves when the acts that are under way have ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#ignore?.();
    await Promise.all(this.#loops.map((loop) => loop.stop()));
  }
}
