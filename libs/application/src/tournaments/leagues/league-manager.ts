import { derivedId, type Position } from '@kronika/event-log';
import { leagueMoves, type LeagueSeason, openSeason } from '@kronika/tournaments';
import type { Platform } from '../../platform';
import type { ProcessManager } from '../../processes/process-manager';
import type { ReadModel } from '../../read-model';
import type { Texts } from '../../texts/texts';
import type { LoadedTournament } from '../loaded-tournament';
import type { TournamentQueries } from '../ports';
import type { TournamentRequest } from '../request';
import type { TournamentCommands } from '../tournament-commands';
import type { TournamentStore } from '../tournament-store';
import type { LeagueCommands, LeagueRequest, LoadedLeague } from './league-commands';
import { seasonTournament } from './leagues';

const actor = { id: 'manager:leagues', role: 'system' } as const;

/**
 * Keeps leagues going: makes and starts the tournament of an opened season, closes the season when that is over, and opens the next one where the
 * league goes on by itself. One small step at a time, each named by its season, so that it can be cut short anywhere.
 */
export class LeagueManager implements ProcessManager {
  readonly name = 'leagues';
  readonly #platform: Platform;
  readonly #model: ReadModel<TournamentQueries>;
  readonly #leagues: LeagueCommands;
  readonly #store: TournamentStore;
  readonly #tournaments: TournamentCommands;
  readonly #texts: Texts;
  readonly #looked = new Map<string, { readonly changed: Position; readonly due: number | undefined }>();

  constructor(parts: {
    readonly platform: Platform;
    readonly model: ReadModel<TournamentQueries>;
    readonly leagues: LeagueCommands;
    readonly store: TournamentStore;
    readonly commands: TournamentCommands;
    readonly texts: Texts;
  }) {
    this.#platform = parts.platform;
    this.#model = parts.model;
    this.#leagues = parts.leagues;
    this.#store = parts.store;
    this.#tournaments = parts.commands;
    this.#texts = parts.texts;
  }

  async act(): Promise<number | undefined> {
    const open = await this.#model.ask((queries) => queries.openLeagues());
    if ('kind' in open) return this.#platform.now() + 1000;
    const dues: number[] = [];
    for (const { id, changed } of open) {
      const looked = this.#looked.get(id);
      const isDue = looked?.due !== undefined && looked.due <= this.#platform.now();
      const due = looked === undefined || looked.changed < changed || isDue ? await this.#care(id) : looked.due;
      this.#looked.set(id, { changed, due });
      if (due !== undefined) dues.push(due);
    }
    return dues.length === 0 ? undefined : Math.min(...dues);
  }

  async #care(id: string): Promise<number | undefined> {
    const league = await this.#leagues.load(id);
    if (league === undefined) return undefined;
    const season = openSeason(league.state);
    if (season === undefined) return this.#betweenSeasons(league);
    const tournament = await this.#makeSeason(league, season);
    if (tournament?.state.phase !== 'finished' && tournament?.state.phase !== 'cancelled') return undefined;
    const moves = leagueMoves(tournament.state);
    await this.#send(league, `close ${season.season}`, { type: 'close-season', season: season.season, at: this.#platform.now(), moves });
    const closed = await this.#leagues.load(id);
    return closed && this.#betweenSeasons(closed);
  }

  /** From an opened season to a running tournament, step by step. */
  async #makeSeason(league: LoadedLeague, season: LeagueSeason): Promise<LoadedTournament | undefined> {
    const tried = new Set<string>();
    for (;;) {
      const tournament = await this.#store.load(season.tournament);
      const step = await this.#seasonStep(league, season, tournament);
      if (step === undefined || tried.has(step.name)) return tournament;
      tried.add(step.name);
      const commandId = derivedId(league.id, String(season.season), step.name);
      // Names of entries are kept already, by the league.
      const textsKept = step.request.type === 'register';
      await this.#tournaments.sendAs(actor, { tournamentId: season.tournament, commandId, request: step.request, textsKept });
    }
  }

  async #seasonStep(
    { state }: LoadedLeague,
    { season, tournament: id, entries }: LeagueSeason,
    tournament: LoadedTournament | undefined,
  ): Promise<{ readonly name: string; readonly request: TournamentRequest } | undefined> {
    if (tournament === undefined) {
      const title = `${(await this.#texts.get(state.title)) ?? ''} · ${season}`;
      return { name: 'create', request: { type: 'create', id, title, settings: state.plan.settings, stages: [state.plan.stage] } };
    }
    if (tournament.state.phase !== 'draft') return undefined;
    const account = state.organisers.find((organiser) => !tournament.state.roles.some((grant) => grant.account === organiser));
    if (account !== undefined) return { name: `organiser ${account}`, request: { type: 'grant-role', account, role: 'organiser' } };
    if (tournament.state.participants.length === 0) return { name: 'register', request: { type: 'register', entries } };
    return { name: 'start', request: { type: 'start' } };
  }

  /** Opens the next season when its time has come; the first one is for a person to open. */
  async #betweenSeasons(league: LoadedLeague): Promise<number | undefined> {
    const { plan, seasons, ended } = league.state;
    const last = seasons.at(-1);
    if (ended || last?.closedAt === undefined) return undefined;
    if (plan.seasons !== undefined && seasons.length >= plan.seasons) {
      await this.#send(league, 'end', { type: 'end-league' });
      return undefined;
    }
    if (!plan.automatic) return undefined;
    const due = last.closedAt + plan.pauseMs;
    if (due > this.#platform.now()) return due;
    const season = last.season + 1;
    await this.#send(league, `open ${season}`, { type: 'open-season', season, tournament: seasonTournament(league.id, season) });
    return this.#platform.now();
  }

  async #send(league: LoadedLeague, name: string, request: LeagueRequest): Promise<void> {
    await this.#leagues.run({
      leagueId: league.id,
      actor,
      commandId: derivedId(league.id, name),
      // A repeat meets another clock and is the same command.
      asked: { name },
      request: () => Promise.resolve(request),
      permit: () => undefined,
    });
  }
}
