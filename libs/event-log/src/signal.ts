/** Wakes everybody who listens, each time it is fired. */
export class Signal {
  readonly #listeners = new Set<() => void>();
  #fired = false;
  #next: Promise<void> | undefined;

  /** Whether it ever fired. */
  get fired(): boolean {
    return this.#fired;
  }

  /** Calls back on every firing from now on; returns what ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Resolves when it fires the next time; everybody who asks until then gets the same promise. */
  next(): Promise<void> {
    this.#next ??= new Promise((resolve) => {
      const ignore = this.listen(() => {
        ignore();
        this.#next = undefined;
        resolve();
      });
    });
    return this.#next;
  }

  fire(): void {
    this.#fired = true;
    for (const listener of [...this.#listeners]) listener();
  }
}
