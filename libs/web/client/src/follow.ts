import { type Observable, Subscription } from 'rxjs';

export type FollowState = 'connecting' | 'live' | 'reconnecting';

export interface Following {
  stop(): void;
}

const firstPause = 250;
const longestPause = 8_000;

/**
 * Follows something live for good: whenever the stream ends or breaks, it is opened anew after a growing pause, from where the caller is by then.
 * `open` is asked each time, so that it can name the last version that it has.
 */
export function follow<Message>(
  open: () => Observable<Message>,
  take: (message: Message) => void,
  tell: (state: FollowState) => void = () => undefined,
): Following {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current = new Subscription();
  const again = () => {
    tell('reconnecting');
    // Spread, so that a restarted server is not met by everybody at the same instant.
    timer = setTimeout(start, pause * (0.75 + Math.random() / 2));
    pause = Math.min(pause * 2, longestPause);
  };
  const start = () => {
    current = open().subscribe({
      next: (message) => {
        pause = firstPause;
        tell('live');
        take(message);
      },
      error: again,
      complete: again,
    });
  };
  tell('connecting');
  start();
  return {
    stop: () => {
      current.unsubscribe();
      clearTimeout(timer);
    },
  };
}
