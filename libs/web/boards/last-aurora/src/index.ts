import type { BoardModule } from '@kronika/web/boards/contract';
import { LastAuroraBoard } from './last-aurora-board';
import { changesBetween } from './model/changes';
import { faceOf } from './model/faces';
import { measures, phaseName } from './model/measures';
import { asView, rulesOf } from './model/parse';

/** The board of Last Aurora, for the registry. */
export const board: BoardModule = {
  component: LastAuroraBoard,
  players: (view) => asView(view).players.length + (asView(view).automa === null ? 0 : 1),
  changes: (before, after) => changesBetween(before === undefined ? undefined : asView(before), asView(after)),
  phase: (view) => asView(view).phase,
  phaseName,
  measures,
  face: (pack, card, language) => faceOf(rulesOf(pack), card, language),
  quietEvents: new Set(['asked', 'lanesOpened', 'lanesClosed', 'shifted']),
  cardEvents: new Set([
    'revealed',
    'explored',
    'passed',
    'cardTaken',
    'attached',
    'dropped',
    'recruited',
    'crewMoved',
    'contaminated',
    'decontaminated',
    'survivorLost',
    'boosted',
    'discardTaken',
    'zoneDiscarded',
    'itemDrawn',
    'itemDiscarded',
    'ambushed',
    'attacked',
    'defeated',
    'lootDeclined',
  ]),
};
