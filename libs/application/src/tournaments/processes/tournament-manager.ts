import { derivedId, type Position } from '@kronika/event-log';
import type { Platform } from '../../platform';
import type { ProcessManager } from '../../processes/process-manager';
import type { ReadModel } from '../../read-model';
import type { CommandResult } from '../../command-result';
import type { LoadedTournament } from '../loaded-tournament';
import type { TournamentGames, TournamentQueries } from '../ports';
import type { TournamentCommands } from '../tournament-commands';
import type { TournamentStore } from '../tournament-store';
import { autopilotSteps } from './autopilot-steps';
import { nextClockEnd, onlineSteps, type Step } from './online-steps';

const actor = { id: 'manager:tournaments', role: 'system' } as const;

interface Looked {
  readonly changed: Position;
  readonly due: number | undefined;
}

/** More rounds of work than any event needs at once: what is left is done at the next look. */
const mostTurns = 60;

/**
 * Keeps tournaments going: creates the games of published rounds and counts those that ended, keeps clocks, and does what organisers leave to it.
 * The to-do list is the events that are not over, each looked at when something has happened to it; what is to be done follows from the log alone,
 * so a second look, or a second node, finds it done.
 */
export class TournamentManager implements ProcessManager {
  readonly name = 'tournaments';
  readonly #platform: Platform;
  readonly #model: ReadModel<TournamentQueries>;
  readonly #store: TournamentStore;
  readonly #commands: TournamentCommands;
  readonly #games: TournamentGames;
  readonly #looked = new Map<string, Looked>();

  constructor(parts: {
    readonly platform: Platform;
    readonly model: ReadModel<TournamentQueries>;
    readonly store: TournamentStore;
    readonly commands: TournamentCommands;
    readonly games: TournamentGames;
  }) {
    this.#platform = parts.platform;
    this.#model = parts.model;
    this.#store = parts.store;
    this.#commands = parts.commands;
    this.#games = parts.games;
  }

  async act(): Promise<number | undefined> {
    const open = await this.#model.ask((queries) => queries.open());
    if ('kind' in open) return this.#platform.now() + 1000;
    const known = new Set(open.map(({ id }) => id));
    for (const id of [...this.#looked.keys()]) if (!known.has(id)) this.#looked.delete(id);
    for (const { id, changed } of open) {
      const looked = this.#looked.get(id);
      const isDue = looked?.due !== undefined && looked.due <= this.#platform.now();
      if (looked !== undefined && looked.changed >= changed && !isDue) continue;
      this.#looked.set(id, { changed, due: await this.#care(id) });
    }
    const dues = [...this.#looked.values()].flatMap(({ due }) => due ?? []);
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  /** Does everything that is to be done for a tournament now; resolves to when there will be more. */
  async #care(id: string): Promise<number | undefined> {
    const tried = new Set<string>();
    for (let turn = 0; turn < mostTurns; turn++) {
      const loaded = await this.#store.load(id);
      const games = await this.#model.ask((queries) => queries.linkedGames(id));
      if (loaded === undefined || 'kind' in games) return this.#platform.now() + 1000;
      const now = this.#platform.now();
      const autopilot = autopilotSteps(loaded, now);
      const steps = [...onlineSteps(loaded, games, now), ...autopilot.steps].filter(({ cause }) => !tried.has(cause));
      if (steps.length === 0) return earliest(autopilot.due, nextClockEnd(loaded, now));
      for (const step of steps) {
        tried.add(step.cause);
        await this.#take(loaded, step);
      }
    }
    return this.#platform.now();
  }

  /** What is refused was done by somebody else meanwhile, or has to wait for a person: either way the next look sees it. */
  async #take(loaded: LoadedTournament, step: Step): Promise<void> {
    const cause = { actor: actor.id, commandId: step.cause };
    switch (step.kind) {
      case 'send':
        await this.#send(loaded, step);
        return;
      case 'create-game': {
        const created = await this.#games.createGameFor(cause, step.game);
        if (created.kind !== 'done') {
          const note = `The game cannot be created: ${JSON.stringify(created)}`;
          const call = { type: 'call-judge', table: step.table, note } as const;
          await this.#send(loaded, { kind: 'send', cause: derivedId(step.cause, 'no game'), request: call });
          return;
        }
        const request = { type: 'link-game', table: step.table, game: created.gameId } as const;
        await this.#send(loaded, { kind: 'send', cause: derivedId(step.cause, 'link'), request });
        return;
      }
      case 'abandon':
        await this.#games.abandonFor(cause, step.game);
        return;
      case 'take-over':
        await this.#games.takeOverFor(cause, step.game, step.seat, step.occupant);
        return;
      case 'time-up':
        await this.#games.timeUpFor(cause, step.game, step.policy);
    }
  }

  async #send(loaded: LoadedTournament, { cause, request }: Extract<Step, { kind: 'send' }>): Promise<void> {
    const errand = { tournamentId: loaded.id, commandId: cause, request };
    // The autopilot acts on what it saw; results and links hold whatever else happened.
    const decisive = request.type !== 'record-game' && request.type !== 'link-game' && request.type !== 'call-judge';
    const result: CommandResult<object> = await this.#commands.sendAs(
      actor,
      decisive ? { ...errand, atVersion: loaded.state.version - 1 } : errand,
    );
    const isStale = result.kind === 'refused' && result.code === 'draft-stale';
    if (isStale) {
      await this.#commands.sendAs(actor, {
        tournamentId: loaded.id,
        commandId: derivedId(cause, 'discard'),
        request: { type: 'discard-draft' },
        atVersion: loaded.state.version - 1,
      });
    }
  }
}

function earliest(...moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.flatMap((moment) => moment ?? []);
  return known.length === 0 ? undefined : Math.min(...known);
}
