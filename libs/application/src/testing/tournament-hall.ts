import { type SeatFinish, stageOf, type StageSpec, type TableState, type TournamentState, usualSettings } from '@kronika/tournaments';
import { Wakes } from '../live/wakes';
import type { Platform } from '../platform';
import type { AccountCaller, Caller } from '../rights/caller';
import { Texts } from '../texts/texts';
import { Corrections } from '../tournaments/corrections';
import { TournamentExchange } from '../tournaments/exchange';
import type { TournamentRequest } from '../tournaments/request';
import { Slips } from '../tournaments/slips';
import { TournamentCommands } from '../tournaments/tournament-commands';
import { type NewTournament, Tournaments } from '../tournaments/tournaments';
import { TournamentStore } from '../tournaments/tournament-store';
import { account, done, hex, samplePlatform } from './table';

/** The use cases around tournaments at physical tables, on one platform. */
export class Hall {
  readonly platform: Platform;
  readonly wakes = new Wakes();
  readonly store: TournamentStore;
  readonly texts: Texts;
  readonly tournaments: Tournaments;
  readonly corrections: Corrections;
  readonly slips: Slips;
  readonly exchange: TournamentExchange;

  constructor(platform = samplePlatform()) {
    this.platform = platform;
    this.store = new TournamentStore(platform.log);
    this.texts = new Texts(platform);
    const commands = new TournamentCommands(platform, this.store, this.texts);
    this.tournaments = new Tournaments({ platform, store: this.store, commands, texts: this.texts, wakes: this.wakes });
    this.corrections = new Corrections(this.tournaments, platform);
    this.slips = new Slips(platform, this.store, commands, this.texts);
    const names = { namesOf: (ids: readonly string[]) => Promise.resolve(new Map(ids.map((id) => [id, id.toUpperCase()]))) };
    this.exchange = new TournamentExchange({ platform, store: this.store, tournaments: this.tournaments, texts: this.texts, names });
  }

  /** A tournament in a hall, made by somebody; `more` where the test needs something else. */
  async open(organiser: Caller, stages: readonly StageSpec[], more: Partial<NewTournament> = {}): Promise<Event> {
    const settings = { ...usualSettings, game: 'sample', venue: 'physical' as const };
    const made = await this.tournaments.create(organiser, { commandId: hex(), title: 'Autumn Cup', settings, stages, ...more });
    return new Event(this, done(made).tournamentId);
  }
}

/** One tournament of a hall. */
export class Event {
  readonly hall: Hall;
  readonly id: string;

  constructor(hall: Hall, id: string) {
    this.hall = hall;
    this.id = id;
  }

  send(caller: Caller, request: TournamentRequest, commandId = hex()) {
    return this.hall.tournaments.send(caller, { tournamentId: this.id, commandId, request });
  }

  async must(caller: Caller, request: TournamentRequest) {
    return done(await this.send(caller, request));
  }

  async state(): Promise<TournamentState> {
    const loaded = await this.hall.store.load(this.id);
    if (loaded === undefined) throw new Error('no such tournament');
    return loaded.state;
  }

  async tables(): Promise<readonly TableState[]> {
    return (await this.state()).stages.at(-1)?.rounds.at(-1)?.tables ?? [];
  }

  async sight(caller: Caller) {
    const sight = await this.hall.tournaments.see(caller, this.id);
    if (sight === undefined) throw new Error('not to be seen');
    return sight;
  }

  /** Drafts and publishes the next round. */
  async publish(organiser: Caller): Promise<readonly TableState[]> {
    await this.must(organiser, { type: 'draft-round' });
    await this.must(organiser, { type: 'publish-round' });
    return this.tables();
  }

  /** A judge enters every open table of the round: whoever entered first wins. */
  async favouritesWin(judge: Caller): Promise<void> {
    const order = (await this.state()).participants.map(({ id }) => id);
    for (const table of await this.tables()) {
      if (table.result !== undefined) continue;
      const present = table.seats.filter((seat) => !table.left.some(({ participant }) => participant === seat));
      const seats = present.sort((x, y) => order.indexOf(x) - order.indexOf(y));
      await this.must(judge, { type: 'enter-result', table: table.id, finishes: inOrder(seats) });
    }
  }
}

export const roundRobin: readonly StageSpec[] = [stageOf({ kind: 'round-robin', double: false, bestOf: 1 })];

/** Everybody on a place of their own, from first to last. */
export function inOrder(seats: readonly string[]): readonly SeatFinish[] {
  return seats.map((participant, i) => ({ participant, place: i + 1, vp: 40 - 10 * i }));
}

export const people = (...names: readonly string[]): readonly AccountCaller[] => names.map((name) => account(name));
