import type { Go, Towards } from './course';

/** What a key asks of the replay. */
export type ReplayCommand =
  | { readonly do: 'go'; readonly go: Go; readonly towards: Towards }
  | { readonly do: 'ends'; readonly end: 'first' | 'last' }
  | { readonly do: 'play' }
  | { readonly do: 'faster' | 'slower' | 'pin' };

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const go = (way: Go, towards: Towards): ReplayCommand => ({ do: 'go', go: way, towards });

/** The command of a key; undefined for keys that are not the replay's. */
export function commandOf(event: Pressed): ReplayCommand | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  switch (event.key) {
    case 'ArrowLeft':
      return go(event.shiftKey ? 'turn' : 'step', -1);
    case 'ArrowRight':
      return go(event.shiftKey ? 'turn' : 'step', 1);
    case 'PageUp':
      return go('round', -1);
    case 'PageDown':
      return go('round', 1);
    case 'n':
      return go('own', 1);
    case 'N':
      return go('own', -1);
    case 'Home':
      return { do: 'ends', end: 'first' };
    case 'End':
      return { do: 'ends', end: 'last' };
    case ' ':
      return { do: 'play' };
    case '+':
      return { do: 'faster' };
    case '-':
      return { do: 'slower' };
    case 'c':
      return { do: 'pin' };
    default:
      return undefined;
  }
}

/** Keys and what they do, for the list of keys; the words are `player.key.<id>`. */
export const keyList = [
  { id: 'step', keys: ['←', '→'] },
  { id: 'turn', keys: ['Shift + ←', 'Shift + →'] },
  { id: 'round', keys: ['Page Up', 'Page Down'] },
  { id: 'own', keys: ['n', 'Shift + n'] },
  { id: 'ends', keys: ['Home', 'End'] },
  { id: 'play', keys: ['Space'] },
  { id: 'speed', keys: ['+', '-'] },
  { id: 'pin', keys: ['c'] },
  { id: 'inspect', keys: ['i'] },
] as const;

/** Stops a second. */
export const speeds = [0.5, 1, 2, 4, 8, 16] as const;
export type Speed = (typeof speeds)[number];

export function changedSpeed(speed: Speed, by: 1 | -1): Speed {
  return speeds[Math.min(speeds.length - 1, Math.max(0, speeds.indexOf(speed) + by))] ?? speed;
}
