import { type Pack, packSchema } from '../pack/pack';
import automa from './automa.json' with { type: 'json' };
import base from './base.json' with { type: 'json' };
import enemies from './enemies.json' with { type: 'json' };
import exploration from './exploration.json' with { type: 'json' };
import items from './items.json' with { type: 'json' };
import loot from './loot.json' with { type: 'json' };
import maps from './maps.json' with { type: 'json' };
import outcomes from './outcomes.json' with { type: 'json' };
import starters from './starters.json' with { type: 'json' };

/** The content that comes with the game: both maps, all cards, the Automa. */
export const corePack: Pack = parsed();

function parsed(): Pack {
  const result = packSchema.parse({ ...base, maps, starters, exploration, enemies, loot, items, outcomes, automa });
  if (!result.ok) throw new Error(`The core pack is faulty: ${JSON.stringify(result.issues)}`);
  return result.value;
}
