import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';
import { baseRecord, connectionRecord, deckIds, factionRecord, type LocationRecord, locationRecord, soloRecord } from './records';
import type { Ability, Effect } from './vocabulary';
import { categoryIds } from './vocabulary';

const packShape = baseRecord
  .extend({
    factions: z.array(factionRecord),
    connections: z.array(connectionRecord),
    locations: z.array(locationRecord),
    solo: soloRecord,
  })
  .superRefine((pack, context) => {
    const complain = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const list of ['factions', 'connections', 'locations', 'goods', 'types', 'categories'] as const) {
      repeated(pack[list].map((record) => record.id)).forEach((id) => complain([list], `the id '${id}' occurs twice`));
    }
    // A card's id alone says whether it is a location or a connection card.
    repeated([...pack.connections, ...pack.locations].map((record) => record.id)).forEach((id) =>
      complain(['connections'], `'${id}' is two cards`),
    );
    pack.locations.forEach((location, index) => faults(location).forEach((fault) => complain(['locations', index], fault)));
    for (const category of categoryIds) {
      if (!pack.categories.some(({ id }) => id === category)) complain(['categories'], `'${category}' is missing`);
    }
    if (pack.factions.filter(({ set }) => set === 'base').length < 4) complain(['factions'], 'four players need four base factions');
    pack.factions.forEach((faction, index) => {
      if (!faction.actions.some(({ id }) => id === 'exchange-workers')) complain(['factions', index], 'FS-13.1: the exchange is missing');
      repeated(faction.actions.map(({ id }) => id)).forEach((id) => complain(['factions', index], `the action '${id}' occurs twice`));
    });
    for (const deck of deckIds) {
      const size = pack.locations.reduce((total, { copies }) => total + copies[deck], 0);
      if (deck === 'base' && size < 4 * pack.constants.startHandDealt) complain(['locations'], 'too few base cards to deal four hands');
    }
    if (pack.constants.startHandKept > pack.constants.startHandDealt) complain(['constants'], 'more cards kept than dealt');
  });

/** The content of the game as data: every card, board and number that a rule may read. */
export type Pack = z.output<typeof packShape>;

/** Accepts a pack that the rules can interpret, and nothing else (FS-18.5). */
export const packSchema = fromZod<Pack>(packShape);

/** What the types cannot say about a single location. */
function faults(location: LocationRecord): string[] {
  const found: string[] = [];
  const only = (kind: Ability['kind']) => {
    if (location.abilities.filter((ability) => ability.kind === kind).length > 1) found.push(`more than one '${kind}' ability`);
  };
  (['production', 'action', 'storage'] as const).forEach(only);
  if (location.buildBonus.some(diverts)) found.push('a building bonus cannot divert production');
  for (const ability of location.abilities) {
    if (ability.kind === 'production') {
      if (ability.open && ability.effects.some(({ do: verb }) => verb === 'copyProduction')) found.push('open production cannot copy');
      if (ability.onBuild && ability.effects.some(diverts)) found.push('production that diverts does nothing when built');
    }
    if (ability.kind === 'action' && ability.effects.some(diverts)) found.push('an action cannot divert production');
    if (ability.kind === 'storage' && repeated(ability.slots.flatMap(({ of }) => of)).length > 0) found.push('storage slots overlap');
    if (ability.kind === 'keepHandInCleanup') found.push('only boards keep hands');
  }
  return found;
}

function diverts(effect: Effect): boolean {
  return effect.do === 'copyProduction' && effect.divert;
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
