import type { Seat } from '@kronika/game-kernel';
import { type Play, tell } from '../frames/play';
import { plusTokens } from '../goods';
import { isAutomatic, type Located } from '../state/queries';

/** FS-7.11, FS-7.12: the location becomes Ruins, its cached and stored goods go to its owner. A virtual opponent's is discarded (FS-10.9). */
export function ruinPlace(play: Play, attacker: Seat, { owner, place }: Located): void {
  if (place.card === null) return;
  const discarded = isAutomatic(play.state, owner) && play.state.options.soloMode !== 'borgo-2';
  const back = plusTokens(place.cache, place.stored);
  const becomes = discarded ? 'discard' : 'ruins';
  tell(play, { type: 'razed', open: { seat: attacker, owner, place: place.id, card: place.card, becomes, back } });
}
