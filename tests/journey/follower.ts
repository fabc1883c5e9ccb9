import { type Client } from 'graphql-ws';
import type { ApiClient } from '@kronika-tests/support';

interface Envelope {
  readonly version: number;
  readonly sealed?: readonly { readonly to: unknown; readonly data?: unknown }[];
}

/** Somebody who follows a game live, breaks off, and comes back where they were. */
export class Follower {
  readonly events: Envelope[] = [];
  readonly #who: ApiClient;
  readonly #gameId: string;
  #client: Client | undefined;

  constructor(who: ApiClient, gameId: string) {
    this.#who = who;
    this.#gameId = gameId;
  }

  get versions(): readonly number[] {
    return this.events.map(({ version }) => version);
  }

  follow(): void {
    this.#client = this.#who.live();
    const query = 'subscription ($gameId: ID!, $from: Int!) { gameEvents(gameId: $gameId, fromVersion: $from) { events } }';
    this.#client.subscribe<{ gameEvents: { events: Envelope[] } }>(
      { query, variables: { gameId: this.#gameId, from: this.events.length } },
      {
        next: ({ data }) => {
          this.events.push(...(data?.gameEvents.events ?? []));
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  /** As when a cable is pulled. */
  async cut(): Promise<void> {
    await this.#client?.dispose();
    this.#client = undefined;
  }

  /** Resolves when the follower has heard of a version. */
  async has(version: number): Promise<void> {
    for (let tries = 0; tries < 400; tries++) {
      if ((this.versions.at(-1) ?? -1) >= version) return;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    throw new Error(`version ${version} did not arrive; the last was ${String(this.versions.at(-1))}`);
  }
}
