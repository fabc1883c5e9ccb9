import type { OnApplicationShutdown } from '@nestjs/common';
import type { EventLog } from '@kronika/event-log';
import type { Wakes } from '@kronika/application';

/** Runs after the last request: nothing is written behind the back of a caller who was answered. */
export class Shutdown implements OnApplicationShutdown {
  readonly #log: EventLog;
  readonly #wakes: Wakes;

  constructor(log: EventLog, wakes: Wakes) {
    this.#log = log;
    this.#wakes = wakes;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.#wakes.stop();
    await this.#log.close();
  }
}
