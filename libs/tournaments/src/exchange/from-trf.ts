import type { Actor, TextHash } from '../tournament/actor';
import { decide } from '../tournament/decide';
import { evolve } from '../tournament/evolve';
import type { TournamentEvent } from '../tournament/events';
import type { ResultCommand } from '../tournament/commands';
import type { DraftTable, RoundBye, RoundDraft } from '../tournament/round';
import { usualSettings, type TournamentSettings } from '../tournament/settings';
import { stageOf, type StageSpec } from '../tournament/stage-spec';
import type { TournamentState } from '../tournament/state';
import { draftQuality } from '../tournament/draft-round';
import type { TrfCell, TrfFile, TrfPlayer, TrfResult } from '../trf';

/** What a report does not say about an event. */
export interface TrfImport {
  readonly id: string;
  readonly title: TextHash;
  readonly game: string;
  readonly seats: TournamentSettings['seats'];
  readonly actor: Actor;
  readonly seed: string;
  /** The name of a player, where names are kept. */
  readonly nameOf: (startingRank: number) => TextHash;
}

/** A Swiss event with everything that its report says: players, pairings and results, round by round; it can be gone on with. */
export function tournamentFromTrf(file: TrfFile, wanted: TrfImport): readonly TournamentEvent[] {
  const { id, title, game, seats, actor: by, seed } = wanted;
  const players = [...file.players].sort((x, y) => x.startingRank - y.startingRank);
  const played = Math.max(0, ...players.map((player) => player.rounds.length));
  const spec = specOf(file, played);
  const settings: TournamentSettings = { ...usualSettings, venue: 'physical', rated: false, game, seats };
  const events: TournamentEvent[] = [];
  let state: TournamentState | undefined;
  const add = (more: readonly TournamentEvent[]): void => {
    for (const event of more) {
      events.push(event);
      state = evolve(state, event);
    }
  };
  add([{ type: 'TournamentCreated', id, title, settings, stages: [spec], by }]);
  add(players.map((player) => registered(player, wanted)));
  add(forbiddenPairs(file).map(([a, b]) => ({ type: 'PairForbidden', pair: [a, b], by, reason: { code: 'other' } })));
  const field = players.map((player) => participantOf(player.startingRank));
  const firstColour = file.initialColour ?? 'white';
  add([{ type: 'StageStarted', stage: 1, field, carried: {}, groups: [], firstColour, seed, by }]);
  for (let round = 1; round <= played; round++) {
    if (state === undefined) break;
    const draft = draftOf(state, players, round, spec, seed);
    if (draft.tables.length === 0 && draft.byes.length === 0) continue;
    add([{ type: 'RoundPublished', draft, roundId: `${id}:1.${round}`, duplicate: false, by }]);
    if (draft.tables.length === 0) add([{ type: 'RoundCompleted', stage: 1, round }]);
    for (const command of resultsOf(players, draft, round, by)) {
      const decision = decide(state, command, { now: 0, ids: String, seed });
      if (decision.ok) add(decision.value);
    }
  }
  return events;
}

function participantOf(startingRank: number): string {
  return `p${startingRank}`;
}

function registered({ startingRank, rating }: TrfPlayer, { nameOf, actor: by }: TrfImport): TournamentEvent {
  const rated = rating === undefined ? {} : { rating };
  const participant = participantOf(startingRank);
  return { type: 'ParticipantRegistered', participant, name: nameOf(startingRank), ...rated, waiting: false, by };
}

function specOf({ rounds, points }: TrfFile, played: number): StageSpec {
  const { win, draw, loss, absence, pairingAllocatedBye: full } = points;
  return stageOf(
    { kind: 'swiss', rounds: Math.max(1, rounds ?? played), colours: true, bestOf: 1 },
    { scoring: { kind: 'match', win, draw, loss }, byes: { full, half: draw, zero: absence } },
  );
}

function forbiddenPairs({ forbidden }: TrfFile): (readonly [string, string])[] {
  return forbidden
    .filter(({ firstRound }) => firstRound === undefined)
    .flatMap(({ players }) => players.flatMap((a, i) => players.slice(i + 1).map((b) => [participantOf(a), participantOf(b)] as const)));
}

const byeOf: Partial<Readonly<Record<TrfResult, RoundBye['bye']>>> = { U: 'allocated', F: 'full', H: 'half', Z: 'absent' };

function draftOf(state: TournamentState, players: readonly TrfPlayer[], round: number, spec: StageSpec, seed: string): RoundDraft {
  const tables = pairsOf(players, round).map(([first, second], i): DraftTable => ({
    id: `1.${round}.${i + 1}`,
    number: i + 1,
    seats: [participantOf(first), participantOf(second)],
    reasons: [{ kind: 'by-hand' }],
  }));
  const seated = new Set(tables.flatMap((table) => table.seats));
  const byes = players
    .filter((player) => !seated.has(participantOf(player.startingRank)))
    .map((player): RoundBye => {
      const bye = byeOf[cellOf(player, round)?.result ?? 'Z'] ?? 'absent';
      return { participant: participantOf(player.startingRank), bye, points: pointsOf(bye, spec) };
    });
  return { stage: 1, round, tables, byes, walkovers: [], seed, quality: draftQuality(state, 1, tables) };
}

function pointsOf(bye: RoundBye['bye'], { byes }: StageSpec): number {
  if (bye === 'allocated' || bye === 'full') return byes.full;
  return bye === 'half' ? byes.half : byes.zero;
}

/** Starting ranks of those who meet, white first. */
function pairsOf(players: readonly TrfPlayer[], round: number): (readonly [number, number])[] {
  const known = new Set(players.map((player) => player.startingRank));
  return players.flatMap((player) => {
    const cell = cellOf(player, round);
    if (cell === undefined || cell.opponent === 0 || !known.has(cell.opponent)) return [];
    if (cell.opponent < player.startingRank) return [];
    return [cell.colour === 'black' ? ([cell.opponent, player.startingRank] as const) : ([player.startingRank, cell.opponent] as const)];
  });
}

function cellOf(player: TrfPlayer, round: number): TrfCell | undefined {
  return player.rounds[round - 1];
}

function resultsOf(players: readonly TrfPlayer[], draft: RoundDraft, round: number, actor: Actor): ResultCommand[] {
  const results = new Map(players.map((player) => [participantOf(player.startingRank), cellOf(player, round)?.result]));
  return draft.tables.flatMap(({ id: table, seats }): ResultCommand[] => {
    const absent = seats.filter((seat) => results.get(seat) === '-');
    if (absent.length > 0) {
      return absent.map((participant) => ({ type: 'no-show', table, participant, actor, reason: { code: 'no-show' } }));
    }
    const places = seats.map((seat) => placeOf(results.get(seat)));
    if (places.includes(undefined)) return [];
    const finishes = seats.map((participant, i) => ({ participant, place: places[i] ?? 1 }));
    return [{ type: 'enter-result', table, finishes, actor }];
  });
}

function placeOf(result: TrfResult | undefined): number | undefined {
  switch (result) {
    case '1':
    case 'W':
    case '+':
    case '=':
    case 'D':
      return 1;
    case '0':
    case 'L':
      return 2;
    default:
      return undefined;
  }
}
