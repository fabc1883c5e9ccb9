import type { AppendDraft, AppendRefused, AppendResult } from '@kronika/event-log';
import type { EventWriter } from './event-writer';
import { isDiskFull, messageOf, refusal } from './sqlite-fault';
import type { Transactions } from './transactions';

/** Events that go into one transaction at most: a bound on how long the process is held up. */
const maxEvents = 2000;

type Job =
  | { readonly kind: 'append'; readonly draft: AppendDraft; readonly settle: (result: AppendResult) => void }
  | { readonly kind: 'erase'; readonly stream: string; readonly settle: (result: EraseResult) => void };

export type EraseResult = { readonly kind: 'erased' } | AppendRefused;

/**
 * One writer: appends that arrive while a commit runs share the next one, and each is answered only after the COMMIT that made it durable.
 * A failure before COMMIT writes nothing, so the appends are tried again one by one and only the culprit is refused; a failure of COMMIT
 * itself leaves open what a recovery would find, so its appends are answered 'unknown'.
 */
export class GroupCommit {
  readonly #transactions: Transactions;
  readonly #writer: EventWriter;
  readonly #onCommitted: () => void;
  #queue: Job[] = [];
  #running: Promise<void> | undefined;
  #committed: number;
  /** Why nothing can be written for now. */
  #broken: Error | undefined;

  constructor(transactions: Transactions, writer: EventWriter, onCommitted: () => void) {
    this.#transactions = transactions;
    this.#writer = writer;
    this.#onCommitted = onCommitted;
    this.#committed = writer.position;
  }

  /** The position of the last event that is committed. */
  get committed(): number {
    return this.#committed;
  }

  append(draft: AppendDraft): Promise<AppendResult> {
    return new Promise((settle) => this.#enqueue({ kind: 'append', draft, settle }));
  }

  erase(stream: string): Promise<EraseResult> {
    return new Promise((settle) => this.#enqueue({ kind: 'erase', stream, settle }));
  }

  /** Resolves when everything that was asked for is written and answered. */
  async drain(): Promise<void> {
    await this.#running;
  }

  #enqueue(job: Job): void {
    this.#queue.push(job);
    this.#running ??= new Promise((done) => {
      this.#schedule(done);
    });
  }

  /** Callers that were answered by the last commit come back with their next append before this turn of the loop ends: wait for them. */
  #schedule(done: () => void): void {
    setImmediate(() => {
      this.#run(this.#takeBatch());
      if (this.#queue.length > 0) {
        this.#schedule(done);
        return;
      }
      this.#running = undefined;
      done();
    });
  }

  #takeBatch(): readonly Job[] {
    let events = 0;
    const end = this.#queue.findIndex((job) => (events += job.kind === 'append' ? job.draft.events.length : 1) > maxEvents);
    return this.#queue.splice(0, end === -1 ? this.#queue.length : Math.max(end, 1));
  }

  #run(jobs: readonly Job[]): void {
    const answers: (() => void)[] = [];
    try {
      for (const job of jobs) answers.push(this.#perform(job));
    } catch (error) {
      this.#rollBack();
      if (jobs.length > 1) for (const job of jobs) this.#run([job]);
      else for (const job of jobs) job.settle(refusal(error));
      return;
    }
    try {
      if (this.#transactions.isOpen) this.#transactions.commit();
    } catch (error) {
      this.#rollBack();
      for (const job of jobs) settleFailedCommit(job, error);
      return;
    }
    for (const answer of answers) answer();
    if (this.#committed === this.#writer.position) return;
    this.#committed = this.#writer.position;
    this.#onCommitted();
  }

  /** Does a job within the transaction and returns how to answer it once that is committed. */
  #perform(job: Job): () => void {
    if (job.kind === 'erase') {
      this.#begin();
      this.#writer.erase(job.stream);
      return () => job.settle({ kind: 'erased' });
    }
    let result: AppendResult | undefined = this.#writer.answerWithoutWriting(job.draft);
    if (result === undefined) {
      this.#begin();
      result = this.#writer.write(job.draft);
    }
    const answer = result;
    return () => job.settle(answer);
  }

  #begin(): void {
    if (this.#broken !== undefined) throw this.#broken;
    if (!this.#transactions.isOpen) this.#transactions.begin();
  }

  #rollBack(): void {
    this.#writer.forget();
    try {
      if (this.#transactions.isOpen) this.#transactions.rollBack();
      this.#broken = undefined;
    } catch (error) {
      // Whatever is written now would end up in the same transaction as what has failed. The next append tries again to be rid of it.
      this.#broken = new Error(`the log cannot be written to: ${messageOf(error)}`, { cause: error });
    }
  }
}

function settleFailedCommit(job: Job, error: unknown): void {
  // The commit record is written last: where there was no room, there is none, and nothing was written.
  if (isDiskFull(error) || job.kind === 'erase') job.settle(refusal(error));
  else job.settle({ kind: 'unknown', message: messageOf(error) });
}
