import type { Json, JsonObject } from '@kronika/event-log';
import type { Actor } from '../tournament/actor';
import type { TournamentEvent } from '../tournament/events';

/** Where an event from elsewhere is to live. */
export interface Relocation {
  readonly id: string;
  readonly actor: Actor;
  /** The hash under which a text is kept here; undefined where the text did not come along. */
  readonly textHere: (hash: string) => string | undefined;
  /** For texts that did not come along and must be there. */
  readonly untitled: string;
}

/** Accounts, roles, invitations and games of another installation mean nothing here. */
const leftBehind = new Set([
  'AccountInvited',
  'EntryClaimed',
  'ClaimConfirmed',
  'ClaimRejected',
  'RoleGranted',
  'RoleRevoked',
  'GameLinked',
  'SlipRenewed',
]);

const textMembers = new Set(['note', 'description', 'name', 'text', 'title']);

/**
 * The events of a tournament as plain JSON for another installation: entries lose their accounts (and can be claimed), everything was done by the
 * one who brings them in, results of games on line are taken on that one's word, and nothing is rated or goes on by itself. To be parsed again.
 */
export function relocated(events: readonly TournamentEvent[], to: Relocation): readonly Json[] {
  return events.filter(({ type }) => !leftBehind.has(type)).map((event) => moved(plain(event), to));
}

function moved(event: JsonObject, to: Relocation): Json {
  const rewritten = withMembers(event, to);
  switch (event.type) {
    case 'TournamentCreated':
      return { ...rewritten, id: to.id, clonedFrom: event.id ?? '', settings: quiet(rewritten.settings) };
    case 'SettingsChanged':
      return { ...rewritten, settings: quiet(rewritten.settings) };
    case 'ParticipantSubstituted':
      return without(rewritten, ['from', 'to']);
    case 'ParticipantRegistered':
    case 'ParticipantEnteredLate':
      return without(rewritten, ['account']);
    default:
      return rewritten;
  }
}

/** An event from elsewhere is at physical tables, as far as this installation is concerned. */
function quiet(settings: Json | undefined): Json {
  const known = isObject(settings) ? without(settings, ['autopilot', 'startsAt', 'plan']) : {};
  return { ...known, venue: 'physical', rated: false };
}

function withMembers(object: JsonObject, to: Relocation): JsonObject {
  const members = Object.entries(object).flatMap(([key, value]): [string, Json][] => {
    if (textMembers.has(key) && typeof value === 'string') {
      const here = to.textHere(value) ?? (key === 'title' || key === 'text' ? to.untitled : undefined);
      return here === undefined ? [] : [[key, here]];
    }
    if ((key === 'by' || key === 'confirmedBy') && isObject(value)) return [[key, { ...value, id: to.actor.id }]];
    if (key === 'source' && isObject(value) && value.kind === 'online') return [[key, { kind: 'judge', by: plain(to.actor) }]];
    if (key === 'roundId' && typeof value === 'string') return [[key, `${to.id}:${value.split(':').at(-1) ?? ''}`]];
    return [[key, deep(value, to)]];
  });
  return Object.fromEntries(members);
}

function deep(value: Json, to: Relocation): Json {
  if (Array.isArray(value)) return value.map((item: Json) => deep(item, to));
  return isObject(value) ? withMembers(value, to) : value;
}

function without(object: JsonObject, keys: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function plain(value: object): JsonObject {
  return JSON.parse(JSON.stringify(value)) as JsonObject;
}
