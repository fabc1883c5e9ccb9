interface Bucket {
  tokens: number;
  filled: number;
}

const kept = 10_000;

/** Allows a burst, then one every so often, for each key on its own. In the memory of the node: a hint against guessing, not a record. */
export class Throttle {
  readonly #burst: number;
  readonly #refillMs: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limits: { readonly burst: number; readonly refillMs: number }, now: () => number) {
    this.#burst = limits.burst;
    this.#refillMs = limits.refillMs;
    this.#now = now;
  }

  /** How long the key has to wait; 0 when it need not. */
  waitMs(key: string): number {
    const bucket = this.#bucket(key);
    return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) * this.#refillMs);
  }

  /** Takes one: the key did what is limited. */
  take(key: string): void {
    const bucket = this.#bucket(key);
    bucket.tokens = Math.max(0, bucket.tokens - 1);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > kept) this.#forgetFull();
  }

  #bucket(key: string): Bucket {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { tokens: this.#burst, filled: now };
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (now - bucket.filled) / this.#refillMs);
    bucket.filled = now;
    return bucket;
  }

  /** Full buckets say nothing; where that frees too little, the oldest go. */
  #forgetFull(): void {
    for (const key of [...this.#buckets.keys()]) if (this.#bucket(key).tokens >= this.#burst) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= kept / 2) return;
      this.#buckets.delete(key);
    }
  }
}
