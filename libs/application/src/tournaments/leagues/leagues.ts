import { derivedId } from '@kronika/event-log';
import { type LeagueEntry, type LeaguePlan, type LeagueSeason, members, nextEntries, type TournamentSettings } from '@kronika/tournaments';
import type { CommandResult, Rejection, Written } from '../../command-result';
import { type AccountCaller, accountOf, type Caller, mayUse } from '../../rights/caller';
import type { Texts } from '../../texts/texts';
import { textLimits } from '../request';
import { forbidden } from '../rights';
import type { Tournaments } from '../tournaments';
import type { LeagueCommands, LeagueRequest, LoadedLeague } from './league-commands';

/** A plan before the seats of its game are known. */
export type WantedPlan = Omit<LeaguePlan, 'settings'> & { readonly settings: Omit<TournamentSettings, 'seats'> };

export type LeagueMade = Written & { readonly leagueId: string };

export interface LeagueMemberSight {
  readonly id: string;
  readonly account: string | null;
  readonly bot: string | null;
  readonly name: string | null;
  readonly division: number | null;
  readonly isLeaving: boolean;
}

/** A league as anybody may see it. */
export interface LeagueSight {
  readonly id: string;
  readonly version: number;
  readonly title: string | null;
  readonly plan: LeaguePlan;
  readonly organisers: readonly string[];
  readonly members: readonly LeagueMemberSight[];
  readonly newcomers: readonly LeagueMemberSight[];
  /** Where everybody plays next, as it stands. */
  readonly next: readonly LeagueMemberSight[];
  readonly seasons: readonly LeagueSeason[];
  readonly ended: boolean;
  readonly createdAt: number;
  readonly mayOrganise: boolean;
}

interface LeagueErrand {
  readonly leagueId: string;
  readonly commandId: string;
}

/** The use cases around leagues: seasons that follow each other, with divisions that exchange players. */
export class Leagues {
  readonly #commands: LeagueCommands;
  readonly #tournaments: Tournaments;
  readonly #texts: Texts;

  constructor(commands: LeagueCommands, tournaments: Tournaments, texts: Texts) {
    this.#commands = commands;
    this.#tournaments = tournaments;
    this.#texts = texts;
  }

  async create(
    caller: Caller,
    { commandId, title, plan }: { readonly commandId: string; readonly title: string; readonly plan: WantedPlan },
  ): Promise<CommandResult<LeagueMade>> {
    const account = accountOf(caller);
    if (account.guest || !mayUse(account, 'organise')) return forbidden('Guests cannot hold leagues.');
    if (!isText(title, 'title')) return wrongText('title');
    const ready = await this.#ready(plan);
    if (!('stage' in ready)) return ready;
    const leagueId = derivedId('league', account.accountId, commandId);
    const result = await this.#commands.run({
      leagueId,
      actor: { id: account.accountId, role: 'organiser' },
      commandId,
      asked: { type: 'create-league', plan },
      request: async () => ({ type: 'create-league', id: leagueId, title: await this.#texts.put(account.accountId, title), plan: ready }),
      permit: () => undefined,
    });
    return result.kind === 'done' ? { ...result, leagueId } : result;
  }

  async changePlan(caller: Caller, { plan, ...errand }: LeagueErrand & { readonly plan: WantedPlan }): Promise<CommandResult<Written>> {
    const ready = await this.#ready(plan);
    return 'stage' in ready ? this.#asOrganiser(caller, errand, { type: 'change-league-plan', plan: ready }) : ready;
  }

  /** Joins for oneself, from the next season on. */
  async join(caller: Caller, { leagueId, commandId }: LeagueErrand): Promise<CommandResult<Written>> {
    const account = accountOf(caller);
    if (account.guest || !mayUse(account, 'play')) return forbidden('Guests cannot join leagues.');
    const entry = { participant: derivedId(leagueId, account.accountId), account: account.accountId };
    return this.#run(account, 'player', { leagueId, commandId }, { type: 'join-league', entries: [entry] }, () => undefined);
  }

  /** Enters others: people without accounts, bots, accounts. */
  async enter(
    caller: Caller,
    { entries, ...errand }: LeagueErrand & { readonly entries: readonly Omit<LeagueEntry, 'participant'>[] },
  ): Promise<CommandResult<Written>> {
    const account = accountOf(caller);
    if (entries.some(({ name }) => name !== undefined && !isText(name, 'name'))) return wrongText('name');
    const withIds = entries.map((entry, i): LeagueEntry => ({
      ...entry,
      participant:
        entry.account === undefined ? derivedId(errand.leagueId, errand.commandId, String(i)) : derivedId(errand.leagueId, entry.account),
    }));
    const asked = withIds.map(({ name: _name, ...entry }) => entry);
    return this.#commands.run({
      leagueId: errand.leagueId,
      actor: { id: account.accountId, role: 'organiser' },
      commandId: errand.commandId,
      asked: { type: 'join-league', entries: asked },
      request: async () => ({
        type: 'join-league',
        entries: await Promise.all(
          withIds.map(async (entry) =>
            entry.name === undefined ? entry : { ...entry, name: await this.#texts.put(account.accountId, entry.name) },
          ),
        ),
      }),
      permit: (loaded) => mayNotOrganise(account, loaded),
    });
  }

  /** Leaves after the running season; organisers may take others out. */
  async leave(caller: Caller, { member, ...errand }: LeagueErrand & { readonly member?: string }): Promise<CommandResult<Written>> {
    const account = accountOf(caller);
    const own = derivedId(errand.leagueId, account.accountId);
    const request = { type: 'leave-league', member: member ?? own } as const;
    const permit = (loaded: LoadedLeague | undefined) => (request.member === own ? undefined : mayNotOrganise(account, loaded));
    return this.#run(account, request.member === own ? 'player' : 'organiser', errand, request, permit);
  }

  grantOrganiser(caller: Caller, { account, ...errand }: LeagueErrand & { readonly account: string }): Promise<CommandResult<Written>> {
    return this.#asOrganiser(caller, errand, { type: 'grant-league-organiser', account });
  }

  revokeOrganiser(caller: Caller, { account, ...errand }: LeagueErrand & { readonly account: string }): Promise<CommandResult<Written>> {
    return this.#asOrganiser(caller, errand, { type: 'revoke-league-organiser', account });
  }

  /** Opens the next season; its tournament is made and started without a person. */
  async openSeason(caller: Caller, errand: LeagueErrand): Promise<CommandResult<Written & { readonly tournamentId: string }>> {
    const loaded = await this.#commands.load(errand.leagueId);
    // A repeat names the season that its first try opened.
    const wrote = loaded?.commands.get(`${accountOf(caller).accountId} ${errand.commandId}`);
    const season = wrote === undefined ? (loaded?.state.seasons.length ?? 0) + 1 : (loaded?.state.seasons.length ?? 1);
    const tournament = seasonTournament(errand.leagueId, season);
    const result = await this.#asOrganiser(caller, errand, { type: 'open-season', season, tournament });
    return result.kind === 'done' ? { ...result, tournamentId: tournament } : result;
  }

  end(caller: Caller, errand: LeagueErrand): Promise<CommandResult<Written>> {
    return this.#asOrganiser(caller, errand, { type: 'end-league' });
  }

  async see(caller: Caller, leagueId: string): Promise<LeagueSight | undefined> {
    const loaded = await this.#commands.load(leagueId);
    if (loaded === undefined) return undefined;
    const { state } = loaded;
    const everybody = [...members(state), ...nextEntries(state), ...state.newcomers];
    const texts = await this.#texts.getAll([state.title, ...everybody.flatMap(({ name }) => name ?? [])]);
    const sight = (entry: LeagueEntry): LeagueMemberSight => ({
      id: entry.participant,
      account: entry.account ?? null,
      bot: entry.bot ?? null,
      name: (entry.name === undefined ? undefined : texts.get(entry.name)) ?? null,
      division: entry.division ?? null,
      isLeaving: state.leaving.includes(entry.participant),
    });
    return {
      id: leagueId,
      version: loaded.version,
      title: texts.get(state.title) ?? null,
      plan: state.plan,
      organisers: state.organisers,
      members: members(state).map(sight),
      newcomers: state.newcomers.map(sight),
      next: nextEntries(state).map(sight),
      seasons: state.seasons,
      ended: state.ended,
      createdAt: loaded.createdAt,
      mayOrganise: caller.kind === 'account' && mayNotOrganise(caller, loaded) === undefined,
    };
  }

  #asOrganiser(caller: Caller, errand: LeagueErrand, request: LeagueRequest): Promise<CommandResult<Written>> {
    const account = accountOf(caller);
    return this.#run(account, 'organiser', errand, request, (loaded) => mayNotOrganise(account, loaded));
  }

  #run(
    { accountId }: AccountCaller,
    role: 'organiser' | 'player',
    { leagueId, commandId }: LeagueErrand,
    request: LeagueRequest,
    permit: (loaded: LoadedLeague | undefined) => Rejection | undefined,
  ): Promise<CommandResult<Written>> {
    return this.#commands.run({
      leagueId,
      actor: { id: accountId, role },
      commandId,
      asked: request,
      request: () => Promise.resolve(request),
      permit: (loaded) => (loaded === undefined ? { kind: 'not-found', what: `league ${leagueId}` } : permit(loaded)),
    });
  }

  /** A league goes on by itself: its tournaments are on autopilot, and everybody enters by the league. */
  async #ready(plan: WantedPlan): Promise<LeaguePlan | Rejection> {
    const settings = await this.#tournaments.withSeats({
      ...plan.settings,
      autopilot: true,
      registration: 'invite' as const,
      checkIn: false,
    });
    return 'kind' in settings ? settings : { ...plan, settings };
  }
}

/** The tournament of a season, known before it is made. */
export function seasonTournament(leagueId: string, season: number): string {
  return derivedId('tournament', leagueId, 'season', String(season));
}

function mayNotOrganise(account: AccountCaller, loaded: LoadedLeague | undefined): Rejection | undefined {
  const isOrganiser = loaded?.state.organisers.includes(account.accountId) === true;
  const isAdministrator = account.administrator && mayUse(account, 'administer');
  if (!account.guest && mayUse(account, 'organise') && (isOrganiser || isAdministrator)) return undefined;
  return loaded === undefined ? { kind: 'not-found', what: 'league' } : forbidden('Only organisers of the league may do this.');
}

function isText(text: string, kind: 'title' | 'name'): boolean {
  return text.trim() !== '' && text.length <= textLimits[kind] && !/\p{Cs}/u.test(text);
}

function wrongText(path: string): Rejection {
  return { kind: 'invalid', issues: [{ path, message: 'must not be empty or too long' }] };
}
