import { canonical, eventId, type EventLog, type NewEvent, type Position, type StoredEvent } from '@kronika/event-log';
import { type Actor, decideLeague, evolveLeague, type LeagueCommand, leagueEvent, type LeagueState } from '@kronika/tournaments';
import { appendEvents } from '../../append-events';
import type { CommandResult, Rejection, Written } from '../../command-result';
import { commandKey } from '../../games/loaded-game';
import type { Platform } from '../../platform';
import { plainJson } from '../plain-json';
import { asTournamentRejection } from '../refusals';
import { unwritable } from '../tournament-commands';

type WithoutActor<Command> = Command extends unknown ? Omit<Command, 'actor'> : never;
export type LeagueRequest = WithoutActor<LeagueCommand>;

export interface LoadedLeague {
  readonly id: string;
  readonly state: LeagueState;
  readonly version: number;
  readonly position: Position;
  readonly createdAt: number;
  /** What each command asked for, by hash, and what it wrote; by `commandKey`. */
  readonly commands: ReadonlyMap<string, Written & { readonly request: string }>;
}

const attempts = 8;

/** Loads leagues and carries commands to them; a league's log is short, so it is read anew each time. */
export class LeagueCommands {
  readonly #platform: Platform;

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  load(id: string): Promise<LoadedLeague | undefined> {
    return loadLeague(this.#platform.log, id);
  }

  /** `request` may be made with texts kept by the caller; `asked` is what a repeat is known by. */
  async run(errand: {
    readonly leagueId: string;
    readonly actor: Actor;
    readonly commandId: string;
    readonly asked: object;
    readonly request: () => Promise<LeagueRequest>;
    permit(loaded: LoadedLeague | undefined): Rejection | undefined;
  }): Promise<CommandResult<Written>> {
    const { leagueId, actor, commandId } = errand;
    const fingerprint = this.#platform.chainHash('', canonical(errand.asked));
    let request: LeagueRequest | undefined;
    let version = -1;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const loaded = await this.load(leagueId);
      const recorded = loaded?.commands.get(commandKey(actor.id, commandId));
      if (recorded !== undefined) return repeated(recorded, fingerprint);
      const refused = errand.permit(loaded);
      if (refused !== undefined) return refused;
      request ??= await errand.request();
      const decision = decideLeague(loaded?.state, { ...request, actor });
      if (!decision.ok) return asTournamentRejection(decision.error);
      version = loaded?.version ?? -1;
      const stream = `league-${leagueId}`;
      const time = this.#platform.now();
      const events = decision.value.map(({ type, ...open }, index): NewEvent => ({
        id: eventId(stream, actor.id, commandId, index),
        type,
        schema: 1,
        time,
        actor: actor.id,
        command: commandId,
        open: plainJson(open),
        ...(index === 0 ? { sealed: [{ to: 'nobody', data: { request: fingerprint } }] } : {}),
      }));
      const wrong = unwritable(stream, events);
      if (wrong !== undefined) return wrong;
      const written = await appendEvents(this.#platform.log, stream, events, version === -1 ? 'no stream' : version);
      if (written.kind === 'appended') return { kind: 'done', version: written.version, position: written.position };
    }
    return { kind: 'conflict', code: 'busy', version };
  }
}

async function loadLeague(log: EventLog, id: string): Promise<LoadedLeague | undefined> {
  let loaded: LoadedLeague | undefined;
  for await (const event of log.read(`league-${id}`)) loaded = withLeagueEvent(loaded, id, event);
  return loaded;
}

function withLeagueEvent(loaded: LoadedLeague | undefined, id: string, stored: StoredEvent): LoadedLeague {
  const event = leagueEvent.parse({ ...(stored.open as object), type: stored.type });
  const { version, position, time } = stored;
  const key = commandKey(stored.actor, stored.command);
  const request = loaded?.commands.get(key)?.request ?? canonical(stored.sealed?.[0]?.data ?? null);
  return {
    id,
    state: evolveLeague(loaded?.state, event),
    version,
    position,
    createdAt: loaded?.createdAt ?? time,
    commands: new Map([...(loaded?.commands ?? []), [key, { request, version, position }]]),
  };
}

function repeated(recorded: Written & { readonly request: string }, fingerprint: string): CommandResult<Written> {
  const { version, position, request } = recorded;
  if (request === canonical({ request: fingerprint })) return { kind: 'done', version, position };
  return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for something else' }] };
}
