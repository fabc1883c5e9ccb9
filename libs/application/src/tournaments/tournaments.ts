import { derivedId } from '@kronika/event-log';
import { findParticipant, type StageSpec, type TournamentSettings } from '@kronika/tournaments';
import type { CommandResult, Rejection, Written } from '../command-result';
import { abortable } from '../live/abortable';
import type { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import { accountOf, type Caller, mayUse } from '../rights/caller';
import type { Texts } from '../texts/texts';
import { momentOf, type TournamentMoment } from './history';
import type { LoadedTournament } from './loaded-tournament';
import type { TournamentRequest } from './request';
import { forbidden, permissionFor, rightsIn } from './rights';
import { stagesFromWishes, type StageWish } from './stage-wish';
import { tournamentSource, type TournamentSource } from './sights/source';
import { tournamentSight, type TournamentSight } from './sights/tournament-sight';
import type { TournamentCommands } from './tournament-commands';
import type { TournamentStore } from './tournament-store';
import { type TournamentChanges, watchTournament } from './watch-tournament';

export interface NewTournament {
  readonly commandId: string;
  readonly title: string;
  readonly description?: string;
  /** The seats follow from the game and its options. */
  readonly settings: Omit<TournamentSettings, 'seats'>;
  readonly stages: readonly StageSpec[];
}

const largestHistory = 500;

export type TournamentMade = Written & { readonly tournamentId: string };

/** The use cases around a tournament: who may do what is decided here, what is done by the domain. */
export class Tournaments {
  readonly #platform: Platform;
  readonly #store: TournamentStore;
  readonly #commands: TournamentCommands;
  readonly #texts: Texts;
  readonly #wakes: Wakes;

  constructor(parts: {
    readonly platform: Platform;
    readonly store: TournamentStore;
    readonly commands: TournamentCommands;
    readonly texts: Texts;
    readonly wakes: Wakes;
  }) {
    this.#platform = parts.platform;
    this.#store = parts.store;
    this.#commands = parts.commands;
    this.#texts = parts.texts;
    this.#wakes = parts.wakes;
  }

  /** Everybody with an account of their own may hold one, and is its organiser. */
  async create(caller: Caller, wanted: NewTournament): Promise<CommandResult<TournamentMade>> {
    const account = accountOf(caller);
    if (account.guest || !mayUse(account, 'organise')) return forbidden('Guests cannot hold tournaments.');
    const settings = await this.withSeats(wanted.settings);
    if ('kind' in settings) return settings;
    const id = derivedId('tournament', account.accountId, wanted.commandId);
    const { title, description, stages } = wanted;
    const request: TournamentRequest = {
      type: 'create',
      id,
      title,
      settings,
      stages,
      ...(description === undefined ? {} : { description }),
    };
    const result = await this.#commands.run({
      tournamentId: id,
      sender: account.accountId,
      commandId: wanted.commandId,
      request,
      permit: () => ({ kind: 'allowed', actor: { id: account.accountId, role: 'organiser' }, request }),
    });
    return result.kind === 'done' ? { ...result, tournamentId: id } : result;
  }

  /** A copy of an event: its settings and stages, and the same entries where they are wanted. */
  async clone(
    caller: Caller,
    wanted: { readonly commandId: string; readonly tournamentId: string; readonly title: string; readonly withParticipants: boolean },
  ): Promise<CommandResult<TournamentMade>> {
    const account = accountOf(caller);
    const loaded = await this.#visible(caller, wanted.tournamentId);
    if (loaded === undefined) return notFound(wanted.tournamentId);
    if (account.guest || !rightsIn(loaded.state, caller).isOrganiser) return forbidden('Only its organisers can copy an event.');
    const { seats: _seats, startsAt: _startsAt, plan: _plan, ...settings } = loaded.state.settings;
    const made = await this.create(caller, { commandId: wanted.commandId, title: wanted.title, settings, stages: loaded.state.specs });
    if (made.kind !== 'done' || !wanted.withParticipants) return made;
    const texts = await this.#texts.getAll(loaded.state.participants.flatMap(({ name }) => name ?? []));
    const entries = loaded.state.participants
      .filter(({ status }) => status !== 'banned' && status !== 'withdrawn')
      .map(({ id, account: entered, bot, name, rating, division }) => {
        const text = name === undefined ? undefined : texts.get(name);
        return {
          participant: id,
          ...(entered === undefined ? {} : { account: entered }),
          ...(bot === undefined ? {} : { bot }),
          ...(text === undefined ? {} : { name: text }),
          ...(rating === undefined ? {} : { rating }),
          ...(division === undefined ? {} : { division }),
        };
      });
    if (entries.length === 0) return made;
    const commandId = derivedId(wanted.commandId, 'entries');
    const entered = await this.send(caller, { tournamentId: made.tournamentId, commandId, request: { type: 'register', entries } });
    return entered.kind === 'done' ? { ...entered, tournamentId: made.tournamentId } : entered;
  }

  /** Sends a command as whoever the caller is in the tournament. */
  async send(
    caller: Caller,
    {
      tournamentId,
      commandId,
      request,
    }: { readonly tournamentId: string; readonly commandId: string; readonly request: TournamentRequest },
  ): Promise<CommandResult<Written>> {
    const { accountId } = accountOf(caller);
    const checked = request.type === 'change-settings' ? await this.#checkedSettings(tournamentId, request) : request;
    if (!('type' in checked)) return checked;
    return this.#commands.run({
      tournamentId,
      sender: accountId,
      commandId,
      request: checked,
      permit: (loaded) => {
        if (loaded === undefined || !isVisible(loaded, caller)) return { kind: 'not-found', what: `tournament ${tournamentId}` };
        return permissionFor(loaded.state, caller, checked);
      },
    });
  }

  /** The stages that somebody wishes for, with the usual values of a game where nothing is said. */
  async stagesFor(
    settings: Pick<TournamentSettings, 'game' | 'options'>,
    wishes: readonly StageWish[],
  ): Promise<readonly StageSpec[] | Rejection> {
    const seats = await this.#seatsOf(settings);
    if ('kind' in seats) return seats;
    const stages = stagesFromWishes(wishes, seats);
    return 'issues' in stages ? { kind: 'invalid', issues: stages.issues } : stages;
  }

  /** The same for a tournament that is there. */
  async stagesOf(tournamentId: string, wishes: readonly StageWish[]): Promise<readonly StageSpec[] | Rejection> {
    const loaded = await this.#store.load(tournamentId);
    return loaded === undefined ? notFound(tournamentId) : this.stagesFor(loaded.state.settings, wishes);
  }

  /** What sights of a tournament are built from; undefined where there is none that the caller may know of. */
  async source(caller: Caller, tournamentId: string, version?: number): Promise<TournamentSource | undefined> {
    const loaded = await this.#visible(caller, tournamentId);
    if (loaded === undefined) return undefined;
    const past = version === undefined || version >= loaded.state.version - 1 ? loaded : await this.#store.at(tournamentId, version);
    // Rights are those of now, also when somebody looks at the past.
    return past && tournamentSource(past, rightsIn(loaded.state, caller), this.#texts, this.#platform.now());
  }

  async see(caller: Caller, tournamentId: string): Promise<TournamentSight | undefined> {
    const source = await this.source(caller, tournamentId);
    return source && tournamentSight(source);
  }

  /** What happened to a tournament, in short and page by page. */
  async history(
    caller: Caller,
    asked: { readonly tournamentId: string; readonly fromVersion: number; readonly first: number; readonly standingsOnly: boolean },
  ): Promise<CommandResult<{ readonly moments: readonly TournamentMoment[]; readonly hasMore: boolean }>> {
    const loaded = await this.#visible(caller, asked.tournamentId);
    if (loaded === undefined) return notFound(asked.tournamentId);
    const first = Math.max(0, Math.min(largestHistory, asked.first));
    const moments: TournamentMoment[] = [];
    for (const event of await this.#store.events(asked.tournamentId, Math.max(0, asked.fromVersion))) {
      const moment = momentOf(event);
      if (!asked.standingsOnly || moment.changesStandings) moments.push(moment);
      if (moments.length > first) break;
    }
    return { kind: 'done', moments: moments.slice(0, first), hasMore: moments.length > first };
  }

  /** Erases the name of somebody without an account. Their results stay. */
  async forgetName(
    caller: Caller,
    { tournamentId, participant }: { readonly tournamentId: string; readonly participant: string },
  ): Promise<CommandResult<Written>> {
    accountOf(caller);
    const loaded = await this.#visible(caller, tournamentId);
    if (loaded === undefined) return notFound(tournamentId);
    if (!rightsIn(loaded.state, caller).isOrganiser) return forbidden('Only organisers erase names.');
    const name = findParticipant(loaded.state, participant)?.name;
    if (name === undefined) return { kind: 'not-found', what: `the name of ${participant}` };
    await this.#texts.erase(name);
    return { kind: 'done', version: loaded.state.version - 1, position: loaded.position };
  }

  /** What happens to a tournament from a version on, as it comes, until the iterator is returned; undefined where there is none. */
  async watch(caller: Caller, tournamentId: string, fromVersion: number): Promise<AsyncIterableIterator<TournamentChanges> | undefined> {
    if ((await this.#visible(caller, tournamentId)) === undefined) return undefined;
    const isStillVisible = async (): Promise<boolean> => (await this.#visible(caller, tournamentId)) !== undefined;
    return abortable((signal) =>
      watchTournament(this.#platform.log, this.#wakes, { tournamentId, fromVersion: Math.max(0, fromVersion), signal, isStillVisible }),
    );
  }

  /** The settings with the seats that the game gives; a game that is not offered is not played. */
  async withSeats<Settings extends Omit<TournamentSettings, 'seats'>>(
    settings: Settings,
  ): Promise<(Settings & Pick<TournamentSettings, 'seats'>) | Rejection> {
    const seats = await this.#seatsOf(settings);
    return 'kind' in seats ? seats : { ...settings, seats };
  }

  async #seatsOf({
    game: id,
    options: wanted,
  }: Pick<TournamentSettings, 'game' | 'options'>): Promise<TournamentSettings['seats'] | Rejection> {
    const game = await this.#platform.games.game(id);
    if (game === undefined) return { kind: 'invalid', issues: [{ path: 'settings.game', message: 'is not offered here' }] };
    const options = game.options.parse(wanted ?? {});
    if (options.ok) return game.seats(options.value);
    return { kind: 'invalid', issues: options.issues.map(({ path, message }) => ({ path: `settings.options.${path}`, message })) };
  }

  async #checkedSettings(
    tournamentId: string,
    request: Extract<TournamentRequest, { type: 'change-settings' }>,
  ): Promise<TournamentRequest | Rejection> {
    const loaded = await this.#store.load(tournamentId);
    if (loaded === undefined || (request.settings.game === undefined && request.settings.options === undefined)) return request;
    const settings = await this.withSeats({ ...loaded.state.settings, ...request.settings });
    return 'kind' in settings ? settings : { ...request, settings: { ...request.settings, seats: settings.seats } };
  }

  async #visible(caller: Caller, tournamentId: string): Promise<LoadedTournament | undefined> {
    const loaded = await this.#store.load(tournamentId);
    return loaded !== undefined && isVisible(loaded, caller) ? loaded : undefined;
  }
}

/** What is still being prepared is for its staff, for those in it and for those who are invited. */
export function isVisible({ state, isPublic }: LoadedTournament, caller: Caller): boolean {
  if (isPublic) return true;
  const { isHead, roles, participant, account } = rightsIn(state, caller);
  return isHead || roles.length > 0 || participant !== undefined || (account !== undefined && state.invited.includes(account));
}

export function notFound(tournamentId: string): Rejection {
  return { kind: 'not-found', what: `tournament ${tournamentId}` };
}
