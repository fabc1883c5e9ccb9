import type { Json } from '@kronika/event-log';
import type { Subject } from '@kronika-testing/game-kernel';
import { makeGame } from '../make-game';
import { defaultPack } from '../pack';
import type { State } from '../state';

const game = makeGame(defaultPack);

/** The sample game as the laws want it. */
export const sampleSubject: Subject<State> = {
  game,
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { rounds: 2, hand: 2 } },
    { seats: 4, options: { rounds: 3, hand: 5 } },
  ],
  conserved: allCards,
  otherPack: makeGame({ cards: [{ id: 'salt-9', good: 'salt', value: 9, copies: 1 }] }),
};

/** Every card on the table, sorted. */
export function allCards(state: State): Json {
  return [
    ...state.deck,
    ...state.discards,
    ...state.seats.flatMap((seat) => [
      ...seat.hand,
      ...(seat.offer === null ? [] : [seat.offer]),
      ...seat.store.map((stored) => stored.card),
    ]),
  ].sort();
}
