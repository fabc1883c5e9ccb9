import type { Seat } from '@kronika/game-kernel';
import { replenish, top } from '../effects/draw';
import type { FrameOf } from '../frames/frame';
import { automatic, type Handler, illegal } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import { cardNamed, type Colour } from '../pack/rules';
import { distinct, isAutomatic, turnOrder } from '../state/queries';
import { left } from '../state/state';

/** FS-6.1: a new round; the connection cards are revealed, then the drafts follow. */
export const lookout = automatic<FrameOf<'lookout'>>((play) => {
  const blue = nextConnection(play, 'blue');
  const red = nextConnection(play, 'red');
  tell(play, { type: 'lookoutBegan', open: { round: play.state.round + 1, blue, red } });
  const { seats, options } = play.state;
  if (seats > 1) push(play, { at: 'reveal', draft: 1 }, { at: 'reveal', draft: 2 }, { at: 'production' });
  else if (options.soloMode === 'borgo-2') {
    push(play, { at: 'reveal', draft: 1 }, { at: 'reveal', draft: 2 }, { at: 'brawlers' }, { at: 'production' });
  } else push(play, { at: 'solo-draft', step: 1 }, { at: 'production' });
});

/** FS-8.8: an empty deck is made anew from the discard of its colour; null when that is empty, too. */
function nextConnection(play: Play, colour: Colour): string | null {
  const { deck, discard } = play.state.connections[colour];
  if (left(deck) === 0) {
    if (discard.length === 0) return null;
    const order = play.chance.shuffle(`${colour}-connections`, discard);
    tell(play, { type: 'connectionsReshuffled', open: { colour, n: order.length }, sealed: [{ to: 'nobody', data: order }] });
  }
  const { order, drawn } = play.state.connections[colour].deck;
  return order?.[drawn] ?? null;
}

/** FS-8.13: reveals up to `n` cards one by one; FS-6.20: fewer if there are no more. */
export function revealDisplay(play: Play, draft: 1 | 2, n: number): void {
  for (let missing = n; missing > 0 && replenish(play);) {
    const cards = top(play, Math.min(missing, left(play.state.deck)));
    tell(play, { type: 'revealed', open: { draft, cards } });
    missing -= cards.length;
  }
}

/** FS-6.2, FS-6.3, FS-5.8: one card more than players; the second draft runs the other way round. */
export const reveal = automatic<FrameOf<'reveal'>>((play, { draft: number }) => {
  const order = turnOrder(play.state);
  revealDisplay(play, number, order.length + 1);
  push(play, { at: 'draft', draft: number, left: number === 1 ? order : [...order].reverse() });
});

export const draft: Handler<FrameOf<'draft'>> = {
  step(play, frame) {
    const [seat, ...others] = frame.left;
    const { display } = play.state;
    const [card] = display;
    if (card === undefined) return undefined;
    if (seat === undefined) {
      tell(play, { type: 'displayDiscarded', open: { cards: display } });
      return undefined;
    }
    if (isAutomatic(play.state, seat)) buildFree(play, seat, play.chance.pick('borgo-lookout', display), 'display');
    // FS-6.4, FS-7.24: taking is mandatory, and everybody sees that there is one card only.
    else if (display.length === 1) tell(play, { type: 'taken', open: { seat, card } });
    else return frame;
    push(play, { ...frame, left: others });
    return undefined;
  },
  asking: {
    kind: 'draft',
    actors: (_, { left: [seat] }) => (seat === undefined ? [] : [seat]),
    moves: ({ state }) => takeMoves(state.display),
    refusal: ({ state }, _frame, _seat, move) => refuseTaking(state.display, move),
    answer(play, { left: [, ...others], draft: number }, seat, move) {
      if (move.do !== 'takeLookoutCard') return;
      tell(play, { type: 'taken', open: { seat, card: move.card } });
      push(play, { at: 'draft', draft: number, left: others });
    },
  },
};

/** FS-M0 */
export function takeMoves(display: readonly string[]): readonly Move[] {
  return distinct(display).map((card): Move => ({ do: 'takeLookoutCard', card }));
}

export function refuseTaking(display: readonly string[], move: Move) {
  return move.do === 'takeLookoutCard' && display.includes(move.card) ? undefined : illegal('FS-M0', 'take a card of the display');
}

/** FS-12.3, FS-10.3: an automatic opponent's card enters play without cost, production or bonus. */
export function buildFree(play: Play, seat: Seat, card: string, from: 'display' | 'deck'): void {
  const { category } = cardNamed(play.rules, card);
  tell(play, { type: 'built', open: { seat, card, row: category, place: play.state.nextId, from } });
}

/** FS-12.4, FS-12.6: Brawlers equal to the round number, one more in hard mode. */
export const brawlers = automatic<FrameOf<'brawlers'>>((play) => {
  const { round, options, seats } = play.state;
  const extra = options.borgoHard ? play.rules.pack.solo.borgo.hardModeExtraBrawlers : 0;
  tell(play, { type: 'brawlers', open: { seat: seats, n: round + extra } });
});
