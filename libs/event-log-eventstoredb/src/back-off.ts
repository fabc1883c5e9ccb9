/** Delays between attempts, in milliseconds: twice as long each time, and never the same for two clients. */
export interface BackOff {
  readonly first: number;
  readonly longest: number;
}

export const defaultBackOff: BackOff = { first: 50, longest: 3000 };

/** How long to wait after so many failures in a row. */
export function delayAfter(failures: number, { first, longest }: BackOff): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return full * (0.5 + Math.random() / 2);
}

/** Resolves after some time, or at once when the signal is given. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) {
      resolve();
      return;
    }
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done, { once: true });
  });
}

/** Fails when something takes too long; for what the client itself sets no limit to. */
export async function within<Result>(milliseconds: number, promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
