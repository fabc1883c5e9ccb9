import { skillOf } from '../convoy/crew';
import { countOf } from '../convoy/queries';
import { mayConfirm } from '../explore/turn';
import type { FrameOf } from '../frames/frame';
import type { Position } from '../frames/handler';
import type { Move } from '../moves/move';
import { roadOf } from '../movement/road';
import { abilitiesOf, cardNamed } from '../pack/rules';
import { playerAt, type Survivor } from '../state/state';
import { exhaustionCost, roundsLeft, survivorWorth } from './worth';

interface Plan {
  readonly crew: readonly string[];
  /** Food that is needed on top. */
  readonly food: number;
}

/** The cheapest crew that can pay the cost of a slot; undefined when none can. */
function planFor(position: Position, { seat, slot }: Pick<FrameOf<'commit'>, 'seat' | 'slot'>): Plan | undefined {
  const player = playerAt(position.state, seat);
  const active = player.survivors.filter(({ zone }) => zone === 'active');
  const cost = roadOf(position).record.slots[slot]?.cost ?? 0;
  const poisonous = poisons(position, slot);
  const food = countOf(player, 'food');
  let best: (Plan & { price: number }) | undefined;
  for (let set = 1; set < 1 << active.length; set++) {
    const crew = active.filter((_, index) => (set & (1 << index)) !== 0);
    const short = Math.max(0, cost - crew.reduce((sum, survivor) => sum + skillOf(position.rules, survivor), 0));
    if (
      short > food ||
      !mayConfirm(
        position,
        seat,
        slot,
        crew.map(({ card }) => card),
      )
    )
      continue;
    const price = priceOf(position, crew, poisonous) + 0.8 * short;
    if (best === undefined || price < best.price) best = { crew: crew.map(({ card }) => card), food: short, price };
  }
  return best;
}

/** Whether the card on a slot contaminates who explores it. */
function poisons({ rules, state }: Position, slot: number): boolean {
  const found = state.zone[slot];
  const card = found === null || found === undefined ? undefined : cardNamed(rules, found.card);
  return card?.type === 'location' && card.effects.some((effect) => effect.do === 'contaminate');
}

function priceOf(position: Position, crew: readonly Survivor[], poisonous: boolean): number {
  const rounds = roundsLeft(position);
  const tired = crew.reduce((sum, survivor) => {
    const rests = abilitiesOf(position.rules, survivor.card).some((ability) => ability.do === 'moveToRestInstead');
    return sum + (rests ? 0.1 : 0.1 + exhaustionCost(position, survivor, rounds));
  }, 0);
  if (
    !poisonous ||
    crew.some(({ card }) =>
      abilitiesOf(position.rules, card).some((ability) => ability.do === 'ignore' && ability.what === 'contamination'),
    )
  )
    return tired;
  // The strongest takes the counter; a weak one alone would die.
  const strongest = Math.max(...crew.map((survivor) => skillOf(position.rules, survivor) - survivor.food));
  return tired + (strongest > 1 ? 0 : Math.min(...crew.map((survivor) => survivorWorth(position, survivor, rounds))));
}

/** The next step towards the planned crew. */
export function commitMove(position: Position, frame: FrameOf<'commit'>, legal: readonly Move[]): Move {
  const plan = planFor(position, frame);
  const cancel: Move = { do: 'cancelExplore' };
  if (plan === undefined) return cancel;
  const extra = frame.crew.find((card) => !plan.crew.includes(card));
  if (extra !== undefined) return { do: 'uncommit', card: extra };
  const missing = plan.crew.find((card) => !frame.crew.includes(card));
  if (missing !== undefined) return { do: 'commit', card: missing };
  if (plan.food > 0 && plan.crew[0] !== undefined) return { do: 'feedBoost', card: plan.crew[0] };
  return legal.find((move) => move.do === 'confirmExplore') ?? cancel;
}

/** Whether a slot can be explored by a crew at all. */
export function canPlan(position: Position, seat: number, slot: number): boolean {
  return planFor(position, { seat, slot }) !== undefined;
}
