import { EventStoreDbLog, type EventStoreDbOptions } from '@kronika/event-log-eventstoredb';
import { StandInNode, type StandInOptions } from './node';

/** Quick to try again, slow to give up: tests wait for outcomes, not for clocks. */
export const eager: EventStoreDbOptions = { backOff: { first: 5, longest: 100 }, patience: 20_000 };

/** Opens logs and nodes for a test and closes all of them after it. */
export class Workbench {
  readonly #closers: (() => Promise<void>)[] = [];

  async node(options?: StandInOptions): Promise<StandInNode> {
    const node = await StandInNode.start(options);
    this.later(() => node.stop());
    return node;
  }

  log(connectionString: string, options: EventStoreDbOptions = {}): EventStoreDbLog {
    const log = new EventStoreDbLog(connectionString, { ...eager, ...options });
    this.later(() => log.close());
    return log;
  }

  /** What is opened last is closed first. */
  later(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  async clear(): Promise<void> {
    for (const close of this.#closers.splice(0)) await close();
  }
}
