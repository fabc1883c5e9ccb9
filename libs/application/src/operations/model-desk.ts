import type { Position } from '@kronika/event-log';
import type { CommandResult } from '../command-result';
import { accountOf, type Caller } from '../rights/caller';

/** How a read model stands. */
export interface ModelReport {
  readonly name: string;
  readonly version: number;
  readonly state: 'opening' | 'live' | 'catching-up' | 'building' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  readonly position: Position | undefined;
  /** Whether it answers, be it from an older edition. */
  readonly serves: boolean;
}

/** What the desk needs of those who run the read models. */
export interface ModelRunner {
  status(): readonly ModelReport[];
  names(): readonly string[];
  rebuild(names: readonly string[]): Promise<void>;
}

/** Looks after the read models of this node. */
export class ModelDesk {
  readonly #runner: ModelRunner;

  constructor(runner: ModelRunner) {
    this.#runner = runner;
  }

  /** How far each has got: no secret, and what a page shows while one is being made. */
  reports(): readonly ModelReport[] {
    return this.#runner.status();
  }

  /** Makes read models of this node anew, the old ones serving meanwhile. All of them where none is named. */
  async rebuild(caller: Caller, names: readonly string[]): Promise<CommandResult<{ readonly reports: readonly ModelReport[] }>> {
    if (!accountOf(caller).administrator) return { kind: 'forbidden', message: 'Only administrators rebuild read models.' };
    const known = this.#runner.names();
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) {
      return {
        kind: 'invalid',
        issues: unknown.map((name) => ({ path: 'names', message: `there is no '${name}', but ${known.join(', ')}` })),
      };
    }
    await this.#runner.rebuild(names.length === 0 ? known : names);
    return { kind: 'done', reports: this.reports() };
  }
}
