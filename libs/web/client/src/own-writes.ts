const keptFor = 60_000;

/**
 * Remembers where the page's last write stands in the log, so that what it asks for next has it in. Only for a while: after that every read model
 * has long caught up, and a server that was restored from a backup must not be asked for what it does not have.
 */
export class OwnWrites {
  #last: { readonly position: string; readonly at: number } | undefined;

  /** Looks through an answer's fields for the position of a write. */
  notice(data: unknown, now: number): void {
    if (typeof data !== 'object' || data === null) return;
    for (const field of Object.values(data)) {
      const position = positionOf(field);
      if (position !== undefined) this.#last = { position, at: now };
    }
  }

  /** The variables with `minPosition` filled in, where the document takes one and the caller gave none. */
  fill(document: string, variables: Readonly<Record<string, unknown>>, now: number): Readonly<Record<string, unknown>> {
    const fresh = this.#last !== undefined && now - this.#last.at < keptFor ? this.#last.position : undefined;
    if (fresh === undefined || !document.includes('$minPosition') || (variables.minPosition ?? null) !== null) return variables;
    return { ...variables, minPosition: fresh };
  }
}

function positionOf(field: unknown): string | undefined {
  if (typeof field !== 'object' || field === null || !('position' in field)) return undefined;
  return typeof field.position === 'string' ? field.position : undefined;
}
