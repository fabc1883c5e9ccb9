import type { BrokenTie, Outcome, Placing, Seat } from '@kronika/game-kernel';
import { tokens, totalTokens } from './goods';
import type { Rules } from './pack/rules';
import { locationCount } from './state/queries';
import { handSize } from './payment/purse';
import { type Player, playerAt, type State } from './state/state';

/** FS-9.3: VP, then goods, then built locations; what nothing breaks is shared. FS-10.1: alone, strictly more VP than the opponent. */
export function outcome(rules: Rules, state: State): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  return state.seats === 1 ? soloOutcome(rules, state) : ranking(state);
}

/** FS-9.3, FS-R07: tokens in the supply, goods cached on own locations, cards in hand. */
export function goodsForTies(player: Player): number {
  const supply = tokens.reduce((sum, token) => sum + player.goods[token], 0);
  const cached = player.places.reduce((sum, { ruined, cache }) => sum + (ruined ? 0 : totalTokens(cache)), 0);
  return supply + cached + handSize(player);
}

const tieBreaks: readonly { readonly by: string; readonly value: (player: Player) => number }[] = [
  { by: 'goods', value: goodsForTies },
  { by: 'locations', value: locationCount },
];

function ranking(state: State): Outcome {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const ties: BrokenTie[] = [];
  const groups = grouped(seats, (seat) => playerAt(state, seat).vp).flatMap((tied) => untied(state, tied, ties));
  const places: Placing[] = [];
  for (const group of groups) {
    const place = places.length + 1;
    for (const seat of group) places.push({ seat, place, score: playerAt(state, seat).vp });
  }
  return { kind: 'ranking', places, ties };
}

/** Splits a tie as far as the tie-breaks can, and records how. */
function untied(state: State, tied: readonly Seat[], ties: BrokenTie[], from = 0): readonly (readonly Seat[])[] {
  if (tied.length === 1) return [tied];
  for (const [index, { by, value }] of tieBreaks.entries()) {
    if (index < from) continue;
    const groups = grouped(tied, (seat) => value(playerAt(state, seat)));
    if (groups.length === 1) continue;
    ties.push({ seats: tied, by, values: tied.map((seat) => value(playerAt(state, seat))) });
    return groups.flatMap((group) => untied(state, group, ties, index + 1));
  }
  ties.push({ seats: tied });
  return [tied];
}

/** Seats with equal values together, the greatest value first; compared as numbers. */
function grouped(seats: readonly Seat[], value: (seat: Seat) => number): readonly (readonly Seat[])[] {
  const groups = new Map<number, Seat[]>();
  for (const seat of seats) {
    const group = groups.get(value(seat));
    if (group === undefined) groups.set(value(seat), [seat]);
    else group.push(seat);
  }
  return [...groups.entries()].sort(([a], [b]) => b - a).map(([, group]) => group);
}

function soloOutcome(rules: Rules, state: State): Outcome {
  const score = playerAt(state, 0).vp;
  const won = score > playerAt(state, 1).vp;
  return won ? { kind: 'solo', won, score, rank: achievement(rules, score) } : { kind: 'solo', won, score };
}

/** FS-10.14: the highest title whose threshold the score reaches. */
export function achievement(rules: Rules, score: number): string {
  const ranked = [...rules.pack.solo.achievements].sort((a, b) => b.minVp - a.minVp);
  const found = ranked.find(({ minVp }) => score >= minVp) ?? ranked[ranked.length - 1];
  return found?.id ?? '';
}
