import { parentPort } from 'node:worker_threads';

/** The other side of `runInWorkers`: called once in a worker's file, it answers every task. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>): void {
  const port = parentPort;
  if (port === null) throw new Error('This file is for worker threads.');
  port.on('message', (task: Task) => {
    work(task).then(
      (result) => port.postMessage({ result }),
      (error: unknown) => port.postMessage({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
}
