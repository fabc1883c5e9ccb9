import { PassThrough } from 'node:stream';
import type { Position } from '@eventstore/db-client';
import { Inbox, type Delivery } from './inbox';

/** What the client's subscription looks like from outside: a stream of objects with messages beside it. */
class FakeSubscription extends PassThrough {
  unsubscribed = false;

  constructor() {
    super({ objectMode: true, highWaterMark: 100 });
  }

  unsubscribe(): Promise<void> {
    this.unsubscribed = true;
    return Promise.resolve();
  }
}

function opened(batchSize = 10): { subscription: FakeSubscription; inbox: Inbox; checkpoint: (at: bigint) => void } {
  const subscription = new FakeSubscription();
  let reached: (position: Position) => void = () => undefined;
  const inbox = new Inbox((checkpointReached) => {
    reached = checkpointReached;
    return subscription;
  }, batchSize);
  return { subscription, inbox, checkpoint: (at) => reached({ commit: at, prepare: at }) };
}

async function take(inbox: Inbox, count: number): Promise<readonly Delivery[]> {
  const deliveries: Delivery[] = [];
  while (deliveries.length < count) deliveries.push(await inbox.next());
  return deliveries;
}

describe('the inbox of a subscription', () => {
  it('delivers in the order of the wire, though the client tells of messages before the events that precede them', async () => {
    const { subscription, inbox, checkpoint } = opened();
    subscription.emit('confirmation');
    subscription.write('a');
    subscription.write('b');
    checkpoint(7n);
    subscription.write('c');
    subscription.emit('caughtUp');
    subscription.write('d');
    expect(await take(inbox, 6)).toEqual([
      { kind: 'confirmed' },
      { kind: 'events', events: ['a', 'b'] },
      { kind: 'checkpoint', position: { commit: 7n, prepare: 7n } },
      { kind: 'events', events: ['c'] },
      { kind: 'caught-up' },
      { kind: 'events', events: ['d'] },
    ]);
    expect(inbox.isEmpty).toBe(true);
  });

  it('gives no more events at once than asked for', async () => {
    const { subscription, inbox } = opened(2);
    for (const event of ['a', 'b', 'c']) subscription.write(event);
    expect(await take(inbox, 2)).toEqual([
      { kind: 'events', events: ['a', 'b'] },
      { kind: 'events', events: ['c'] },
    ]);
  });

  it('waits for what comes', async () => {
    const { subscription, inbox } = opened();
    const next = inbox.next();
    setTimeout(() => subscription.write('late'), 5);
    expect(await next).toEqual({ kind: 'events', events: ['late'] });
  });

  it('delivers what was there before the connection was lost, then the loss, for ever', async () => {
    const { subscription, inbox } = opened();
    const lost = new Error('lost');
    subscription.write('a');
    subscription.emit('error', lost);
    subscription.emit('error', new Error('another'));
    expect(await take(inbox, 3)).toEqual([
      { kind: 'events', events: ['a'] },
      { kind: 'dropped', error: lost },
      { kind: 'dropped', error: lost },
    ]);
  });

  it('takes the end of the stream for a loss', async () => {
    const { subscription, inbox } = opened();
    subscription.end();
    expect(await inbox.next()).toEqual({ kind: 'dropped', error: undefined });
  });

  it('ends the call when it is closed, and lets nobody wait', async () => {
    const { subscription, inbox } = opened();
    const next = inbox.next();
    inbox.close();
    expect(await next).toEqual({ kind: 'dropped', error: undefined });
    expect(subscription.unsubscribed).toBe(true);
  });
});
