import { derivedId, eventId, type NewEvent } from '@kronika/event-log';
import {
  exportTournament,
  importTournament,
  type NewEntry,
  pairingsCsv,
  parsePlayerList,
  parsePlayersCsv,
  parseTrf,
  playersCsv,
  relocated,
  standingsCsv,
  type TournamentEvent,
  tournamentFromTrf,
  tournamentTrf,
  writeTrf,
} from '@kronika/tournaments';
import * as z from 'zod';
import { appendEvents } from '../append-events';
import type { CommandResult, Written } from '../command-result';
import type { Platform } from '../platform';
import { type AccountCaller, accountOf, type Caller, mayUse } from '../rights/caller';
import type { Texts } from '../texts/texts';
import { asTournamentEvent } from './loaded-tournament';
import { plainJson } from './plain-json';
import type { AccountNames } from './ports';
import { textLimits } from './request';
import { forbidden } from './rights';
import type { TournamentSource } from './sights/source';
import { unwritable } from './tournament-commands';
import { type TournamentStore, tournamentStream } from './tournament-store';
import { notFound, type TournamentMade, type Tournaments } from './tournaments';

export const exportFormats = ['json', 'players-csv', 'pairings-csv', 'standings-csv', 'trf16', 'trf26'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export const importFormats = ['json', 'trf'] as const;
export type ImportFormat = (typeof importFormats)[number];

export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** The largest file that is taken in, in UTF-16 units. */
export const largestImport = 5_000_000;

/** Tournaments as files: out for everybody who may see them, in as new events of whoever brings them. */
export class TournamentExchange {
  readonly #platform: Platform;
  readonly #store: TournamentStore;
  readonly #tournaments: Tournaments;
  readonly #texts: Texts;
  readonly #names: AccountNames;

  constructor(parts: {
    readonly platform: Platform;
    readonly store: TournamentStore;
    readonly tournaments: Tournaments;
    readonly texts: Texts;
    readonly names: AccountNames;
  }) {
    this.#platform = parts.platform;
    this.#store = parts.store;
    this.#tournaments = parts.tournaments;
    this.#texts = parts.texts;
    this.#names = parts.names;
  }

  async export(
    caller: Caller,
    { tournamentId, format, stage }: { readonly tournamentId: string; readonly format: ExportFormat; readonly stage?: number },
  ): Promise<CommandResult<ExportedFile>> {
    const source = await this.#tournaments.source(caller, tournamentId);
    if (source === undefined) return notFound(tournamentId);
    const { state } = source.loaded;
    const wanted = stage ?? Math.max(1, state.stages.length);
    const nameOf = await this.#nameOf(source);
    switch (format) {
      case 'json':
        return this.#json(source);
      case 'players-csv':
        return done(`players-${tournamentId}.csv`, csv, playersCsv(state, nameOf));
      case 'pairings-csv':
        return done(`pairings-${tournamentId}.csv`, csv, pairingsCsv(state, nameOf, wanted));
      case 'standings-csv':
        return done(`standings-${tournamentId}.csv`, csv, standingsCsv(state, nameOf, wanted));
      case 'trf16':
      case 'trf26': {
        const file = tournamentTrf(state, wanted, nameOf, source.texts.get(state.title) ?? '');
        if (file === undefined) {
          return {
            kind: 'refused',
            code: 'no-report',
            message: 'Only two-seat Swiss stages have a FIDE report.',
            details: { stage: wanted },
          };
        }
        return done(`${tournamentId}.trf`, 'text/plain', writeTrf(file, { dialect: format }));
      }
    }
  }

  /** Enters many at once from a pasted list or from CSV. */
  async enterMany(
    caller: Caller,
    {
      tournamentId,
      commandId,
      text,
      format,
    }: {
      readonly tournamentId: string;
      readonly commandId: string;
      readonly text: string;
      readonly format: 'list' | 'csv';
    },
  ): Promise<CommandResult<Written>> {
    accountOf(caller);
    const parsed = format === 'csv' ? parsePlayersCsv(text) : parsePlayerList(text);
    if (!parsed.ok) return { kind: 'invalid', issues: [{ path: `text.line ${parsed.line}`, message: parsed.message }] };
    // Accounts and ids in a file are somebody else's: entries are claimed later.
    const entries = parsed.players.map(({ name, rating, division }): NewEntry => ({
      name,
      ...(rating === undefined ? {} : { rating }),
      ...(division === undefined ? {} : { division }),
    }));
    return this.#tournaments.send(caller, { tournamentId, commandId, request: { type: 'register', entries } });
  }

  /** Brings an event in from a file, as one of the caller's own. */
  async import(
    caller: Caller,
    wanted: { readonly commandId: string; readonly format: ImportFormat; readonly content: string; readonly game?: string },
  ): Promise<CommandResult<TournamentMade>> {
    const account = accountOf(caller);
    if (account.guest || !mayUse(account, 'organise')) return forbidden('Guests cannot hold tournaments.');
    if (wanted.content.length > largestImport) return wrongFile('is too large');
    const id = derivedId('tournament', account.accountId, wanted.commandId);
    const request = this.#platform.chainHash('', `${wanted.format} ${wanted.game ?? ''} ${wanted.content}`);
    const before = await this.#store.load(id);
    const trace = before?.commands.values().next().value;
    if (trace !== undefined && trace.request !== request) {
      return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for something else' }] };
    }
    const read = wanted.format === 'trf' ? await this.#fromTrf(account, id, wanted) : await this.#fromJson(account, id, wanted.content);
    if ('kind' in read) return read;
    return this.#write(account, id, wanted.commandId, read.events, request);
  }

  async #json(source: TournamentSource): Promise<CommandResult<ExportedFile>> {
    const { id } = source.loaded;
    if (!source.rights.isOrganiser) return forbidden('The whole event, with its drafts and rulings, is for its organisers.');
    const events = (await this.#store.events(id)).map(asTournamentEvent);
    const texts = await this.#texts.getAll(hashesIn(events));
    const file = { ...exportTournament(events), texts: Object.fromEntries(texts) };
    return done(`tournament-${id}.json`, 'application/json', JSON.stringify(file));
  }

  async #fromJson(account: AccountCaller, id: string, content: string): Promise<{ readonly events: readonly TournamentEvent[] } | Wrong> {
    const json = parseJson(content);
    const file = importTournament(json);
    if (!file.ok) return { kind: 'invalid', issues: [{ path: `content.${file.path}`, message: file.message }] };
    const texts = withTexts.safeParse(json).data?.texts ?? {};
    const used = [...hashesIn(file.events)].flatMap((hash) => (texts[hash] === undefined ? [] : [[hash, texts[hash]] as const]));
    const here = new Map<string, string>();
    for (const [hash, text] of used) here.set(hash, await this.#texts.put(account.accountId, text.slice(0, textLimits.description)));
    const untitled = await this.#texts.put(account.accountId, '?');
    const actor = { id: account.accountId, role: 'organiser' } as const;
    const events = relocated(file.events, { id, actor, textHere: (hash) => here.get(hash), untitled });
    const again = importTournament({ ...exportTournament([]), events });
    return again.ok ? { events: again.events } : wrongFile(`${again.path}: ${again.message}`);
  }

  async #fromTrf(
    account: AccountCaller,
    id: string,
    { content, game = '' }: { readonly content: string; readonly game?: string },
  ): Promise<{ readonly events: readonly TournamentEvent[] } | Wrong> {
    const parsed = parseTrf(content);
    if (parsed.kind !== 'file') {
      return {
        kind: 'invalid',
        issues: parsed.errors.slice(0, 20).map(({ line, message }) => ({ path: `content.line ${line}`, message })),
      };
    }
    if ((await this.#platform.games.game(game)) === undefined) {
      return { kind: 'invalid', issues: [{ path: 'game', message: 'is not offered here' }] };
    }
    const names = new Map<number, string>();
    for (const player of parsed.file.players) {
      names.set(
        player.startingRank,
        await this.#texts.put(account.accountId, player.name.slice(0, textLimits.name) || `${player.startingRank}`),
      );
    }
    const title = await this.#texts.put(account.accountId, parsed.file.header.fields.name ?? '?');
    const events = tournamentFromTrf(parsed.file, {
      id,
      title,
      game,
      seats: { min: 2, max: 2 },
      actor: { id: account.accountId, role: 'organiser' },
      seed: this.#platform.randomHex(16),
      nameOf: (rank) => names.get(rank) ?? '',
    });
    return { events };
  }

  /** Writes in as many appends as it takes; one that was cut short goes on where it ended. */
  async #write(
    { accountId }: AccountCaller,
    id: string,
    commandId: string,
    events: readonly TournamentEvent[],
    request: string,
  ): Promise<CommandResult<TournamentMade>> {
    const stream = tournamentStream(id);
    const time = this.#platform.now();
    const envelopes = events.map(({ type, ...open }, index): NewEvent => ({
      id: eventId(stream, accountId, commandId, index),
      type,
      schema: 1,
      time,
      actor: accountId,
      command: commandId,
      open: plainJson(open),
      ...(index === 0
        ? {
            sealed: [
              { to: 'nobody', data: { request } },
              { to: 'nobody', data: { slipSecret: this.#platform.randomHex(32) } },
            ],
          }
        : {}),
    }));
    const first = unwritable(stream, envelopes.slice(0, 1));
    if (first !== undefined) return first;
    let version = ((await this.#store.load(id))?.state.version ?? 0) - 1;
    while (version + 1 < envelopes.length) {
      const next = envelopes.slice(version + 1, version + 1 + batch);
      const written = await appendEvents(this.#platform.log, stream, next, version === -1 ? 'no stream' : version);
      if (written.kind !== 'appended') return { kind: 'conflict', code: 'busy', version };
      version = written.version;
    }
    const loaded = await this.#store.load(id);
    if (loaded === undefined) return notFound(id);
    return { kind: 'done', tournamentId: id, version: loaded.state.version - 1, position: loaded.position };
  }

  async #nameOf({ loaded, texts }: TournamentSource): Promise<(participant: string) => string> {
    const { participants } = loaded.state;
    const accounts = await this.#names.namesOf(participants.flatMap(({ account }) => account ?? []));
    const names = new Map(
      participants.map(({ id, account, name, bot }) => {
        const text = (name === undefined ? undefined : texts.get(name)) ?? (account === undefined ? undefined : accounts.get(account));
        return [id, text ?? bot ?? id];
      }),
    );
    return (id) => names.get(id) ?? id;
  }
}

type Wrong = Extract<CommandResult<object>, { kind: 'invalid' }>;

const csv = 'text/csv';
const batch = 200;
const withTexts = z.object({ texts: z.record(z.string(), z.string()) });

function done(name: string, mediaType: string, content: string): CommandResult<ExportedFile> {
  return { kind: 'done', name, mediaType, content };
}

function wrongFile(message: string): Wrong {
  return { kind: 'invalid', issues: [{ path: 'content', message }] };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/** All hashes of texts that the events name. */
function hashesIn(events: readonly TournamentEvent[]): ReadonlySet<string> {
  return new Set([...JSON.stringify(events).matchAll(/"([0-9a-f]{64})"/g)].flatMap(([, hash]) => hash ?? []));
}
