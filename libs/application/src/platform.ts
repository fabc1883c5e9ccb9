import type { EventLog, HashFunction } from '@kronika/event-log';
import type { Hashing } from '@kronika/game-kernel';
import type { PasswordHashing } from './accounts/password-hashing';
import type { GameLibrary } from './games/game-library';

/** What the use cases need from the outside world; the programs hand it in. */
export interface Platform {
  readonly log: EventLog;
  readonly games: GameLibrary;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Fresh random bytes in hex. */
  readonly randomHex: (bytes: number) => string;
  readonly hashing: Hashing;
  /** The hash of the log's chain. */
  readonly chainHash: HashFunction;
  readonly passwords: PasswordHashing;
}
