import type { SealedPart } from '@kronika/event-log';
import type { GameEvent, Seat } from './game';

/** What a fold needs of an event: states do not depend on times. */
export interface VersionedEvent extends GameEvent {
  /** The acting seat; absent where no seat acted. */
  readonly seat?: Seat;
  /** 0 for GameStarted. */
  readonly version: number;
}

/** An event of a game's stream as the kernel reads it; a stored event, full or redacted, is one. */
export interface RecordedEvent extends VersionedEvent {
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** An event that a command wants appended; the application adds the envelope. */
export interface NewGameEvent extends GameEvent {
  readonly seat?: Seat;
  readonly sealed?: readonly SealedPart[];
}
