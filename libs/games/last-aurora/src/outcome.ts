import type { BrokenTie, Outcome, Placing, Seat } from '@kronika/game-kernel';
import type { Position } from './frames/handler';
import { placeOnRoad } from './movement/road';
import { placeOnTrack, totalOf } from './phases/scoring';
import { playerAt } from './state/state';

/** LA-13.8: most points; then the foremost; then the counter further right. The eliminated come last, the last to go first. */
export function outcome(position: Position): Outcome | undefined {
  const { state } = position;
  if (state.ended === null) return undefined;
  return state.seats === 1 ? soloOutcome(position) : ranking(position);
}

function scoreOf({ state }: Position, seat: Seat): number {
  const sheet = state.ended?.sheets[seat];
  return sheet === undefined ? 0 : totalOf(sheet);
}

function compare(position: Position, a: Seat, b: Seat): number {
  return (
    scoreOf(position, b) - scoreOf(position, a) ||
    placeOnRoad(position, b) - placeOnRoad(position, a) ||
    placeOnTrack(position.state, b) - placeOnTrack(position.state, a)
  );
}

function ranking(position: Position): Outcome {
  const { state } = position;
  const seats = state.players.map((_, seat) => seat);
  const out = (seat: Seat) => playerAt(state, seat).eliminated;
  const stayed = seats.filter((seat) => out(seat) === 0).sort((a, b) => compare(position, a, b));
  const gone = seats.filter((seat) => out(seat) > 0).sort((a, b) => out(b) - out(a));
  const places = [...stayed, ...gone].map((seat, index): Placing => ({ seat, place: index + 1, score: scoreOf(position, seat) }));
  return { kind: 'ranking', places, ties: brokenTies(position, stayed) };
}

/** Seats with equal points, and what told them apart. */
function brokenTies(position: Position, stayed: readonly Seat[]): readonly BrokenTie[] {
  const scores = [...new Set(stayed.map((seat) => scoreOf(position, seat)))];
  return scores.flatMap((score): BrokenTie[] => {
    const tied = stayed.filter((seat) => scoreOf(position, seat) === score);
    if (tied.length < 2) return [];
    const onRoad = tied.map((seat) => placeOnRoad(position, seat));
    if (new Set(onRoad).size > 1) return [{ seats: tied, by: 'road', values: onRoad }];
    return [{ seats: tied, by: 'turn-order', values: tied.map((seat) => placeOnTrack(position.state, seat)) }];
  });
}

/** LA-17.27: the human must have more than the Automa; ties as among players. */
function soloOutcome(position: Position): Outcome {
  const { state } = position;
  const score = scoreOf(position, 0);
  const by = state.ended?.by;
  const won = by === 'automa-lost' || (by !== 'eliminated' && compare(position, 0, 1) < 0);
  return { kind: 'solo', won, score };
}
