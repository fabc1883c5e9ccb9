import type { Audience } from '@kronika/event-log';
import type { GameEvent, Sealed, Viewer } from './game';
import { seedPartIndex } from './kernel-events';

/** Whether a viewer may read a sealed part of an event. No game writes its own redaction: this is the only rule. */
export function mayRead(viewer: Viewer, event: { readonly type: string }, part: { readonly to: Audience }, index: number): boolean {
  if (part.to === 'everyone') return true;
  // Not even an arbiter sees the seed: Released opens it.
  if (event.type === 'GameStarted' && index === seedPartIndex) return false;
  if (viewer === 'everything') return true;
  if (viewer === 'spectator' || part.to === 'nobody') return false;
  return viewer === 'commentator' ? part.to.length > 0 : part.to.includes(viewer.seat);
}

/** An event as a viewer gets it: what may not be read is dropped, and its part stays in place without data. */
export function redact<Event extends GameEvent>(event: Event, viewer: Viewer): Event {
  const { sealed } = event;
  if (sealed === undefined || sealed.every((part, index) => mayRead(viewer, event, part, index))) return event;
  return { ...event, sealed: sealed.map((part, index): Sealed => (mayRead(viewer, event, part, index) ? part : { to: part.to })) };
}
