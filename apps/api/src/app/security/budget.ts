import type { Caller } from '@kronika/application';

interface Account {
  left: number;
  filled: number;
}

const kept = 20_000;
const minuteMs = 60_000;
/** Many may share one address, nobody shares an account. */
const addressFactor = 2;

/** What everybody may spend in a minute, refilled as time passes. In the memory of the node. */
export class Budget {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #spent = new Map<string, Account>();

  /** `perMinute`: what an account may spend; infinite for no limit. */
  constructor(perMinute: number, now: () => number = () => performance.now()) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Takes the cost from what the caller has left: 0, or in how many milliseconds there will be enough. */
  spend(caller: Caller, cost: number): number {
    if (this.#perMinute === Infinity) return 0;
    const isKnown = caller.kind === 'account';
    const most = isKnown ? this.#perMinute : this.#perMinute * addressFactor;
    const key = isKnown ? caller.accountId : caller.address;
    const now = this.#now();
    let account = this.#spent.get(key);
    if (account === undefined) {
      account = { left: most, filled: now };
      this.#spent.set(key, account);
      if (this.#spent.size > kept) this.#forget();
    }
    account.left = Math.min(most, account.left + ((now - account.filled) / minuteMs) * most);
    account.filled = now;
    if (account.left < cost) return Math.ceil(((Math.min(cost, most) - account.left) / most) * minuteMs) || 1;
    account.left -= cost;
    return 0;
  }

  /** Whoever has not asked for a minute has everything again. */
  #forget(): void {
    const longAgo = this.#now() - minuteMs;
    for (const [key, { filled }] of this.#spent) if (filled < longAgo) this.#spent.delete(key);
    for (const key of this.#spent.keys()) {
      if (this.#spent.size <= kept) return;
      this.#spent.delete(key);
    }
  }
}
