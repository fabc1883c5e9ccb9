import type { Subject } from '@kronika-testing/game-kernel';
import { corePack } from '../content/core-pack';
import { makeGame } from '../game';
import { allCards } from '../resample';
import type { State } from '../state/state';

/** Every way to sit down that the laws play. */
const tables = [
  { seats: 2, options: {} },
  { seats: 1, options: {} },
  { seats: 3, options: { map: 'beta', mine: true } },
  { seats: 1, options: { map: 'beta', mine: true } },
  { seats: 4, options: { mine: true } },
  { seats: 2, options: { map: 'beta' } },
] as const;

/** The game as the kernel's laws want it. */
export const lastAuroraSubject: Subject<State> = {
  game: makeGame(corePack),
  tables,
  conserved: allCards,
  otherPack: makeGame({ ...corePack, constants: { ...corePack.constants, itemLimit: 2 } }),
  maxMoves: 20_000,
};
