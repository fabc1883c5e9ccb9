import { crewIn, hasAbility, skillOf } from '../convoy/crew';
import type { FrameOf } from '../frames/frame';
import { automatic, type Handler, type Position } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { applyItem, usableItems } from '../items/use';
import type { Move } from '../moves/move';
import { roadOf } from '../movement/road';
import { playerAt } from '../state/state';
import { bonusMoves, livingCrew } from './bonus';
import { beginCardAction, cardActionPossible, zoneCard } from './card-action';
import { feed, feeding, mayConfirm } from './turn';

type CommitFrame = FrameOf<'commit'>;
type ResolveFrame = FrameOf<'resolve'>;

/** LA-8.7: who goes; food and medicine may still be given. */
export const commit: Handler<CommitFrame> = {
  step: (_, frame) => frame,
  asking: {
    kind: 'commit',
    actors: (_, { seat }) => [seat],
    moves(position, { seat, slot, crew }) {
      const { rules, state } = position;
      const player = playerAt(state, seat);
      const found: Move[] = crewIn(player, 'active').map(({ card }) => ({ do: crew.includes(card) ? 'uncommit' : 'commit', card }));
      found.push(...feeding(player), ...usableItems(position, seat));
      const skill = player.survivors.reduce((sum, survivor) => sum + (crew.includes(survivor.card) ? skillOf(rules, survivor) : 0), 0);
      if (crew.length > 0 && skill >= (roadOf(position).record.slots[slot]?.cost ?? 0) && mayConfirm(position, seat, slot, crew))
        found.push({ do: 'confirmExplore' });
      return [...found, { do: 'cancelExplore' }];
    },
    answer(play, frame, move) {
      const { seat, slot, crew } = frame;
      if (feed(play, seat, move)) {
        push(play, frame);
        return;
      }
      switch (move.do) {
        case 'commit': {
          push(play, { ...frame, crew: [...crew, move.card].sort() });
          return;
        }
        case 'uncommit': {
          push(play, { ...frame, crew: crew.filter((card) => card !== move.card) });
          return;
        }
        case 'useItem':
          push(play, frame);
          {
            applyItem(play, seat, move);
            return;
          }
        case 'cancelExplore': {
          push(play, { at: 'explore', seat, acted: false });
          return;
        }
        case 'confirmExplore': {
          const card = zoneCard(play, slot)?.card ?? '';
          tell(play, { type: 'explored', open: { seat, slot, card, crew } });
          push(
            play,
            { at: 'resolve', seat, slot, card, crew, cardDone: false, bonusDone: false },
            // The row is filled again even if the explorer has left the game by then (LA-15.14).
            { at: 'refill', slot },
            { at: 'explore', seat, acted: true },
          );
          return;
        }
        default:
      }
    },
  },
};

function mayActOnCard(position: Position, frame: ResolveFrame): boolean {
  return !frame.cardDone && livingCrew(position, frame).length > 0 && cardActionPossible(position, frame.seat, frame.slot);
}

/** LA-8.8: card action and bonus action in either order. */
export const resolve: Handler<ResolveFrame> = {
  step(play, frame) {
    if (mayActOnCard(play, frame) || bonusMoves(play, frame).length > 0) return frame;
    finish(play, frame);
    return undefined;
  },
  asking: {
    kind: 'resolve-exploration',
    actors: (_, { seat }) => [seat],
    moves(position, frame) {
      const found: Move[] = [...bonusMoves(position, frame)];
      if (mayActOnCard(position, frame)) found.push({ do: 'cardAction' });
      // LA-14.29: the card action is mandatory, unless it lapsed.
      else if (frame.cardDone || frame.bonusDone || found.length === 0) found.push({ do: 'endExplore' });
      return found;
    },
    answer(play, frame, move) {
      const { seat, slot } = frame;
      if (move.do === 'cardAction') {
        push(play, { ...frame, cardDone: true });
        beginCardAction(play, seat, slot, livingCrew(play, frame));
      } else if (move.do === 'bonusAction') {
        const list = roadOf(play).record.slots[move.slot - 1]?.bonus[move.option] ?? [];
        const exploring = { slot, crew: livingCrew(play, frame), part: 'bonusAction' as const };
        push(play, { at: 'effects', seat, list, exploring, by: 'bonus' }, { ...frame, bonusDone: true });
      } else if (move.do === 'endExplore') {
        finish(play, frame);
      }
    },
  },
};

function finish(play: Play, { seat, crew }: ResolveFrame): void {
  push(play, { at: 'explored', seat, crew });
}

/** LA-8.13: the crew is exhausted, food returns; who lived on it dies. */
export const explored = automatic<FrameOf<'explored'>>((play, { seat, crew }) => {
  const living = playerAt(play.state, seat).survivors.filter(({ card }) => crew.includes(card));
  const [resting, tired] = [true, false].map((rests) =>
    living.filter(({ card }) => hasAbility(play.rules, card, 'moveToRestInstead') === rests).map(({ card }) => card),
  );
  if (resting !== undefined && resting.length > 0)
    tell(play, { type: 'crewMoved', open: { seat, cards: resting, to: 'rest', by: 'card' } });
  if (tired !== undefined && tired.length > 0) tell(play, { type: 'crewMoved', open: { seat, cards: tired, to: 'exhausted', by: 'card' } });
  returnFood(play, { seat });
});

/** LA-6.28 */
export function returnFood(play: Play, { seat }: { readonly seat: number }): void {
  if (!playerAt(play.state, seat).survivors.some(({ food }) => food > 0)) return;
  tell(play, { type: 'foodReturned', open: { seat } });
  push(play, { at: 'crew-check', seat });
}
