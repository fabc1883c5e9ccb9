/**
 * The same for every log, so that what one accepts can be copied into any other: a cluster takes at most 1 MiB an append by default, its own
 * framing included.
 */
export const appendLimits = {
  /** Events in one append. */
  events: 1000,
  /** UTF-8 bytes of one append: all texts, plus `eventOverhead` for each event. */
  bytes: 900_000,
  /** Charged for an event's fixed members and framing. */
  eventOverhead: 300,
  /** How deep arrays and objects may stand in each other. */
  depth: 200,
  /** UTF-16 units of a stream name, type, actor or command. */
  nameLength: 200,
} as const;
