import { type Pack, packSchema } from '../pack/pack';
import base from './base.json' with { type: 'json' };
import connections from './connections.json' with { type: 'json' };
import factions from './factions.json' with { type: 'json' };
import locations from './locations.json' with { type: 'json' };
import solo from './solo.json' with { type: 'json' };

/** The content that comes with the game: base set, New Era, Winter, four factions and five promo factions, solo opponents. */
export const corePack: Pack = parsed();

function parsed(): Pack {
  const result = packSchema.parse({ ...base, factions, connections, locations, solo });
  if (!result.ok) throw new Error(`The core pack is faulty: ${JSON.stringify(result.issues)}`);
  return result.value;
}
