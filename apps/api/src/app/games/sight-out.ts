import type { GameSight as Sight } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import { clockOut } from '../tables/clock';
import type { GameSight } from './results';

type Shown = GameSight & { readonly kind: 'done' };

const made = new WeakMap<Sight['seats'], Shown>();

/** A sight as the schema describes it. Sights are made once for each version and pair of eyes, and so are these. */
export function sightOut(sight: Sight): Shown {
  const known = made.get(sight.seats);
  if (known !== undefined) return known;
  const { seats, viewer, clock, outcome, release: _release, ...same } = sight;
  const out: Shown = {
    ...same,
    kind: 'done',
    perspective: viewer,
    seats: seats.map(({ seat, occupant, gaveUp, abandons, clock: { leftMs, deadline } }) => ({
      seat,
      player: occupant.kind === 'player' ? { id: occupant.id } : null,
      bot: occupant.kind === 'bot' ? occupant.bot : null,
      gaveUp,
      abandons,
      leftMs,
      deadline,
    })),
    clock: clockOut(clock),
    // An outcome is plain JSON, as it stands in the Ended event.
    outcome: outcome as Json,
  };
  made.set(sight.seats, out);
  return out;
}
