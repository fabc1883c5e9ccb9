import type { Json, JsonObject, Position, StoredEvent } from '@kronika/event-log';
import {
  evolve,
  type PairingQuality,
  parseTournamentEvent,
  type TableId,
  type TournamentEvent,
  type TournamentState,
} from '@kronika/tournaments';
import * as z from 'zod';
import { commandKey } from '../games/loaded-game';

/** What a command wrote, and the fingerprint of what was asked. */
export interface TournamentTrace {
  readonly request: string | undefined;
  readonly version: number;
  readonly position: Position;
}

/** A tournament as it stands, with what the use cases need beside its state. */
export interface LoadedTournament {
  readonly id: string;
  readonly state: TournamentState;
  readonly position: Position;
  /** By `commandKey`. */
  readonly commands: ReadonlyMap<string, TournamentTrace>;
  /** What result slips are derived from. */
  readonly slipSecret: string;
  /** The event that opened each table as it is now: games are created by this cause, anew after a replay or another seating. */
  readonly opened: ReadonlyMap<TableId, string>;
  /** The event by which each entry got another player, the last one. */
  readonly substituted: ReadonlyMap<string, string>;
  /** When things happened: `created`, `started`, `finished`, `round 1.2`, `announcement <id>`, `call <id>`, `clock 1.2`. */
  readonly times: ReadonlyMap<string, number>;
  /** How good each published round was, by `1.2`. */
  readonly quality: ReadonlyMap<string, PairingQuality>;
  /** Registration or check-in was open once, or it has begun: everybody may know of it. */
  readonly isPublic: boolean;
  /** The id of the last event: what follows from the present state follows from it. */
  readonly lastEvent: string;
}

const secretPart = z.object({ slipSecret: z.string() });
const requestPart = z.object({ request: z.string() });

/** The event of a tournament that a stored event holds. */
export function asTournamentEvent({ type, open, stream, version }: StoredEvent): TournamentEvent {
  const members = isObject(open) ? open : {};
  const parsed = parseTournamentEvent({ ...members, type });
  if (!parsed.success) throw new Error(`Corrupt ${type} in ${stream} at ${version}: ${parsed.error.message}`);
  return parsed.data;
}

/** The tournament after one more of its events. */
export function withTournamentEvent(loaded: LoadedTournament | undefined, stored: StoredEvent): LoadedTournament {
  const event = asTournamentEvent(stored);
  const state = evolve(loaded?.state, event);
  const key = commandKey(stored.actor, stored.command);
  const commands = new Map(loaded?.commands);
  const request = loaded?.commands.get(key)?.request ?? sealedRequest(stored);
  commands.set(key, { request, version: stored.version, position: stored.position });
  return {
    id: state.id,
    state,
    position: stored.position,
    commands,
    slipSecret: loaded?.slipSecret ?? sealedSecret(stored),
    opened: withOpened(loaded?.opened ?? new Map(), event, stored.id),
    substituted: withSubstitute(loaded?.substituted ?? new Map(), event, stored.id),
    times: withTimes(loaded?.times ?? new Map(), event, stored.time),
    quality: withQuality(loaded?.quality ?? new Map(), event),
    isPublic: (loaded?.isPublic ?? false) || ['RegistrationOpened', 'CheckInOpened', 'StageStarted'].includes(event.type),
    lastEvent: stored.id,
  };
}

function sealedSecret(created: StoredEvent): string {
  const part = created.sealed?.map(({ data }) => secretPart.safeParse(data)).find((parsed) => parsed.success);
  if (part?.data === undefined) throw new Error(`${created.stream} has no secret for its slips`);
  return part.data.slipSecret;
}

function sealedRequest(stored: StoredEvent): string | undefined {
  return stored.sealed?.map(({ data }) => requestPart.safeParse(data)).find((parsed) => parsed.success)?.data.request;
}

function withOpened(opened: ReadonlyMap<TableId, string>, event: TournamentEvent, id: string): ReadonlyMap<TableId, string> {
  const tables = openedTables(event);
  return tables.length === 0 ? opened : new Map([...opened, ...tables.map((table) => [table, id] as const)]);
}

function openedTables(event: TournamentEvent): readonly TableId[] {
  switch (event.type) {
    case 'RoundPublished':
      return event.draft.tables.map((table) => table.id);
    case 'PlayOffCalled':
      return [event.playOff];
    case 'TableReplayed':
      return [event.table];
    case 'SeatsReplaced':
      return event.seats.map((seat) => seat.table);
    default:
      return [];
  }
}

function withSubstitute(known: ReadonlyMap<string, string>, event: TournamentEvent, id: string): ReadonlyMap<string, string> {
  return event.type === 'ParticipantSubstituted' ? new Map([...known, [event.participant, id]]) : known;
}

function withTimes(times: ReadonlyMap<string, number>, event: TournamentEvent, time: number): ReadonlyMap<string, number> {
  const name = nameOfMoment(event);
  return name === undefined || (name === 'started' && times.has(name)) ? times : new Map([...times, [name, time]]);
}

function nameOfMoment(event: TournamentEvent): string | undefined {
  switch (event.type) {
    case 'TournamentCreated':
      return 'created';
    case 'StageStarted':
      return 'started';
    case 'TournamentFinished':
    case 'TournamentCancelled':
      return 'finished';
    case 'RoundPublished':
      return `round ${event.draft.stage}.${event.draft.round}`;
    case 'RoundCompleted':
      return `completed ${event.stage}.${event.round}`;
    case 'Announced':
      return `announcement ${event.announcement}`;
    case 'JudgeCalled':
      return `call ${event.call}`;
    default:
      return undefined;
  }
}

function withQuality(quality: ReadonlyMap<string, PairingQuality>, event: TournamentEvent): ReadonlyMap<string, PairingQuality> {
  if (event.type !== 'RoundPublished') return quality;
  return new Map([...quality, [`${event.draft.stage}.${event.draft.round}`, event.draft.quality]]);
}

function isObject(json: Json): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
