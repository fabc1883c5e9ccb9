import type { Subject } from '@kronika-testing/game-kernel';
import { corePack } from '../content/core-pack';
import { makeGame } from '../game';
import { allCards } from '../resample';
import type { State } from '../state/state';

/** Every way to sit down that the laws play: numbers of players, decks, solo modes. */
const tables = [
  { seats: 2, options: {} },
  { seats: 3, options: { expansion: 'winter' } },
  { seats: 4, options: { expansion: 'new-era', promoFactions: true } },
  { seats: 1, options: {} },
  { seats: 2, options: { expansion: 'winter', factionAssignment: 'choose', shipwreckTwice: true } },
  { seats: 3, options: { mixBothDecks: true, promoFactions: true } },
  { seats: 1, options: { soloMode: 'solo-mutants-union', expansion: 'new-era' } },
  { seats: 1, options: { soloMode: 'solo-new-york' } },
  { seats: 1, options: { soloMode: 'solo-merchants-guild', expansion: 'winter' } },
  { seats: 1, options: { soloMode: 'solo-appalachian-federation', soloStartVp: 1 } },
  { seats: 1, options: { soloMode: 'borgo-2', expansion: 'new-era' } },
  { seats: 1, options: { soloMode: 'borgo-2', mixBothDecks: true, borgoHard: true } },
] as const;

/** The game as the kernel's laws want it. */
export const fiftyFirstStateSubject: Subject<State> = {
  game: makeGame(corePack),
  tables,
  conserved: allCards,
  otherPack: makeGame({ ...corePack, constants: { ...corePack.constants, endTriggerVp: 5 } }),
};
