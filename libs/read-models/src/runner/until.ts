import type { Signal } from '@kronika/event-log';

/** Resolves when a condition holds (looked at each time the signal fires), or when the time is over. */
export function until(signal: Signal, isReached: () => boolean, ms?: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      ignore();
      clearTimeout(timer);
      resolve();
    };
    const ignore = signal.listen(() => {
      if (isReached()) done();
    });
    const timer = ms === undefined ? undefined : setTimeout(done, ms);
  });
}
