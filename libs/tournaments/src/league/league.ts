import type { Actor, TextHash } from '../tournament/actor';
import type { NewEntry } from '../tournament/commands';
import type { TournamentSettings } from '../tournament/settings';
import type { StageSpec } from '../tournament/stage-spec';
import type { DivisionMove } from './season';

/** What a league is played by: every season is a tournament with these settings and this one stage. */
export interface LeaguePlan {
  readonly settings: TournamentSettings;
  readonly stage: StageSpec;
  /** The next season starts by itself, this long after the last one ended. */
  readonly automatic: boolean;
  readonly pauseMs: number;
  /** After so many seasons it ends; without an end where nothing is said. */
  readonly seasons?: number;
}

export type LeagueEvent =
  | { readonly type: 'LeagueCreated'; readonly id: string; readonly title: TextHash; readonly plan: LeaguePlan; readonly by: Actor }
  | { readonly type: 'LeaguePlanChanged'; readonly plan: LeaguePlan; readonly by: Actor }
  /** Somebody who plays from the next season on. */
  | { readonly type: 'LeagueJoined'; readonly entry: LeagueEntry; readonly by: Actor }
  /** Plays the running season to its end, and no other. */
  | { readonly type: 'LeagueLeft'; readonly member: string; readonly by: Actor }
  | { readonly type: 'LeagueOrganiserGranted'; readonly account: string; readonly by: Actor }
  | { readonly type: 'LeagueOrganiserRevoked'; readonly account: string; readonly by: Actor }
  | {
      readonly type: 'SeasonOpened';
      readonly season: number;
      readonly tournament: string;
      /** Everybody who plays, with the division. */
      readonly entries: readonly LeagueEntry[];
      readonly by: Actor;
    }
  | {
      readonly type: 'SeasonClosed';
      readonly season: number;
      readonly at: number;
      readonly moves: readonly DivisionMove[];
      readonly by: Actor;
    }
  | { readonly type: 'LeagueEnded'; readonly by: Actor };

/** An entry that keeps its id from season to season. */
export type LeagueEntry = NewEntry & { readonly participant: string };

export interface LeagueSeason {
  readonly season: number;
  readonly tournament: string;
  readonly entries: readonly LeagueEntry[];
  /** Who moved up and down after it; absent while it is played. */
  readonly moves?: readonly DivisionMove[];
  readonly closedAt?: number;
}

export interface LeagueState {
  readonly id: string;
  readonly title: TextHash;
  readonly plan: LeaguePlan;
  readonly organisers: readonly string[];
  /** Those who wait for the next season. */
  readonly newcomers: readonly LeagueEntry[];
  /** Those who do not play the next. */
  readonly leaving: readonly string[];
  readonly seasons: readonly LeagueSeason[];
  readonly ended: boolean;
}

/** Applies a fact; the first event meets `undefined`. */
export function evolveLeague(state: LeagueState | undefined, event: LeagueEvent): LeagueState {
  if (!state) {
    if (event.type !== 'LeagueCreated') throw new Error(`A league begins with its creation, not with ${event.type}`);
    const { id, title, plan, by } = event;
    return { id, title, plan, organisers: [by.id], newcomers: [], leaving: [], seasons: [], ended: false };
  }
  switch (event.type) {
    case 'LeagueCreated':
      return state;
    case 'LeaguePlanChanged':
      return { ...state, plan: event.plan };
    case 'LeagueJoined':
      return {
        ...state,
        newcomers: [...state.newcomers, event.entry],
        leaving: state.leaving.filter((member) => member !== event.entry.participant),
      };
    case 'LeagueLeft':
      return {
        ...state,
        newcomers: state.newcomers.filter((entry) => entry.participant !== event.member),
        leaving: [...state.leaving, event.member],
      };
    case 'LeagueOrganiserGranted':
      return { ...state, organisers: [...state.organisers, event.account] };
    case 'LeagueOrganiserRevoked':
      return { ...state, organisers: state.organisers.filter((account) => account !== event.account) };
    case 'SeasonOpened': {
      const { season, tournament, entries } = event;
      return { ...state, newcomers: [], leaving: [], seasons: [...state.seasons, { season, tournament, entries }] };
    }
    case 'SeasonClosed': {
      const { season, moves, at: closedAt } = event;
      const seasons = state.seasons.map((known) => (known.season === season ? { ...known, moves, closedAt } : known));
      return { ...state, seasons };
    }
    case 'LeagueEnded':
      return { ...state, ended: true };
  }
}

/** The entries of the next season: everybody where the moves put them, without those who leave; newcomers at the bottom. */
export function nextEntries(state: LeagueState): readonly LeagueEntry[] {
  const last = state.seasons.at(-1);
  const places = new Map((last?.moves ?? []).filter(({ because }) => because !== 'dropped-out').map((move) => [move.participant, move.to]));
  const staying = (last?.entries ?? []).flatMap((entry) => {
    const division = places.get(entry.participant);
    return division === undefined || state.leaving.includes(entry.participant) ? [] : [{ ...entry, division }];
  });
  const bottom = Math.max(1, ...staying.map((entry) => entry.division));
  const newcomers = state.newcomers.map((entry) => ({ ...entry, division: last === undefined ? (entry.division ?? bottom) : bottom }));
  return [...staying, ...newcomers];
}

/** The season that is being played, if any. */
export function openSeason(state: LeagueState): LeagueSeason | undefined {
  const last = state.seasons.at(-1);
  return last?.moves === undefined ? last : undefined;
}
