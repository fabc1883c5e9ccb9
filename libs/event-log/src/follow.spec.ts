import type { Position } from './envelope';
import type { Batch, EventFilter } from './event-log';
import { follow, type Feed, type Page } from './follow';
import { Signal } from './signal';
import { memoryLog, pause, sampleEvents, until } from './testing';

/** A feed of numbered pages that can be told to fail. */
class TestFeed implements Feed {
  readonly grown = new Signal();
  readonly closed = new Signal();
  end = 0n;
  fault: Error | undefined;
  asked = 0;

  page(after: Position | undefined, _filter: EventFilter | undefined, _limit: number): Page {
    this.asked++;
    if (this.fault) throw this.fault;
    const position = after ?? 0n;
    const next = position < this.end ? position + 1n : position;
    return { events: [], position: next === 0n ? undefined : next, atEnd: next === this.end };
  }

  grow(by: bigint): void {
    this.end += by;
    this.grown.fire();
  }
}

function positions(batches: readonly Batch[]): readonly number[] {
  return batches.map((batch) => Number(batch.position));
}

describe('following a feed', () => {
  it('reads on only when the feed has grown', async () => {
    const feed = new TestFeed();
    const batches: Batch[] = [];
    const subscription = follow(feed, {}, (batch) => void batches.push(batch));
    await pause(5);
    expect(feed.asked).toBe(1);
    feed.grow(3n);
    await until(() => batches.length === 3, 'three batches');
    await pause(5);
    expect(feed.asked).toBe(4);
    expect(positions(batches)).toEqual([1, 2, 3]);
    await subscription.stop();
  });

  it('misses no growth that comes while a page is read or handled', async () => {
    const feed = new TestFeed();
    feed.end = 1n;
    const batches: Batch[] = [];
    const subscription = follow(feed, {}, async (batch) => {
      batches.push(batch);
      if (batch.position < 20n) feed.grow(1n);
      await Promise.resolve();
    });
    await until(() => batches.length === 20, 'twenty batches');
    expect(positions(batches)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    await subscription.stop();
  });

  it('ends visibly when the feed cannot be read, and says where to resume', async () => {
    const feed = new TestFeed();
    feed.end = 2n;
    const subscription = follow(feed, {}, () => undefined);
    await pause(2);
    feed.fault = new Error('planted');
    feed.grow(1n);
    expect(await subscription.ended).toEqual({ kind: 'failed', error: feed.fault, resumeAfter: 2n });
  });

  it('ends visibly when onCaughtUp throws', async () => {
    const feed = new TestFeed();
    const error = new Error('planted');
    const options = {
      onCaughtUp: () => {
        throw error;
      },
    };
    expect(await follow(feed, options, () => undefined).ended).toEqual({ kind: 'failed', error, resumeAfter: undefined });
  });

  it('never calls the handler before the caller holds the subscription', async () => {
    const feed = new TestFeed();
    feed.end = 1n;
    let called = false;
    const subscription = follow(feed, {}, () => {
      called = true;
    });
    expect(called).toBe(false);
    await until(() => called, 'the handler');
    await subscription.stop();
  });

  it('can be stopped from within its handler', async () => {
    const feed = new TestFeed();
    feed.end = 5n;
    const batches: Batch[] = [];
    const subscription = follow(feed, {}, (batch) => {
      batches.push(batch);
      void subscription.stop();
    });
    expect(await subscription.ended).toEqual({ kind: 'stopped' });
    expect(batches).toHaveLength(1);
  });

  it('leaves no listener behind', async () => {
    const log = memoryLog();
    for (let i = 0; i < 50; i++) {
      const subscription = log.subscribe({}, () => undefined);
      await subscription.stop();
    }
    await log.append('game-1', sampleEvents('game-1', 1), 'no stream');
    const feed = new TestFeed();
    const subscription = follow(feed, {}, () => undefined);
    await subscription.stop();
    feed.grow(3n);
    await pause(2);
    expect(feed.asked).toBe(0);
  });
});

describe('a signal', () => {
  it('wakes everybody who waits, once', async () => {
    const signal = new Signal();
    let woken = 0;
    void signal.next().then(() => woken++);
    void signal.next().then(() => woken++);
    expect(signal.fired).toBe(false);
    signal.fire();
    await pause(1);
    expect(woken).toBe(2);
    expect(signal.fired).toBe(true);
    signal.fire();
    await pause(1);
    expect(woken).toBe(2);
  });

  it('calls listeners each time until they are taken off', () => {
    const signal = new Signal();
    let calls = 0;
    const ignore = signal.listen(() => calls++);
    signal.fire();
    signal.fire();
    ignore();
    signal.fire();
    expect(calls).toBe(2);
  });
});
