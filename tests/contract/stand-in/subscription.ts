import streams from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { failure } from './answers';
import { serverFilter } from './event-filter';
import { send, type ReadCall } from './read-call';
import type { ServiceContext } from './service-context';
import type { RecordedEvent } from './store';
import { eventResponse } from './wire';

/** A live subscriber that is behind by more events than this is told so. */
const fellBehindAfter = 100;

/** A catch-up subscription: what is there, then 'caught up', then what comes; checkpoints where the filter leaves much out. */
export function subscribeToAll(context: ServiceContext, call: ReadCall, options: streams.ReadReq.Options): void {
  const { store } = context;
  const wakeUp = new WakeUp();
  const ignore = store.onGrown(() => wakeUp.call(true));
  call.on('cancelled', () => {
    ignore();
    wakeUp.call(false);
  });
  void pump().finally(ignore);

  async function pump(): Promise<void> {
    const filter = serverFilter(options.getFilter());
    const cutAfter = context.faults.takeCut() ?? Infinity;
    let after = startsAfter(options, store.lastPosition());
    let sent = 0;
    let considered = 0;
    let caughtUp = false;
    if (!(await send(call, confirmation()))) return;
    for (;;) {
      const more = wakeUp.next;
      const behind = store.records.slice(firstAfter(store.records, after));
      if (caughtUp && behind.length > fellBehindAfter) {
        caughtUp = false;
        if (!(await send(call, new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind())))) return;
      }
      for (const event of behind) {
        after = event.position;
        if (filter.passes(event)) {
          if (sent++ === cutAfter) {
            call.emit('error', failure(status.UNAVAILABLE, 'The subscription was cut'));
            return;
          }
          if (!(await send(call, eventResponse(event)))) return;
        }
        if (++considered % filter.checkpointEvery === 0 && !(await send(call, checkpoint(after)))) return;
      }
      // While those were on their way, others may have been written.
      if (firstAfter(store.records, after) < store.records.length) continue;
      if (!caughtUp && !(await send(call, new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp())))) return;
      caughtUp = true;
      if (!(await more)) return;
    }
  }
}

/** Tells a waiting subscription whether to go on. */
class WakeUp {
  next: Promise<boolean>;
  #resolve: (goOn: boolean) => void = () => undefined;

  constructor() {
    this.next = this.#renew();
  }

  call(goOn: boolean): void {
    this.#resolve(goOn);
    if (goOn) this.next = this.#renew();
  }

  #renew(): Promise<boolean> {
    return new Promise((resolve) => (this.#resolve = resolve));
  }
}

/** Subscriptions start behind the position that they name. */
function startsAfter(options: streams.ReadReq.Options, last: bigint): bigint {
  const place = options.getAll();
  if (place?.hasEnd() === true) return last;
  return place?.hasPosition() === true ? BigInt(place.getPosition()?.getCommitPosition() ?? 0) : -1n;
}

/** Index of the first record behind a position; records are in order. */
function firstAfter(records: readonly RecordedEvent[], position: bigint): number {
  let low = 0;
  let high = records.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((records[middle]?.position ?? 0n) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

function confirmation(): streams.ReadResp {
  return new streams.ReadResp().setConfirmation(new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID()));
}

function checkpoint(position: bigint): streams.ReadResp {
  const text = String(position);
  return new streams.ReadResp().setCheckpoint(new streams.ReadResp.Checkpoint().setCommitPosition(text).setPreparePosition(text));
}
