import type { View } from '@kronika/games/last-aurora';
import type { Thing } from '@kronika/web/boards/contract';

/** The card that a thing is or holds, where its face is known. */
export function cardOfThing(thing: Thing, view: View): string | undefined {
  const [kind, first = '', second = ''] = thing.split(':');
  if (kind === 'zone') return view.zone[Number(first) - 1]?.card;
  if (kind === 'enemy') return first;
  if (kind === 'crew' || kind === 'item') return second;
  if (kind === 'vehicle' || kind === 'slot') {
    const player = view.players[Number(first)];
    const row = second.startsWith('t') ? player?.top : player?.bottom;
    return row?.[Number(second.slice(1).replace(/\..*$/, '')) - 1]?.card;
  }
  return undefined;
}
