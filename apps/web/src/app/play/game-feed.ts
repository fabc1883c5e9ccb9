import { computed, DestroyRef, inject, Injectable, signal } from '@angular/core';
import type { Json, RedactedEvent } from '@kronika/event-log';
import { type AnyGame, type Narrator, type Viewer, wholeNarrator } from '@kronika/game-kernel';
import { catalog, testCatalog } from '@kronika/games/catalog';
import {
  type Following,
  GameEventsDocument,
  GraphQLClient,
  type PerspectiveInput,
  SeeGameDocument,
  type SeeGameQuery,
} from '@kronika/web/client';
import { heard, momentOf, nextVersion, type RebuiltGame, unheardGame } from '@kronika/web/replay';

export type GameSight = Extract<SeeGameQuery['game'], { __typename: 'GameSight' }>;
export type FeedProblem = 'not-found' | 'forbidden' | 'other-edition' | 'no-answer';

/** Which game, and through whose eyes; without `as` the server decides by who asks. */
export interface Look {
  readonly gameId: string;
  readonly link: string | null;
  readonly as: PerspectiveInput | null;
}

/** What the page needs to rebuild a game: its engine, its content and its words. */
export interface Engine {
  readonly game: AnyGame;
  readonly pack: Json;
  readonly narrator: Narrator;
}

/** One game as it comes in: rebuilt in the page from redacted events, from the own last version on after every break. */
@Injectable()
export class GameFeed {
  readonly #client = inject(GraphQLClient);
  readonly #sight = signal<GameSight | undefined>(undefined);
  readonly #engine = signal<Engine | undefined>(undefined);
  readonly #rebuilt = signal<RebuiltGame | undefined>(undefined);
  readonly #events = signal<readonly RedactedEvent[]>([]);
  readonly #status = signal<'loading' | 'live' | 'reconnecting'>('loading');
  readonly #problem = signal<FeedProblem | undefined>(undefined);
  #following: Following | undefined;
  #opened = 0;

  readonly sight = this.#sight.asReadonly();
  readonly engine = this.#engine.asReadonly();
  readonly rebuilt = this.#rebuilt.asReadonly();
  readonly events = this.#events.asReadonly();
  readonly status = this.#status.asReadonly();
  readonly problem = this.#problem.asReadonly();
  readonly moment = computed(() => {
    const rebuilt = this.#rebuilt();
    return rebuilt && momentOf(rebuilt);
  });

  constructor() {
    inject(DestroyRef).onDestroy(() => this.close());
  }

  async open(look: Look): Promise<void> {
    this.close();
    const opening = ++this.#opened;
    this.#rebuilt.set(undefined);
    this.#events.set([]);
    this.#problem.set(undefined);
    this.#status.set('loading');
    try {
      const { game: sight } = await this.#client.request(SeeGameDocument, look);
      if (opening !== this.#opened) return;
      if (sight.__typename !== 'GameSight') {
        this.#problem.set(sight.__typename === 'NotFound' ? 'not-found' : 'forbidden');
        return;
      }
      const engine = await engineFor(sight);
      if (opening !== this.#opened) return;
      if (engine === undefined) {
        this.#problem.set('other-edition');
        return;
      }
      this.#sight.set(sight);
      this.#engine.set(engine);
      this.#rebuilt.set(unheardGame(engine.game, viewerOf(sight)));
      this.#listen(look);
    } catch {
      if (opening === this.#opened) this.#problem.set('no-answer');
    }
  }

  close(): void {
    this.#following?.stop();
    this.#following = undefined;
  }

  #listen(look: Look): void {
    this.#following = this.#client.follow(
      GameEventsDocument,
      () => {
        const rebuilt = this.#rebuilt();
        return { ...look, fromVersion: rebuilt === undefined ? 0 : nextVersion(rebuilt) };
      },
      ({ gameEvents }) => this.#take(gameEvents.events as unknown as readonly RedactedEvent[]),
      (state) => this.#status.set(state === 'connecting' ? 'loading' : state),
    );
  }

  #take(batch: readonly RedactedEvent[]): void {
    this.#events.update((known) => [...known, ...batch.filter(({ version }) => version >= known.length)]);
    this.#rebuilt.update((known) => known && heard(known, batch));
  }
}

/** The eyes that a sight was made for. */
export function viewerOf({ perspective, seat }: Pick<GameSight, 'perspective' | 'seat'>): Viewer {
  switch (perspective) {
    case 'SEAT':
      return { seat: seat ?? 0 };
    case 'SPECTATOR':
      return 'spectator';
    case 'COMMENTATOR':
      return 'commentator';
    case 'EVERYTHING':
      return 'everything';
  }
}

async function engineFor({ game: id, packHash }: Pick<GameSight, 'game' | 'packHash'>): Promise<Engine | undefined> {
  const module = await [...catalog, ...testCatalog].find((entry) => entry.id === id)?.load();
  const game = module?.makeGame(module.defaultPack);
  if (module === undefined || game?.packHash !== packHash) return undefined;
  return { game, pack: module.defaultPack, narrator: wholeNarrator(module.narrate?.(module.defaultPack)) };
}
