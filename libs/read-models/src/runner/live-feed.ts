import { passes, type Batch, type EventFilter, type EventLog, type Position, type Subscription } from '@kronika/event-log';

/** Somebody who takes the log in, from wherever they stand. */
export interface Member {
  readonly filter: EventFilter | undefined;
  /** How far they have got. */
  readonly position: Position | undefined;
  take(batch: Batch): Promise<void>;
  /** Called once, when everything that was there has been taken in; the rest comes live. */
  joined(): void;
  failed(error: unknown): void;
}

/**
 * One subscription to the whole log for any number of members. Who is behind catches up on a line of their own, and joins as soon as they have
 * seen all that was handed out: nobody waits for the slowest.
 */
export class LiveFeed {
  readonly #log: EventLog;
  readonly #batchSize: number;
  readonly #members = new Set<Member>();
  readonly #catchingUp = new Map<Member, Subscription>();
  #subscription: Subscription | undefined;
  /** All up to here has been handed to the members, or is just being handed to them. */
  #handed: Position | undefined;

  constructor(log: EventLog, batchSize: number) {
    this.#log = log;
    this.#batchSize = batchSize;
  }

  async start(): Promise<void> {
    this.#handed = await this.#log.lastPosition();
    const after = this.#handed;
    const options = { ...(after === undefined ? {} : { after }), batchSize: this.#batchSize };
    this.#subscription = this.#log.subscribe(options, (batch) => this.#hand(batch));
    void this.#subscription.ended.then((end) => {
      if (end.kind === 'failed') for (const member of [...this.#members]) this.#drop(member, end.error);
    });
  }

  /** Brings a member up to date and keeps it so. */
  add(member: Member): void {
    const { position, filter } = member;
    const joinWhenEven = (): void => {
      if (this.#members.has(member) || !this.#catchingUp.has(member) || !isEven(member.position, this.#handed)) return;
      this.#members.add(member);
      member.joined();
      void this.#catchingUp.get(member)?.stop();
      this.#catchingUp.delete(member);
    };
    const subscription = this.#log.subscribe(
      {
        ...(position === undefined ? {} : { after: position }),
        ...(filter === undefined ? {} : { filter }),
        batchSize: this.#batchSize,
        onCaughtUp: joinWhenEven,
      },
      async (batch) => {
        // A batch that was on its way when the member joined comes live as well.
        if (this.#catchingUp.has(member)) await member.take(batch);
        joinWhenEven();
      },
    );
    this.#catchingUp.set(member, subscription);
    void subscription.ended.then((end) => {
      if (end.kind === 'failed' && this.#catchingUp.delete(member)) member.failed(end.error);
    });
  }

  async remove(member: Member): Promise<void> {
    this.#members.delete(member);
    const subscription = this.#catchingUp.get(member);
    this.#catchingUp.delete(member);
    await subscription?.stop();
  }

  async close(): Promise<void> {
    await this.#subscription?.stop();
    await Promise.all([...this.#catchingUp.keys()].map((member) => this.remove(member)));
    this.#members.clear();
  }

  async #hand(batch: Batch): Promise<void> {
    // First, so that a member who joins meanwhile has seen this batch, too.
    this.#handed = batch.position;
    await Promise.all(
      [...this.#members].map(async (member) => {
        try {
          await member.take(unseen(batch, member));
        } catch (error) {
          this.#drop(member, error);
        }
      }),
    );
  }

  #drop(member: Member, error: unknown): void {
    if (this.#members.delete(member)) member.failed(error);
  }
}

function isEven(position: Position | undefined, handed: Position | undefined): boolean {
  return handed === undefined || (position !== undefined && position >= handed);
}

/** What the member has not yet taken in, of what it wants. */
function unseen({ events, position }: Batch, member: Member): Batch {
  const from = member.position;
  const isNew = (at: Position): boolean => from === undefined || at > from;
  return {
    events: events.filter((event) => isNew(event.position) && passes(member.filter, event)),
    position: isNew(position) || from === undefined ? position : from,
  };
}
