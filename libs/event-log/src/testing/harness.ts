import type { EventLog } from '../event-log';

/** What an implementation gives the contract suite. None of it is optional: no case may be left out. */
export interface ContractHarness {
  /** A store that no other case uses. It may hold events already (a shared server does): the cases look only behind its end. */
  open(): Promise<ContractStore>;
}

export interface ContractStore {
  readonly log: EventLog;
  /** Closes the log and opens the same store again, as a restart would. */
  reopen(): Promise<EventLog>;
  /** Breaks the connection once, in the middle of whatever goes on; the log finds its way back. Where there is no connection: nothing. */
  cutConnection(): Promise<void>;
  /** Closes what is still open and removes the store. */
  dispose(): Promise<void>;
}
