import { computed, DestroyRef, inject, Injectable, signal } from '@angular/core';
import type { RedactedEvent } from '@kronika/event-log';
import { wholeNarrator } from '@kronika/game-kernel';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { GameEventsDocument, GraphQLClient, SeeGameDocument } from '@kronika/web/client';
import { heard, momentOf, nextVersion, type RebuiltGame, unheardGame } from '@kronika/web/replay';
import type { Subscription } from 'rxjs';

export type FeedStatus = 'loading' | 'live' | 'reconnecting' | { readonly problem: string };

const firstPause = 250;
const longestPause = 8_000;

/** One game as it comes in: rebuilt in the page from redacted events, from the own last version on after every break. */
@Injectable()
export class GameFeed {
  readonly #client = inject(GraphQLClient);
  readonly #rebuilt = signal<RebuiltGame | undefined>(undefined);
  readonly #status = signal<FeedStatus>('loading');
  readonly #narrator = signal(wholeNarrator());
  #subscription: Subscription | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = firstPause;

  readonly rebuilt = this.#rebuilt.asReadonly();
  readonly status = this.#status.asReadonly();
  /** Puts the game into words. */
  readonly narrator = this.#narrator.asReadonly();
  readonly moment = computed(() => {
    const rebuilt = this.#rebuilt();
    return rebuilt && momentOf(rebuilt);
  });

  constructor() {
    inject(DestroyRef).onDestroy(() => this.close());
  }

  async open(gameId: string, seatKey: string | undefined): Promise<void> {
    this.close();
    this.#rebuilt.set(undefined);
    this.#status.set('loading');
    try {
      const { game: sight } = await this.#client.request(SeeGameDocument, { gameId, seatKey: seatKey ?? null });
      if (sight.__typename !== 'GameSight') {
        this.#status.set({ problem: sight.__typename === 'NotFound' ? 'There is no such game.' : sight.message });
        return;
      }
      const module = await [...catalog, ...testCatalog].find((entry) => entry.id === sight.game)?.load();
      const game = module?.makeGame(module.defaultPack);
      if (module === undefined || game?.packHash !== sight.packHash) {
        this.#status.set({ problem: `This page cannot show ${sight.game}: it was played with another edition of the content.` });
        return;
      }
      this.#narrator.set(wholeNarrator(module.narrate?.(module.defaultPack)));
      this.#rebuilt.set(unheardGame(game, sight.seat === null ? 'spectator' : { seat: sight.seat }));
      this.#listen(gameId, seatKey);
    } catch {
      this.#again(() => void this.open(gameId, seatKey));
    }
  }

  close(): void {
    this.#subscription?.unsubscribe();
    clearTimeout(this.#timer);
  }

  #listen(gameId: string, seatKey: string | undefined): void {
    const rebuilt = this.#rebuilt();
    if (rebuilt === undefined) return;
    const resume = () => this.#again(() => this.#listen(gameId, seatKey));
    this.#subscription = this.#client
      .subscribe(GameEventsDocument, { gameId, seatKey: seatKey ?? null, fromVersion: nextVersion(rebuilt) })
      .subscribe({ next: ({ gameEvents }) => this.#take(gameEvents.events), error: resume, complete: resume });
  }

  #take(events: readonly unknown[]): void {
    this.#pause = firstPause;
    this.#rebuilt.update((known) => known && heard(known, events as readonly RedactedEvent[]));
    this.#status.set('live');
  }

  #again(attempt: () => void): void {
    this.#status.set('reconnecting');
    this.#timer = setTimeout(attempt, this.#pause);
    this.#pause = Math.min(this.#pause * 2, longestPause);
  }
}
