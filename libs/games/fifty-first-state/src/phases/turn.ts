import type { IllegalMove, Seat } from '@kronika/game-kernel';
import type { FrameOf, Usable } from '../frames/frame';
import { type Handler, illegal } from '../frames/handler';
import { type Play, push, tell } from '../frames/play';
import { activateLocation } from '../moves/activate-location';
import { playConnection, takeConnection } from '../moves/connections';
import { construct } from '../moves/construct';
import { develop } from '../moves/develop';
import { exchangeId, exchangeWorkers } from '../moves/exchange-workers';
import { factionAction } from '../moves/faction-action';
import type { Move, MoveName } from '../moves/move';
import { shieldOptions, shieldRefusal } from '../moves/place-shield';
import { razeFromHand } from '../moves/raze-from-hand';
import { razeOpponent } from '../moves/raze-opponent';
import { signDeal } from '../moves/sign-deal';
import { type Turn, type TurnMove, turnOf } from '../moves/turn-move';
import { beginUse, refusalToUse } from '../moves/use-ability';
import { useOpenProduction } from '../moves/use-open-production';

/** FS-M1 to FS-M11. */
const actions = {
  construct,
  develop,
  signDeal,
  razeFromHand,
  razeOpponent,
  activateLocation,
  factionAction,
  exchangeWorkers,
  useOpenProduction,
  takeConnection,
  playConnection,
};
type ActionName = keyof typeof actions;
type Actions = { readonly [Name in ActionName]: TurnMove<Name> };
const actionNames = Object.keys(actions) as ActionName[];
type ActionMove<Name extends ActionName = ActionName> = { [Each in Name]: Extract<Move, { do: Each }> }[Name];

type TurnFrame = FrameOf<'turn'>;

/** One go of a player in the Action phase: one action or a pass, and shields (FS-6.11 to FS-6.16). */
export const turn: Handler<TurnFrame> = {
  step: (_, frame) => frame,
  asking: {
    kind: 'turn',
    actors: (_, { seat }) => [seat],
    moves(position, frame, seat) {
      const now = turnOf(position, seat);
      if (exhausted(now)) return [{ do: 'pass' }];
      if (frame.acted) return [...againMoves(now, frame.again), { do: 'endTurn' }, ...shieldOptions(now)];
      const found: Move[] = [];
      for (const name of actionNames) addLegal(now, name, found);
      return [...found, { do: 'pass' }, ...shieldOptions(now)];
    },
    refusal: (position, frame, seat, move) => refusal(turnOf(position, seat), frame, move),
    answer,
  },
};

/** FS-6.23: after 99 turns in a phase nothing but passing is left. */
function exhausted({ player, rules }: Turn): boolean {
  return player.turns > rules.constants.maxTurnsPerActionPhase;
}

function addLegal<Name extends ActionName>(now: Turn, name: Name, found: Move[]): void {
  const action: Actions[Name] = actions[name];
  for (const option of action.options(now)) if (action.refusal(now, option) === undefined) found.push(option);
}

function againMoves(now: Turn, again: Usable | null): readonly Move[] {
  return again !== null && refusalToUse(now, again) === undefined ? [{ do: 'again' }] : [];
}

function refusal(now: Turn, { acted, again }: TurnFrame, move: Move): IllegalMove | undefined {
  if (move.do === 'pass') return acted ? illegal('FS-M12', 'an action was made in this turn already') : undefined;
  if (exhausted(now)) return illegal('FS-6.23', 'after so many turns only passing is left');
  if (move.do === 'placeShield') return shieldRefusal(now, move);
  if (move.do === 'endTurn') return acted ? undefined : illegal('FS-M14', 'no action was made yet: pass instead');
  if (move.do === 'again') {
    return acted && again !== null ? refusalToUse(now, again) : illegal('FS-6.14', 'there is nothing to repeat');
  }
  if (!isAction(move)) return illegal('FS-6.11', `'${move.do}' is not asked for now`);
  return acted ? illegal('FS-6.11', 'only one action a turn') : refuseAction(now, move);
}

function isAction(move: Move): move is ActionMove {
  const names: readonly MoveName[] = actionNames;
  return names.includes(move.do);
}

function refuseAction<Name extends ActionName>(now: Turn, move: ActionMove<Name>): IllegalMove | undefined {
  const action: TurnMove<Name> = (actions as Actions)[move.do];
  return action.refusal(now, move);
}

function answer(play: Play, frame: TurnFrame, seat: Seat, move: Move): void {
  if (move.do === 'pass') {
    tell(play, { type: 'passed', open: { seat } });
    push(play, { at: 'next', after: seat });
  } else if (move.do === 'endTurn') {
    push(play, { at: 'next', after: seat });
  } else if (move.do === 'placeShield') {
    tell(play, { type: 'shielded', open: { seat, place: move.place, paid: true } });
    push(play, frame.acted ? { at: 'acted', seat, ability: frame.again } : { ...frame });
  } else if (move.do === 'again') {
    push(play, { at: 'acted', seat, ability: frame.again });
    if (frame.again !== null) beginUse(play, seat, frame.again, null);
  } else if (isAction(move)) {
    push(play, { at: 'acted', seat, ability: repeatableAbility(move) });
    beginAction(play, seat, move);
  }
}

function beginAction<Name extends ActionName>(play: Play, seat: Seat, move: ActionMove<Name>): void {
  const action: TurnMove<Name> = (actions as Actions)[move.do];
  action.begin(play, seat, move);
}

/** FS-6.14, FS-R21: what may be used again in the same turn. */
function repeatableAbility(move: ActionMove): Usable | null {
  switch (move.do) {
    case 'activateLocation':
      return { of: 'location', place: move.place };
    case 'factionAction':
      return { of: 'faction', action: move.action };
    case 'exchangeWorkers':
      return { of: 'faction', action: exchangeId };
    default:
      return null;
  }
}
