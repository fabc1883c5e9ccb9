import { describeGame, heapGame } from './testing';

describeGame('the heap game', {
  game: heapGame(),
  tables: [
    { seats: 1, options: { stones: 4 } },
    { seats: 2, options: {} },
    { seats: 4, options: { stones: 12 } },
  ],
});
