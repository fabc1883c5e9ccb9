import type { OnApplicationShutdown } from '@nestjs/common';
import type { Application } from '@kronika/runtime';

/** Runs after the last request: nothing is written behind the back of a caller who was answered. */
export class Shutdown implements OnApplicationShutdown {
  readonly #application: Application;

  constructor(application: Application) {
    this.#application = application;
  }

  onApplicationShutdown(): Promise<void> {
    return this.#application.stop();
  }
}
