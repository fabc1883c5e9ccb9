import { automaFire, automaHit } from '../automa/fire';
import { contaminate, crewCheck, decontaminate } from '../convoy/contamination';
import { damage, loseSurvivor, loseToken, repair } from '../convoy/damage';
import { place } from '../convoy/place-tokens';
import { rearrange } from '../convoy/rearrange';
import { attach, salvage, tow } from '../convoy/upgrade';
import { effects, option } from '../effects/effects';
import { fame } from '../effects/fame';
import { pay } from '../effects/pay';
import { gather } from '../explore/card-action';
import { exploreCycle, exploreEnd, refill, reveal, round } from '../explore/cycle';
import { commit, explored, resolve } from '../explore/resolve';
import { explore } from '../explore/turn';
import { bonusAttack, fireTurn } from '../fire/attack';
import { defeat, loot, rewards, target } from '../fire/defeat';
import { abandon, ambushes, convoyFire, enemyFire, fire, renegades } from '../fire/phase';
import { draw, overflow, payItem } from '../items/draw';
import { link, waypoint } from '../movement/arrive';
import { drive, movement } from '../movement/drive';
import { automaRoundEnd, endCheck, roundEnd, roundSlots } from '../phases/end-of-round';
import { restAct, restFeed } from '../phases/rest';
import { colourChoice } from '../phases/setup';
import { together } from '../phases/together';
import type { FrameAt, FrameOf } from './frame';
import type { Handler } from './handler';

type Handlers = { readonly [At in FrameAt]: Handler<FrameOf<At>> };

/** How each kind of frame is carried out. */
export const handlers: Handlers = {
  colours: colourChoice,
  together,
  round,
  'explore-cycle': exploreCycle,
  explore,
  commit,
  resolve,
  explored,
  refill,
  reveal,
  'explore-end': exploreEnd,
  'rest-feed': restFeed,
  'rest-act': restAct,
  movement,
  drive,
  link,
  waypoint,
  fire,
  renegades,
  ambushes,
  'convoy-fire': convoyFire,
  'fire-turn': fireTurn,
  'automa-fire': automaFire,
  target,
  defeat,
  rewards,
  loot,
  'enemy-fire': enemyFire,
  'automa-hit': automaHit,
  abandon,
  'round-end': roundEnd,
  'round-slots': roundSlots,
  'automa-round-end': automaRoundEnd,
  'end-check': endCheck,
  place,
  'lose-survivor': loseSurvivor,
  'lose-token': loseToken,
  damage,
  repair,
  contaminate,
  decontaminate,
  'crew-check': crewCheck,
  draw,
  overflow,
  rearrange,
  fame,
  effects,
  option,
  pay,
  'pay-item': payItem,
  gather,
  attach,
  tow,
  salvage,
  'bonus-attack': bonusAttack,
};

/** The handler of a frame, whatever its kind. */
export function handlerOf<At extends FrameAt>(frame: FrameOf<At>): Handler<FrameOf<At>> {
  return (handlers as { readonly [Each in At]: Handler<FrameOf<Each>> })[frame.at];
}
