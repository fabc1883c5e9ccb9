import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotTask, type BotThinker, GameLibrary, think } from '@kronika/application';
import type { EventLog, Json } from '@kronika/event-log';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { answerTasks } from './answer-tasks';

interface Waiting {
  readonly task: BotTask;
  readonly resolve: (move: Json) => void;
  readonly reject: (error: Error) => void;
}

/** Lets bots think in worker threads, so that the server goes on answering. The threads start when the first bot has to think. */
export class BotWorkers implements BotThinker {
  readonly #file: URL;
  readonly #inPlace: BotThinker;
  readonly #library: GameLibrary;
  readonly #threads: number;
  readonly #queue: Waiting[] = [];
  readonly #idle: Worker[] = [];
  readonly #all = new Set<Worker>();
  #closed = false;

  constructor(file: URL, library: GameLibrary, log: EventLog, threads = Math.max(1, availableParallelism() - 1)) {
    this.#file = file;
    this.#library = library;
    this.#inPlace = thinkInPlace(library, log);
    this.#threads = threads;
  }

  async choose(task: BotTask): Promise<Json> {
    // The threads know the packs that come with the games; any other one is in the log, which they do not read.
    const usual = await this.#library.game(task.game);
    if (usual?.packHash !== task.packHash) return this.#inPlace.choose(task);
    return this.#inThread(task);
  }

  #inThread(task: BotTask): Promise<Json> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new Error('The bots have gone home.'));
        return;
      }
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('The bots have gone home.'));
    await Promise.all([...this.#all].map((worker) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#all.size < this.#threads ? this.#hire() : undefined);
    const waiting = worker && this.#queue.shift();
    if (worker === undefined || waiting === undefined) return;
    const settle = (isFit: boolean, answer: () => void) => {
      // By name: the worker's own plumbing listens, too.
      worker.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      if (isFit) this.#idle.push(worker);
      else this.#all.delete(worker);
      answer();
      this.#next();
    };
    worker.on('message', (answer: { readonly result: Json } | { readonly error: string }) => {
      settle(true, () => ('error' in answer ? waiting.reject(new Error(answer.error)) : waiting.resolve(answer.result)));
    });
    worker.on('error', (error: Error) => settle(false, () => waiting.reject(error)));
    worker.on('exit', (code) => settle(false, () => waiting.reject(new Error(`A bot's thread ended with ${code}`))));
    worker.postMessage(waiting.task);
  }

  #hire(): Worker {
    const worker = new Worker(this.#file);
    // Bots keep no server alive.
    worker.unref();
    this.#all.add(worker);
    return worker;
  }
}

/** The other side: called once in the worker's file, it answers every task. */
export function answerBots(): void {
  const library = new GameLibrary([...catalog, ...testCatalog]);
  answerTasks<BotTask, Json>(async (task) => {
    const game = await library.game(task.game);
    if (game === undefined) throw new Error(`There is no game ${task.game}`);
    return think(library, game, task);
  });
}

/** Bots that think in place: for tests and tools. */
export function thinkInPlace(library: GameLibrary, log: EventLog): BotThinker {
  return {
    choose: async (task) => {
      const game = await library.gameWithPack(task.game, task.packHash, log);
      if (game === undefined) throw new Error(`There is no game ${task.game} with the pack ${task.packHash}`);
      return think(library, game, task);
    },
    close: () => Promise.resolve(),
  };
}
