import type { Position } from '@kronika/event-log';
import type { ReadModel, Rebuilding } from '../read-model';
import { accountOf, type Caller } from '../rights/caller';
import { abortable } from './abortable';
import type { FeedItem, OpenTurn, TurnsQueries } from './turns-queries';

const pageSize = 100;

/** What concerns an account across all its games: where it has to act, and what happened. */
export class PersonalFeed {
  readonly #turns: ReadModel<TurnsQueries>;

  constructor(turns: ReadModel<TurnsQueries>) {
    this.#turns = turns;
  }

  /** Where the caller has to act now, the longest waiting first. */
  myTurns(caller: Caller, minPosition?: Position): Promise<readonly OpenTurn[] | Rebuilding> {
    const { accountId } = accountOf(caller);
    return this.#turns.ask((queries) => queries.turnsOf(accountId), minPosition);
  }

  /** The latest news of the caller's games, newest first. */
  latest(caller: Caller, limit: number, minPosition?: Position): Promise<readonly FeedItem[] | Rebuilding> {
    const { accountId } = accountOf(caller);
    return this.#turns.ask((queries) => queries.latestOf(accountId, Math.min(limit, pageSize)), minPosition);
  }

  /** The caller's open turns: as they are, then again after each change. */
  watchTurns(caller: Caller): AsyncIterableIterator<readonly OpenTurn[]> {
    const { accountId } = accountOf(caller);
    return abortable((signal) =>
      this.#follow(
        signal,
        (queries) => queries.turnsOf(accountId),
        (turns, before) => JSON.stringify(turns) !== JSON.stringify(before),
      ),
    );
  }

  /** News after a cursor, then each as it comes. Who comes back goes on from their own last cursor, on any node. */
  watchNews(caller: Caller, after: string | undefined): AsyncIterableIterator<readonly FeedItem[]> {
    const { accountId } = accountOf(caller);
    let last = after;
    return abortable((signal) =>
      this.#follow(
        signal,
        (queries) => {
          const items = queries.feedOf(accountId, last, pageSize);
          last = items.at(-1)?.cursor ?? last;
          return items;
        },
        // The first batch is sent even when it is empty: it tells who came back that there was nothing to miss.
        (items, before) => items.length > 0 || before === undefined,
      ),
    );
  }

  /** An answer as it is, then again after each change that is worth sending. */
  async *#follow<Item>(
    signal: AbortSignal,
    question: (queries: TurnsQueries) => readonly Item[],
    isNew: (answer: readonly Item[], before: readonly Item[] | undefined) => boolean,
  ): AsyncGenerator<readonly Item[]> {
    let before: readonly Item[] | undefined;
    while (!signal.aborted) {
      // Asked before reading: what is taken in meanwhile must not be missed.
      const applied = this.#nextBatch(signal);
      const answer = await this.#turns.ask(question);
      const isReady = !('kind' in answer);
      if (isReady && isNew(answer, before)) yield answer;
      if (isReady) before = answer;
      if (!isReady || answer.length < pageSize) await applied;
    }
  }

  /** Resolves when the list has taken something in, or when the caller no longer cares. */
  #nextBatch(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const ignore = this.#turns.onApplied(done);
      signal.addEventListener('abort', done, { once: true });
      if (signal.aborted) done();
      function done(): void {
        ignore();
        signal.removeEventListener('abort', done);
        resolve();
      }
    });
  }
}
