import type { ProcessManager } from './process-manager';
import type { Alarm, RunnerParts } from './process-runner';

/** Timers reach no further than this: the clock may be set meanwhile, and so may the machine's sleep. */
const longestSleep = 60 * 60 * 1000;
const firstBackOff = 250;
const longestBackOff = 60_000;

/** One manager at work: act, sleep until something happens or something is due, act again. */
export class ManagerLoop {
  readonly #manager: ProcessManager;
  readonly #parts: Pick<RunnerParts, 'now' | 'onFailure'>;
  #running: Promise<void> | undefined;
  #stopped = false;
  #woken = false;
  #endSleep: (() => void) | undefined;
  #alarm: Alarm | undefined;

  constructor(manager: ProcessManager, parts: Pick<RunnerParts, 'now' | 'onFailure'>) {
    this.#manager = manager;
    this.#parts = parts;
  }

  get alarm(): Alarm | undefined {
    return this.#alarm;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  wake(): void {
    this.#woken = true;
    // Who fails waits for its time: changes elsewhere are no reason to try sooner.
    if (this.#alarm === undefined) this.#endSleep?.();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#endSleep?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false;
      const due = await this.#act();
      if (this.#mustSleep()) await this.#sleepUntil(due);
    }
  }

  #mustSleep(): boolean {
    return !this.#stopped && (!this.#woken || this.#alarm !== undefined);
  }

  async #act(): Promise<number | undefined> {
    try {
      const due = await this.#manager.act();
      this.#alarm = undefined;
      return due;
    } catch (error) {
      const now = this.#parts.now();
      const failures = (this.#alarm?.failures ?? 0) + 1;
      const message = error instanceof Error ? error.message : String(error);
      this.#alarm = { manager: this.#manager.name, message, failures, since: this.#alarm?.since ?? now };
      this.#parts.onFailure?.(this.#alarm, error);
      return now + Math.min(longestBackOff, firstBackOff * 2 ** (failures - 1));
    }
  }

  #sleepUntil(due: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const ms = Math.min(longestSleep, Math.max(0, due === undefined ? longestSleep : due - this.#parts.now()));
      const timer = setTimeout(() => this.#endSleep?.(), ms);
      // Waiting keeps no program alive.
      timer.unref();
      this.#endSleep = () => {
        clearTimeout(timer);
        this.#endSleep = undefined;
        resolve();
      };
    });
  }
}
