import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { RecordedEvent } from './store';

/** A server-side filter of `$all`. */
export interface ServerFilter {
  passes(event: RecordedEvent): boolean;
  /** A checkpoint is due each time so many events were looked at. */
  readonly checkpointEvery: number;
}

const everything: ServerFilter = { passes: () => true, checkpointEvery: Infinity };

/** How many events the server looks at in one go when the client sets no window. */
const defaultWindow = 32;

/** By prefix or regular expression, of the stream's name or the event's type. */
export function serverFilter(options: streams.ReadReq.Options.FilterOptions | undefined): ServerFilter {
  if (options === undefined) return everything;
  const byType = options.getEventType();
  const expression = byType ?? options.getStreamIdentifier();
  if (expression === undefined) return everything;
  const prefixes = expression.getPrefixList();
  const pattern = new RegExp(expression.getRegex());
  return {
    passes: (event) => {
      const text = byType === undefined ? event.stream : event.type;
      return prefixes.length > 0 ? prefixes.some((prefix) => text.startsWith(prefix)) : pattern.test(text);
    },
    checkpointEvery: (options.hasMax() ? options.getMax() : defaultWindow) * options.getCheckpointintervalmultiplier(),
  };
}
