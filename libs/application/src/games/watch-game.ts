import { type RedactedEvent, redactEvent, type StoredEvent } from '@kronika/event-log';
import { mayRead, type Viewer } from '@kronika/game-kernel';
import type { Wakes } from '../live/wakes';
import type { Platform } from '../platform';

export interface RedactedBatch {
  readonly events: readonly RedactedEvent[];
}

interface Watch {
  readonly gameId: string;
  readonly viewer: Viewer;
  readonly fromVersion: number;
  readonly signal: AbortSignal;
}

const pageSize = 200;

/**
 * Pulls a game's events from the log: what is kept per viewer is one number, so a slow one stalls only itself, and one that comes back
 * goes on from its own version. Those who look through the same eyes and stand at the same version share what was read.
 */
export async function* watchGame({ log, chainHash }: Platform, wakes: Wakes, watch: Watch): AsyncGenerator<RedactedBatch> {
  const stream = `game-${watch.gameId}`;
  const eyes = viewerKey(watch.viewer);
  let next = watch.fromVersion;
  let isFirst = true;
  while (!watch.signal.aborted) {
    // Asked before reading: what is written meanwhile must not be missed.
    const woken = wakes.next(stream, watch.signal);
    const from = next;
    const events = await wakes.share(stream, `${eyes} ${from}`, async () => {
      const page: RedactedEvent[] = [];
      for await (const event of log.read(stream, { from, limit: pageSize })) page.push(redactFor(watch.viewer, event, chainHash));
      return page;
    });
    // The first batch is sent even when it is empty: it tells a viewer who came back that there was nothing to miss.
    if (events.length > 0 || isFirst) yield { events };
    next += events.length;
    isFirst = false;
    if (events.length < pageSize) await woken;
  }
}

export function viewerKey(viewer: Viewer): string {
  return typeof viewer === 'object' ? `seat ${viewer.seat}` : viewer;
}

/** The event as it may leave the server: no position, no salt and no data of parts that the viewer may not read. */
export function redactFor(viewer: Viewer, event: StoredEvent, hash: Platform['chainHash']): RedactedEvent {
  const { position: _position, ...envelope } = event;
  return redactEvent(envelope, (part, index) => mayRead(viewer, event, part, index), hash);
}
