import type { BoardModule } from '@kronika/web/boards/contract';
import { FiftyFirstStateBoard } from './fifty-first-state-board';
import { changesBetween } from './model/changes';
import { faceOf } from './model/faces';
import { measures, phaseName, phaseOf } from './model/measures';
import { asView, rulesOf } from './model/parse';

/** The board of 51st State, for the registry. */
export const board: BoardModule = {
  component: FiftyFirstStateBoard,
  players: (view) => asView(view).players.length,
  changes: (before, after) => changesBetween(before === undefined ? undefined : asView(before), asView(after)),
  phase: (view) => phaseOf(asView(view)),
  phaseName,
  measures,
  face: (pack, card, language) => faceOf(rulesOf(pack), card, language),
  quietEvents: new Set(['asked']),
  cardEvents: new Set([
    'dealt',
    'kept',
    'rejected',
    'revealed',
    'taken',
    'displayDiscarded',
    'drew',
    'ruinsGained',
    'built',
    'developed',
    'dealSigned',
    'razedFromHand',
    'razed',
    'handCardPaid',
    'lookoutBegan',
    'connectionTaken',
    'connectionPlayed',
    'opponentTookConnection',
    'attempted',
    'pileDiscarded',
    'borgoRevealed',
    'borgoDiscarded',
  ]),
};
