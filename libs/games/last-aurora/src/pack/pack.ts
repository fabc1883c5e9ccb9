import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';
import {
  automaRecord,
  baseRecord,
  enemyRecord,
  explorationRecord,
  itemRecord,
  lootRecord,
  type MapRecord,
  mapRecord,
  outcomeRecord,
  starterRecord,
} from './records';
import { colours, lootPairs, periods } from './vocabulary';

const packShape = baseRecord
  .extend({
    maps: z.array(mapRecord).length(2),
    starters: z.array(starterRecord),
    exploration: z.array(explorationRecord),
    enemies: z.array(enemyRecord).length(6),
    loot: z.array(lootRecord).length(6),
    items: z.array(itemRecord),
    outcomes: z.array(outcomeRecord).min(2),
    automa: automaRecord,
  })
  .superRefine((pack, context) => {
    const complain = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    const cards = [...pack.starters, ...pack.exploration, ...pack.enemies, ...pack.loot];
    for (const twice of repeated(cards.map(({ id }) => id))) complain(['exploration'], `the card '${twice}' occurs twice`);
    for (const list of ['items', 'outcomes', 'maps'] as const) {
      for (const twice of repeated(pack[list].map(({ id }) => id))) complain([list], `the id '${twice}' occurs twice`);
    }
    pack.maps.forEach((map, index) => mapFaults(map).forEach((fault) => complain(['maps', index], fault)));
    const special = pack.waypoints.reduce((sum, { count }) => sum + count, 0);
    pack.maps.forEach(({ stops }, index) => {
      if (stops.filter((stop) => stop.special).length !== special)
        complain(['maps', index], 'LA-5.2: one counter for each special waypoint');
    });
    for (const colour of colours) {
      const own = pack.starters.filter((starter) => starter.colour === colour);
      const types = own.map(({ type }) => type).sort();
      if (types.join() !== 'survivor,survivor,trailer,truck')
        complain(['starters'], `LA-5.10: '${colour}' needs two survivors, a truck and a trailer`);
    }
    if (pack.starters.filter(({ colour }) => colour === null).length !== 2)
      complain(['starters'], 'LA-5.9: two cards open the Exploration Zone');
    pack.exploration.forEach((card, index) => {
      if (card.type !== 'location') return;
      for (const { food, fuel, ammo } of [card.blocks.left, card.blocks.right])
        if (food + fuel + ammo === 0) complain(['exploration', index], 'LA-8.9: every block holds a resource');
    });
    for (const { players, ...wanted } of pack.constants.extraCards) {
      for (const period of periods) {
        const extra = pack.exploration.filter((card) => card.period === period && card.extra).length;
        if (extra < wanted[period]) complain(['constants', 'extraCards'], `${players} players need more extra cards of period ${period}`);
      }
    }
    for (const pair of lootPairs)
      if (pack.loot.filter((card) => card.pair === pair).length !== 2) complain(['loot'], `LA-5.6: two cards have the back ${pair}`);
    if (pack.constants.fame.lowest > pack.constants.fame.start || pack.constants.fame.start > pack.constants.fame.highest)
      complain(['constants', 'fame'], 'the fame track begins outside itself');
    for (const twice of repeated(pack.automa.board.cells.map(({ id }) => id)))
      complain(['automa', 'board'], `the cell '${twice}' occurs twice`);
  });

/** The content of the game as data: maps, cards and every number that a rule may read. */
export type Pack = z.output<typeof packShape>;

/** Accepts a pack that the rules can interpret, and nothing else. */
export const packSchema = fromZod<Pack>(packShape);

function mapFaults({ stops, roads, shortcuts, moorings, regions }: MapRecord): readonly string[] {
  const found = repeated([...stops.map(({ id }) => id), ...roads.map(({ id }) => id), ...shortcuts.map(({ id }) => id)]).map(
    (id) => `the id '${id}' occurs twice`,
  );
  const index = new Map(stops.map(({ id }, at) => [id, at]));
  if (roads.length !== stops.length - 1) found.push('the main road joins every stop to the next');
  roads.forEach(({ from, to }, at) => {
    if (from !== stops[at]?.id || to !== stops[at + 1]?.id) found.push(`the road from '${from}' is out of order`);
  });
  for (const { id, from, to } of shortcuts) {
    const [start, end] = [index.get(from), index.get(to)];
    if (start === undefined || end === undefined || end <= start) found.push(`the shortcut '${id}' does not lead forward`);
  }
  let last = -1;
  for (const { stop, number } of moorings) {
    const at = index.get(stop) ?? -1;
    if (at <= last) found.push(`mooring ${number} does not lie ahead of the one before`);
    last = at;
  }
  if (last !== stops.length - 1) found.push('LA-10.6: the road ends at the last mooring');
  const order = stops.map(({ region }) => regions.findIndex(({ id }) => id === region));
  if (order.some((region, at) => region < 0 || region < (order[at - 1] ?? 0))) found.push('the regions are out of order');
  return found;
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
