import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface PoolOptions {
  /** How many threads at the most; by default one a core. */
  readonly threads?: number;
  readonly execArgv?: readonly string[];
}

/**
 * Runs tasks in worker threads, each worker one task at a time, and hands every result over as it comes. A worker answers each message with
 * `{ result }` or `{ error }`; the first error ends the run.
 */
export async function runInWorkers<Task, Result>(
  worker: URL,
  tasks: readonly Task[],
  onResult: (result: Result, task: Task) => void,
  options: PoolOptions = {},
): Promise<void> {
  const queue = [...tasks];
  const threads = Math.max(1, Math.min(options.threads ?? availableParallelism(), tasks.length));
  const workers: Worker[] = [];
  try {
    await Promise.all(Array.from({ length: threads }, () => drain()));
  } finally {
    await Promise.all(workers.map((one) => one.terminate()));
  }

  async function drain(): Promise<void> {
    const thread = new Worker(worker, options.execArgv === undefined ? {} : { execArgv: [...options.execArgv] });
    workers.push(thread);
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) onResult(await ask<Task, Result>(thread, task), task);
  }
}

function ask<Task, Result>(thread: Worker, task: Task): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      thread.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit');
      act();
    };
    thread.on('message', (answer: { readonly result: Result } | { readonly error: string }) => {
      settle(() => ('error' in answer ? reject(new Error(answer.error)) : resolve(answer.result)));
    });
    thread.on('error', (error: Error) => settle(() => reject(error)));
    thread.on('exit', (code) => settle(() => reject(new Error(`A worker ended with ${code}`))));
    thread.postMessage(task);
  });
}
