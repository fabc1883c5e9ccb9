/**
 * Work that follows from what happened, without a person: a to-do list that is a projection of the log, and somebody who works it off. `act` is
 * called only after catch-up. It looks at what is still open and sends commands whose ids are derived from their cause
 * (`derivedId(cause event id, manager, index)`): acting twice, or on two nodes at once, has one effect.
 */
export interface ProcessManager {
  readonly name: string;
  /** Does what is to be done now; resolves to the moment (milliseconds since 1970) at which to look again even if nothing happens, if any. */
  act(): Promise<number | undefined>;
}
