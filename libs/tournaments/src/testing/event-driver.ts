import type { Actor, Context, Reason } from '../tournament/actor';
import type { TournamentCommand } from '../tournament/commands';
import { decide } from '../tournament/decide';
import { evolve } from '../tournament/evolve';
import type { TournamentEvent } from '../tournament/events';
import type { Refusal } from '../tournament/refusal';
import type { TournamentState } from '../tournament/state';

export const organiser: Actor = { id: 'organiser', role: 'organiser' };
export const judge: Actor = { id: 'judge', role: 'judge' };
export const player: Actor = { id: 'player', role: 'player' };
export const because: Reason = { code: 'other' };

/** Sends commands to one tournament and keeps what came of them. */
export interface Driver {
  readonly events: readonly TournamentEvent[];
  /** The state so far; fails before the tournament was created. */
  state(): TournamentState;
  /** Events of the command, or its refusal. */
  send(command: TournamentCommand): readonly TournamentEvent[] | Refusal;
  /** As `send`, and fails if it is refused. */
  must(command: TournamentCommand): readonly TournamentEvent[];
  /** Lets time pass. */
  wait(ms: number): void;
}

/** A driver whose ids and seeds follow from one seed. `watch` sees every event with the states before and after it. */
export function driver(
  seed: string,
  watch: (before: TournamentState | undefined, event: TournamentEvent, after: TournamentState) => void = () => undefined,
): Driver {
  const events: TournamentEvent[] = [];
  let state: TournamentState | undefined;
  let commands = 0;
  let now = 1_000_000;
  const send = (command: TournamentCommand): readonly TournamentEvent[] | Refusal => {
    commands += 1;
    const turn = commands;
    const context: Context = { now, ids: (index) => `${seed}-${turn}-${index}`, seed: `${seed}:${turn}` };
    const decision = decide(state, command, context);
    if (!decision.ok) return decision.error;
    for (const event of decision.value) {
      const after = evolve(state, event);
      watch(state, event, after);
      state = after;
      events.push(event);
    }
    return decision.value;
  };
  return {
    events,
    state: () => {
      if (!state) throw new Error('not created');
      return state;
    },
    send,
    must: (command) => {
      const result = send(command);
      if (!isEvents(result)) throw new Error(`${command.type} was refused: ${JSON.stringify(result)}`);
      return result;
    },
    wait: (ms) => {
      now += ms;
    },
  };
}

export function isEvents(result: readonly TournamentEvent[] | Refusal): result is readonly TournamentEvent[] {
  return Array.isArray(result);
}
