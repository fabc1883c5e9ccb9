import type { Json } from '@kronika/event-log';
import { type AnyGame, type Bot, type Chance, fastChance, type GameEvent, type Seat } from '@kronika/game-kernel';
import { waitingFrame } from '../frames/run';
import { hasDriver } from '../convoy/queries';
import type { Frame, FrameAt } from '../frames/frame';
import type { Position } from '../frames/handler';
import { type Move, movesSchema } from '../moves/move';
import { rulesOf } from '../pack/rules-of-game';
import { playerAt, type State } from '../state/state';
import { canPlan } from './crew-plan';
import { evaluate } from './evaluate';
import { quickMove } from './policy';

/** Questions on which enough hangs to play each answer out to the end of the turn. */
const pondered: ReadonlySet<FrameAt> = new Set<FrameAt>([
  'explore',
  'resolve',
  'drive',
  'option',
  'gather',
  'loot',
  'attach',
  'tow',
  'salvage',
  'waypoint',
  'rest-feed',
  'rest-act',
]);
const longest = 60;
/** States that are imagined for a question: what is hidden differs between them. */
const samples = 2;

/**
 * Plays each answer in states that it imagines from what its seat sees, goes on by rules of thumb to the end of the turn, and takes the answer after
 * which things look best on average. Questions on which little hangs it answers by rule of thumb at once.
 */
export function heuristicBot(game: AnyGame): Bot<unknown> {
  const rules = rulesOf(game);
  return {
    name: 'heuristic',
    choose(sight, chance) {
      const [only] = sight.legal;
      if (only !== undefined && sight.legal.length === 1) return only;
      const imagined = sight.imagine(chance) as State;
      const frame = waitingFrame(imagined, sight.seat);
      const legal = parsed(sight.legal);
      if (frame === undefined) throw new Error('Nothing is asked');
      const position: Position = { rules, state: imagined };
      if (!pondered.has(frame.at)) return quickMove(position, sight.seat, frame, legal);
      const states = [imagined, ...Array.from({ length: samples - 1 }, () => sight.imagine(chance) as State)];
      const seed = chance.int('bot', 2 ** 31);
      let best: { move: Move; worth: number } | undefined;
      for (const move of candidates(position, sight.seat, frame, legal)) {
        let worth = 0;
        // The same fortune for every answer: only the answer makes the difference.
        states.forEach((state, index) => (worth += rollout(game, { rules, state }, sight.seat, move, fastChance(`${seed}/${index}`))));
        if (best === undefined || worth > best.worth) best = { move, worth };
      }
      return best?.move ?? quickMove(position, sight.seat, frame, legal);
    },
  };
}

function parsed(legal: readonly Json[]): readonly Move[] {
  return legal.flatMap((move) => {
    const result = movesSchema.parse(move);
    return result.ok ? [result.value] : [];
  });
}

/** Leaves out what cannot help: new layouts (but for a driver), boosts without a plan, crews that cannot pay. */
function candidates(position: Position, seat: Seat, frame: Frame, legal: readonly Move[]): readonly Move[] {
  return legal.filter((move) => {
    if (move.do === 'rearrange') return frame.at === 'drive' && frame.stage === 'ready' && !hasDriver(playerAt(position.state, seat));
    if (move.do === 'feedBoost') return false;
    return move.do !== 'startExplore' || canPlan(position, seat, move.slot - 1);
  });
}

/** The worth of a move, played on by rules of thumb until the seat's turn is over. */
function rollout(game: AnyGame, { rules, state: begun }: Position, seat: Seat, first: Move, chance: Chance): number {
  let state = begun;
  let move: Move = first;
  for (let moves = 0; moves < longest; moves++) {
    const decided = game.decide(state, seat, move, chance);
    if (!decided.ok) throw new Error(`A legal move was refused in an imagined state: ${decided.error.rule} ${decided.error.message}`);
    state = decided.value.reduce((folded: State, event: GameEvent) => game.evolve(folded, event) as State, state);
    if (state.ended !== null || state.turn !== begun.turn || !game.toAct(state).some((open) => open.seat === seat)) break;
    const frame = waitingFrame(state, seat);
    if (frame === undefined) break;
    move = quickMove({ rules, state }, seat, frame, game.legalMoves(state, seat) as readonly Move[]);
  }
  return evaluate({ rules, state }, seat);
}
