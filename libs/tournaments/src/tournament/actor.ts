/** Who does something, and in which capacity. Whether they may is decided before a command gets here. */
export interface Actor {
  /** An account, or the name of a process. */
  readonly id: string;
  readonly role: 'organiser' | 'judge' | 'player' | 'system';
}

/** SHA-256 of a free text that is kept elsewhere, where it can be erased: the log of a tournament holds no text. */
export type TextHash = string;

export const reasonCodes = [
  'own-wish',
  'illness',
  'no-show',
  'late',
  'time',
  'rules-infraction',
  'misconduct',
  'wrong-report',
  'organisers-error',
  'technical',
  'play-off',
  'other',
] as const;

/** Why something was done: a code that can be counted, and what was said about it. */
export interface Reason {
  readonly code: (typeof reasonCodes)[number];
  readonly note?: TextHash;
}

/** What `decide` is handed beside state and command: no clock, no chance, no ids of its own. */
export interface Context {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Fresh ids, by index; the same index of the same command always gets the same id. */
  readonly ids: (index: number) => string;
  /** For every random choice of this command; recorded in the event that used it. */
  readonly seed: string;
}
