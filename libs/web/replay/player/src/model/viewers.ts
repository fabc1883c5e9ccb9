import type { Viewer } from '@kronika/game-kernel';

/** A viewer as the address writes it: `seat-1`, `public`, `commentator`, `everything`. */
export function viewerKey(viewer: Viewer): string {
  if (typeof viewer === 'object') return `seat-${viewer.seat}`;
  return viewer === 'spectator' ? 'public' : viewer;
}

/** The viewer of a key among those allowed; the first allowed one where the key means none of them. */
export function viewerOf(key: string | undefined, allowed: readonly Viewer[]): Viewer {
  return allowed.find((viewer) => viewerKey(viewer) === key) ?? allowed[0] ?? 'spectator';
}

/** From which sides a game can be looked at with the events that were handed out for a viewer. */
export function viewersWithin(holder: Viewer, seats: number): readonly Viewer[] {
  if (holder === 'spectator') return ['spectator'];
  if (typeof holder === 'object') return [holder, 'spectator'];
  return [holder, 'spectator', ...Array.from({ length: seats }, (_, seat): Viewer => ({ seat }))];
}
