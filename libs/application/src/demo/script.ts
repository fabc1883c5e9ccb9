import { derivedId, type Json } from '@kronika/event-log';
import { type AnyGame, type Chance, fastChance, type Occupant } from '@kronika/game-kernel';
import { openTie, stageOf, type TournamentSettings, usualLeagueFormat, usualTableSwiss } from '@kronika/tournaments';
import { botNames, roles } from './cast';
import { byGain } from './moments';
import { Playing } from './playing';
import { type Branch, Review, type ReviewedGame } from './review';
import { callerOf, must, type Stage } from './stage';
import { Troupe } from './troupe';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export interface DemoPlan {
  /** Secret: what ids, seeds and sessions of the demonstration are drawn from. */
  readonly seed: string;
  /** When it was begun: everything has happened before. */
  readonly startedAt: number;
}

/** How far the demonstration has got: told after every game. */
export interface DemoStep {
  readonly doing: DemoDoing;
  readonly games: number;
}
export const demoDoings = ['accounts', 'league', 'tables', 'cup', 'swiss', 'reviews'] as const;
export type DemoDoing = (typeof demoDoings)[number];

/** About how many games there will be. */
export const expectedGames = 66;
const entrants = 12;

/** The small world of the demonstration, from its first account to its last comment, as the people in it would have made it. */
export class DemoScript {
  readonly #stage: Stage;
  readonly #plan: DemoPlan;
  readonly #report: (step: DemoStep) => Promise<void>;
  readonly #chance: Chance;
  #doing: DemoDoing = 'accounts';
  #games = 0;
  #commands = 0;

  constructor(stage: Stage, plan: DemoPlan, report: (step: DemoStep) => Promise<void>) {
    this.#stage = stage;
    this.#plan = plan;
    this.#report = report;
    this.#chance = fastChance(`${plan.seed} script`);
  }

  /** When the first account registers. */
  static begin({ startedAt }: DemoPlan): number {
    return startedAt - 150 * day;
  }

  async perform(): Promise<void> {
    const troupe = await Troupe.gather(this.#stage, this.#plan.seed, this.#chance);
    const playing = new Playing(this.#stage, troupe, this.#chance, () => this.#gamePlayed());
    const [main, ...others] = await this.#offered();
    if (main === undefined) return;
    await this.#now('league');
    await this.#league(main, troupe, playing);
    const leagueGames = [...playing.played];
    await this.#now('tables');
    await this.#tables(main, others, troupe, playing);
    await this.#now('cup');
    await this.#cup(main, playing);
    await this.#now('reviews');
    await this.#reviews(leagueGames, troupe);
    await this.#now('swiss');
    await this.#swiss(main, playing);
  }

  /** Two seasons of a league with three divisions; the third is for the organiser to open. */
  async #league(game: AnyGame, troupe: Troupe, playing: Playing): Promise<void> {
    const { leagues, clock } = this.#stage;
    const organiser = this.#organiser();
    this.#at(-118);
    const size = tableSize(game);
    const stage = stageOf({ ...usualLeagueFormat, sizes: { allowed: [size], preferred: size } });
    const clocks = { kind: 'async', bankMs: 4 * day, incrementMs: 2 * hour, graceMs: 30 * minute, vacationDays: 7 } as const;
    const settings = { ...this.#settings(game), clock: clocks, timeOut: 'bot', autopilot: true } as const;
    const plan = { settings, stage, automatic: false, pauseMs: 7 * day };
    const { leagueId } = must(await leagues.create(organiser, { commandId: this.#command(), title: 'Liga Wiślana', plan }), 'the league');
    const entries = troupe.players.map((account, place) => ({ account, division: 1 + Math.floor(place / 7), rating: 1700 - 20 * place }));
    must(await leagues.enter(organiser, { leagueId, commandId: this.#command(), entries }), 'its members');
    for (const [begins, spread] of [
      [-112, 24],
      [-62, 24],
    ] as const) {
      this.#at(begins);
      must(await leagues.openSeason(organiser, { leagueId, commandId: this.#command() }), 'a season');
      await this.#playThrough(playing, { spreadMs: spread * day, moveMs: 14 * minute });
      clock.advanceTo(clock.now + hour);
    }
  }

  /** Friendly tables: the first game with other options, and every other game that is offered. */
  async #tables(main: AnyGame, others: readonly AnyGame[], troupe: Troupe, playing: Playing): Promise<void> {
    this.#at(-24);
    const wanted = [main, main, main, main, ...others.flatMap((game) => [game, game, game])];
    for (const game of wanted) {
      const options = this.#someOptions(game);
      const { min, max } = game.seats(options);
      const seats = Math.max(min, Math.min(max, 2 + this.#chance.int('seats', 3)));
      const players = this.#chance.shuffle('players', troupe.players).slice(0, seats);
      const cause = { actor: 'manager:demo', commandId: this.#command() };
      const created = await this.#stage.games.createGameFor(cause, {
        game: game.id,
        options,
        seats: players.map((id): Occupant => ({ kind: 'player', id })),
        clock: { kind: 'none' },
        timeOut: 'adjudicate',
        release: 'at-end',
        rated: seats > 1,
      });
      must(created, `a table of ${game.id}`);
      await playing.playAll(await playing.begun(), { spreadMs: 4 * hour, moveMs: 15_000 });
    }
  }

  /** A knock-out of bots, played up to its final: that is drafted, and for the organiser to publish. */
  async #cup(game: AnyGame, playing: Playing): Promise<void> {
    if (game.seats(this.#options(game)).min > 2) return;
    this.#at(-16);
    const organiser = this.#organiser();
    const stage = stageOf({ kind: 'single-elimination', thirdPlace: true, bestOf: 1 });
    const tournamentId = await this.#create(game, 'Puchar Mostów', [stage], { autopilot: false });
    const entries = await this.#bots(game, 8);
    await this.#send(tournamentId, { type: 'register', entries });
    this.#at(-14);
    await this.#send(tournamentId, { type: 'start' });
    for (const round of [1, 2]) {
      this.#at(-14 + 3 * round);
      await this.#send(tournamentId, { type: 'draft-round' });
      await this.#send(tournamentId, { type: 'publish-round' });
      await this.#playThrough(playing, { spreadMs: 2 * hour, moveMs: 9_000 });
      await this.#playOffs(tournamentId, playing);
    }
    await this.#stage.tournaments.send(organiser, { tournamentId, commandId: this.#command(), request: { type: 'draft-round' } });
  }

  /** Somebody has to go on: tied matches are played off until somebody does. */
  async #playOffs(tournamentId: string, playing: Playing): Promise<void> {
    for (;;) {
      const state = (await this.#stage.tournamentStore.load(tournamentId))?.state;
      const spec = state?.specs[state.stages.length - 1];
      const tied = (state?.stages.at(-1)?.rounds ?? []).flatMap((round) =>
        round.tables.filter((table) => spec !== undefined && openTie(spec, round, table) !== undefined),
      );
      const [first] = tied;
      if (first === undefined) return;
      await this.#send(tournamentId, { type: 'call-play-off', table: first.id });
      await this.#playThrough(playing, { spreadMs: hour, moveMs: 9_000 });
    }
  }

  /** A Swiss event in its third round: the player who can be tried sits at one of its tables, and it is their turn. */
  async #swiss(game: AnyGame, playing: Playing): Promise<void> {
    const size = tableSize(game);
    const format = {
      kind: 'table-swiss',
      rounds: 4,
      ...usualTableSwiss,
      sizes: { allowed: [size, Math.max(2, size - 1)], preferred: size },
    } as const;
    const starts = this.#time(-9);
    const plan = [1, 2, 3].map((round) => ({
      stage: 1,
      round,
      at: round === 3 ? this.#time(0) - 3 * hour : starts + (round - 1) * 4 * day,
    }));
    this.#stage.clock.advanceTo(starts - day);
    const tournamentId = await this.#create(game, 'Jesienny Szwajcar', [stageOf(format)], { autopilot: true, plan });
    const player = Troupe.idOf(this.#plan.seed, roles.player.name);
    const entries = [{ account: player, rating: 1600 }, ...(await this.#bots(game, entrants - 1))];
    await this.#send(tournamentId, { type: 'register', entries });
    await this.#send(tournamentId, { type: 'start' });
    for (const { at, round } of plan) {
      this.#stage.clock.advanceTo(at);
      await this.#stage.settle();
      const games = await playing.begun();
      if (round < 3) {
        await playing.playAll(games, { spreadMs: hour, moveMs: 9_000 });
        continue;
      }
      for (const [index, begun] of games.entries()) {
        const seat = begun.seats.findIndex((occupant) => occupant.kind === 'player');
        const how = { from: at + 5 * minute, paceMs: 10_000 };
        if (seat !== -1) await playing.play(begun, { ...how, stopAt: { seat, moves: 40 } });
        else if (index === 0) await playing.play(begun, { ...how, paceMs: 6_000 });
        else await playing.play(begun, { ...how, stopAt: { seat: 0, moves: 90 } });
      }
    }
    this.#stage.clock.advanceTo(this.#plan.startedAt - 10 * minute);
    await this.#stage.settle();
  }

  /** Comments on the games of the league that swung most, one what-if line, and one study. */
  async #reviews(games: readonly string[], troupe: Troupe): Promise<void> {
    this.#at(-10);
    const review = new Review(this.#stage, troupe, this.#chance);
    const reviewed: ReviewedGame[] = [];
    for (const gameId of games.slice(-24)) {
      const one = await review.read(gameId);
      if (one !== undefined) reviewed.push(one);
    }
    const swung = reviewed.toSorted((a, b) => swing(b) - swing(a)).slice(0, 8);
    for (const one of swung) await review.annotate(one);
    let branch: Branch | undefined;
    for (const one of swung) branch ??= await review.branch(one, troupe.players[0] ?? '');
    await review.study(Troupe.idOf(this.#plan.seed, roles.organiser.name), 'Punkty zwrotne drugiego sezonu', swung.slice(0, 4), branch);
  }

  /** Lets everything follow and plays what comes of it, until nothing does. */
  async #playThrough(playing: Playing, pace: { readonly spreadMs: number; readonly moveMs: number }): Promise<void> {
    for (;;) {
      await this.#stage.settle();
      const games = await playing.begun();
      if (games.length === 0) return;
      await playing.playAll(games, pace);
    }
  }

  async #offered(): Promise<readonly AnyGame[]> {
    const { games } = this.#stage.platform;
    const made = await Promise.all(games.offered.map(({ id }) => games.game(id)));
    return made.flatMap((game) => game ?? []);
  }

  #options(game: AnyGame): Json {
    const parsed = game.options.parse({});
    if (!parsed.ok) throw new Error(`${game.id} has no usual options`);
    return parsed.value;
  }

  /** The usual options with one of them changed, where the game publishes what it could be. */
  #someOptions(game: AnyGame): Json {
    const schema = game.options.jsonSchema;
    const properties = isObject(schema) && isObject(schema.properties) ? Object.entries(schema.properties) : [];
    for (const [name, property] of this.#chance.shuffle('options', properties)) {
      const values = isObject(property) && Array.isArray(property.enum) ? (property.enum as readonly Json[]) : [];
      if (values.length === 0) continue;
      const parsed = game.options.parse({ [name]: this.#chance.pick('options', values) });
      if (parsed.ok && game.seats(parsed.value).max >= 2) return parsed.value;
    }
    return this.#options(game);
  }

  /** Entries of bots of all kinds that the game has, under names of their own. */
  async #bots(game: AnyGame, count: number) {
    const kinds = (await this.#stage.platform.games.botsOf(game.id)).toReversed();
    return botNames.slice(0, count).map((name, index) => {
      // The better ones are more numerous.
      const kind = Math.floor(kinds.length * (index / count) ** 2);
      return { name, bot: kinds[kind] ?? 'greedy', rating: 1650 - 25 * index };
    });
  }

  #settings(game: AnyGame): Omit<TournamentSettings, 'seats'> {
    return {
      game: game.id,
      options: this.#options(game),
      venue: 'online',
      registration: 'invite',
      checkIn: false,
      lateEntry: false,
      clock: { kind: 'none' },
      timeOut: 'bot',
      rated: true,
    };
  }

  async #create(
    game: AnyGame,
    title: string,
    stages: Parameters<Stage['tournaments']['create']>[1]['stages'],
    more: Partial<TournamentSettings>,
  ): Promise<string> {
    const settings = { ...this.#settings(game), ...more };
    const created = await this.#stage.tournaments.create(this.#organiser(), { commandId: this.#command(), title, settings, stages });
    return must(created, title).tournamentId;
  }

  async #send(tournamentId: string, request: Parameters<Stage['tournaments']['send']>[1]['request']): Promise<void> {
    must(await this.#stage.tournaments.send(this.#organiser(), { tournamentId, commandId: this.#command(), request }), request.type);
  }

  #organiser() {
    return callerOf(Troupe.idOf(this.#plan.seed, roles.organiser.name));
  }

  #time(days: number): number {
    return this.#plan.startedAt + days * day;
  }

  #at(days: number): void {
    this.#stage.clock.advanceTo(this.#time(days));
  }

  #command(): string {
    return derivedId('demo', this.#plan.seed, 'command', String(this.#commands++));
  }

  async #gamePlayed(): Promise<void> {
    this.#games++;
    await this.#report({ doing: this.#doing, games: this.#games });
  }

  async #now(doing: DemoDoing): Promise<void> {
    this.#doing = doing;
    await this.#report({ doing, games: this.#games });
  }
}

/** As many as a big game seats well: four, or what it takes. */
function tableSize(game: AnyGame): number {
  const parsed = game.options.parse({});
  const { min, max } = parsed.ok ? game.seats(parsed.value) : { min: 2, max: 4 };
  return Math.max(min, Math.min(4, max));
}

function swing({ story }: ReviewedGame): number {
  return Math.max(0, ...byGain(story).map(({ gain }) => Math.abs(gain)));
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
