import { option } from '../effects/choose-option';
import { clear } from '../effects/clear-locations';
import { copy } from '../effects/copy-production';
import { effects } from '../effects/effects';
import { repeatAction } from '../effects/repeat-action';
import { loot, victim } from '../effects/steal';
import { triggers } from '../effects/triggers';
import { useDeals } from '../effects/use-deals';
import { connectionPlayed, connectionToHand } from '../moves/connections';
import { build } from '../moves/construct';
import { chooseReplaced, payDevelopment } from '../moves/develop';
import { razeHand } from '../moves/raze-from-hand';
import { raze } from '../moves/raze-opponent';
import { deal } from '../moves/sign-deal';
import { use } from '../moves/use-ability';
import { occupy, ownerGains } from '../moves/use-open-production';
import { pay } from '../payment/pay';
import { acted, action, next } from '../phases/action';
import { cleanup, store } from '../phases/cleanup';
import { brawlers, draft, lookout, reveal } from '../phases/lookout';
import { dependent, divert, produce, production, thresholds } from '../phases/production';
import { factions, keep } from '../phases/setup';
import { turn } from '../phases/turn';
import { borgo, borgoDecks, borgoEnd, borgoTurn } from '../solo/borgo';
import { soloDraft } from '../solo/solo-lookout';
import { attackTie, borgoOccupies, borgoShields, loseDeal } from '../solo/ties';
import { virtualOpponentTurn } from '../solo/virtual-opponent';
import type { FrameAt, FrameOf } from './frame';
import { automatic, type Handler } from './handler';

type Handlers = { readonly [At in FrameAt]: Handler<FrameOf<At>> };

/** How each kind of frame is carried out. */
export const handlers: Handlers = {
  factions,
  keep,
  lookout,
  reveal,
  draft,
  'solo-draft': soloDraft,
  brawlers,
  production,
  divert,
  produce,
  dependent,
  thresholds,
  action,
  turn,
  acted,
  next,
  store,
  cleanup,
  pay,
  build,
  develop: chooseReplaced,
  'develop-pay': payDevelopment,
  deal,
  'raze-hand': razeHand,
  raze,
  use,
  occupy,
  'owner-gains': ownerGains,
  'take-connection': connectionToHand,
  'play-connection': connectionPlayed,
  triggers,
  effects,
  option,
  copy,
  'use-deals': useDeals,
  victim,
  loot,
  clear,
  repeat: repeatAction,
  opponent: automatic((play) => {
    if (play.state.options.soloMode === 'borgo-2') borgoTurn(play);
    else virtualOpponentTurn(play);
  }),
  attack: attackTie,
  'lose-deal': loseDeal,
  borgo,
  'borgo-end': borgoEnd,
  'borgo-decks': borgoDecks,
  'borgo-occupy': borgoOccupies,
  'borgo-shield': borgoShields,
};

/** The handler of a frame, whatever its kind. */
export function handlerOf<At extends FrameAt>(frame: FrameOf<At>): Handler<FrameOf<At>> {
  return (handlers as { readonly [Each in At]: Handler<FrameOf<Each>> })[frame.at];
}
