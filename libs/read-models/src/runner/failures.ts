/** A read model met an event that it could not take in, and stands still: nothing is skipped, and what it last said may be out of date. */
export class ReadModelFailed extends Error {
  override readonly name = 'ReadModelFailed';

  constructor(model: string, cause: unknown) {
    super(`The read model '${model}' has stopped: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** The read models were closed while somebody asked. */
export class ReadModelsClosed extends Error {
  override readonly name = 'ReadModelsClosed';
}
