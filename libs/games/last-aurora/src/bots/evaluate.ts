import type { Seat } from '@kronika/game-kernel';
import { convoyCards, hasDriver, slotsHolding, undamagedIn } from '../convoy/queries';
import type { Frame } from '../frames/frame';
import type { Position } from '../frames/handler';
import { auroraPlace, placeOnRoad, roadOf } from '../movement/road';
import { totalOf } from '../phases/scoring';
import { playerAt } from '../state/state';
import { slotsOf } from '../pack/rules';
import { cardWorth, cargoWorth, exhaustionCost, roundsLeft, slotWorth, survivorWorth, tokenWorth } from './worth';

/** How good the game looks for a seat: points to come against those of the best other side. */
export function evaluate(position: Position, seat: Seat): number {
  const { state } = position;
  if (state.ended !== null) return finalWorth(position, seat);
  const own = standing(position, seat);
  const rivals = Array.from({ length: state.seats }, (_, other) => other).filter(
    (other) => other !== seat && playerAt(state, other).eliminated === 0,
  );
  const best = Math.max(0, ...rivals.map((other) => playerAt(state, other).fame + 0.5 * placeOnRoad(position, other)));
  const automa =
    state.automa === null
      ? 0
      : placeOnRoad(position, state.seats) + state.automa.fame + 0.4 * (state.automa.survivors - state.automa.damage.length * 0.3);
  return own - 0.3 * best - automa;
}

/** Points, and whether they are enough. */
function finalWorth({ state }: Position, seat: Seat): number {
  const totals = (state.ended?.sheets ?? []).map(totalOf);
  const own = totals[seat] ?? 0;
  if (seat < state.seats && playerAt(state, seat).eliminated > 0) return -60;
  const best = Math.max(...totals.filter((_, other) => other !== seat));
  return own + 2 * (own - best) + (own > best ? 20 : -20);
}

function standing(position: Position, seat: Seat): number {
  const { rules, state } = position;
  const player = playerAt(state, seat);
  if (player.eliminated > 0) return -60;
  const rounds = roundsLeft(position);
  const index = placeOnRoad(position, seat);
  let worth =
    index * 1.05 +
    player.fame +
    player.items.n * 1.05 +
    cargoWorth(player, rounds, state.phase === 'exploration' || state.phase === 'rest' || state.phase === 'setup');
  worth += reachWorth(position, index);
  for (const survivor of player.survivors) {
    worth += survivorWorth(position, survivor, rounds);
    if (survivor.zone === 'exhausted') worth -= exhaustionCost(position, survivor, rounds);
  }
  if (player.survivors.length <= 2) worth -= 1.5 * (3 - player.survivors.length);
  for (const card of convoyCards(player)) {
    worth += cardWorth(position, card.card, rounds) + (card.damage.includes(true) ? 0 : 0.3);
    slotsOf(rules, card.card).forEach((slot, place) => {
      if (card.damage[place]) worth -= slotWorth(slot, rounds) + 0.1;
    });
  }
  if (!hasDriver(player)) worth -= 1;
  // Survivors in the front column or without cover are in danger.
  worth -= 0.05 * slotsHolding(player, ['survivor']).filter((slot) => slot.startsWith('b1')).length;
  return worth + pending(position, seat) - danger(position, seat);
}

/** The ship in sight is worth the crew's points. */
function reachWorth(position: Position, index: number): number {
  const goal = auroraPlace(position);
  return index >= goal ? 3 : index >= roadOf(position).last - 1 ? 1 : 0;
}

/** Few whole slots are left to take damage. */
function danger({ state }: Position, seat: Seat): number {
  const whole = undamagedIn(playerAt(state, seat), 'any').length;
  return whole >= 6 ? 0 : (6 - whole) * 0.5;
}

/** What is under way for the seat: tokens to be placed, damage to be taken. */
function pending(position: Position, seat: Seat): number {
  const { state } = position;
  const rounds = roundsLeft(position);
  const player = playerAt(state, seat);
  return state.stack.reduce(
    (sum, frame) => ('seat' in frame && frame.seat === seat ? sum + worthOfFrame(position, frame, rounds, player) : sum),
    0,
  );
}

function worthOfFrame(position: Position, frame: Frame, rounds: number, player: ReturnType<typeof playerAt>): number {
  switch (frame.at) {
    case 'place':
      return frame.tokens.reduce((sum, token) => sum + (token === 'survivor' ? 0 : 0.8 * tokenWorth(player, token, rounds)), 0);
    case 'damage':
      return -0.6 * frame.n;
    case 'repair':
      return 0.35 * frame.n;
    case 'contaminate':
      return -1 * frame.n;
    case 'decontaminate':
      return 0.5;
    case 'draw':
      return frame.n;
    case 'attach':
      return cardWorth(position, frame.card, rounds) * 0.6;
    default:
      return 0;
  }
}
