import type { FrameOf } from '../frames/frame';
import { type Asking, type Handler, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import type { Move } from '../moves/move';
import type { Token } from '../pack/vocabulary';
import { playerAt } from '../state/state';
import { discardPileOf } from './crew';
import { emptySlotsFor, slotsFor, tokenAt } from './queries';

type PlaceFrame = FrameOf<'place'>;

/** LA-6.4 to LA-6.9: gained, recruited or set-aside tokens are put on slots of the convoy, one by one. */
export const place: Handler<PlaceFrame> = {
  step(play, frame) {
    if (frame.tokens.length === 0) return undefined;
    // LA-19.7: what is produced needs an empty slot.
    if (frame.why === 'produced' && moves(play, frame).length === frame.tokens.length) return undefined;
    if (moves(play, frame).length > 0) return frame;
    giveUp(play, frame);
    return undefined;
  },
  asking: { kind: 'place-tokens', actors: (_, { seat }) => [seat], moves, answer } satisfies Asking<PlaceFrame>,
};

function moves({ rules, state }: Position, { seat, tokens, why, by }: PlaceFrame): readonly Move[] {
  const player = playerAt(state, seat);
  const found: Move[] = [];
  for (const token of new Set(tokens)) {
    for (const slot of emptySlotsFor(rules, player, token)) found.push({ do: 'placeToken', token, slot });
    const taken = slotsFor(rules, player, token).filter((slot) => tokenAt(player, slot) !== null);
    // At the set-up there is room for everything (LA-5.11).
    if (why !== 'produced' && by !== 'setup') {
      for (const slot of taken) {
        // LA-6.7: a like token in the way makes no difference, unless a recruit needs the seat (LA-R15).
        if (tokenAt(player, slot) !== token || (token === 'survivor' && why === 'recruit')) found.push({ do: 'makeRoom', token, slot });
      }
    }
    if (
      mayDiscard(
        token,
        why,
        taken.length === slotsFor(rules, player, token).length,
        taken.every((slot) => tokenAt(player, slot) === 'survivor'),
      )
    )
      found.push({ do: 'discardToken', token });
  }
  return found;
}

/** LA-14.3: resources always; a survivor only where the rules let it go. */
function mayDiscard(token: Token, why: PlaceFrame['why'], full: boolean, crewOnly: boolean): boolean {
  if (token !== 'survivor') return true;
  return why === 'prisoner' || (why === 'set-aside' && full && crewOnly);
}

function answer(play: Play, frame: PlaceFrame, move: Move): void {
  const { seat, tokens, by } = frame;
  if (move.do === 'placeToken') {
    tell(play, { type: 'placed', open: { seat, token: move.token, slot: move.slot, by } });
    play.stack.push({ ...frame, tokens: less(tokens, move.token) });
  } else if (move.do === 'makeRoom') {
    const occupant = tokenAt(playerAt(play.state, seat), move.slot);
    if (occupant === null) return;
    tell(play, { type: 'removed', open: { seat, slot: move.slot, token: occupant, by: 'setup' } });
    tell(play, { type: 'placed', open: { seat, token: move.token, slot: move.slot, by } });
    play.stack.push({ ...frame, tokens: less(tokens, move.token) });
    if (occupant === 'survivor') play.stack.push({ at: 'lose-survivor', seat });
  } else if (move.do === 'discardToken') {
    discard(play, frame, move.token);
  }
}

function discard(play: Play, frame: PlaceFrame, token: Token): void {
  const { seat, tokens, why } = frame;
  tell(play, { type: 'wasted', open: { seat, token } });
  play.stack.push({ ...frame, tokens: less(tokens, token) });
  if (token !== 'survivor') return;
  const prisoner = play.state.recruits.at(-1);
  // LA-14.3: the Prisoner's token takes the Prisoner with it.
  if (why === 'prisoner' && prisoner !== undefined)
    tell(play, { type: 'survivorLost', open: { seat, card: prisoner, by: 'loot', to: discardPileOf(play.rules, prisoner) } });
  else push(play, { at: 'lose-survivor', seat });
}

/** A recruit for whom no slot is left at all: the token goes, and a card with it (LA-6.11). */
function giveUp(play: Play, frame: PlaceFrame): void {
  const [token] = frame.tokens;
  if (token !== undefined) discard(play, frame, token);
}

function less(tokens: readonly Token[], token: Token): readonly Token[] {
  return tokens.toSpliced(tokens.indexOf(token), 1);
}
