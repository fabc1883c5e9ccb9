import type { Participant, ParticipantId, TournamentState } from '@kronika/tournaments';
import type { Texts } from '../../texts/texts';
import type { LoadedTournament } from '../loaded-tournament';
import type { TournamentRights } from '../rights';

/** What sights of a tournament are built from: its state, the texts that belong to it, and who looks. */
export interface TournamentSource {
  readonly loaded: LoadedTournament;
  readonly rights: TournamentRights;
  readonly texts: ReadonlyMap<string, string>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export async function tournamentSource(
  loaded: LoadedTournament,
  rights: TournamentRights,
  texts: Texts,
  now: number,
): Promise<TournamentSource> {
  return { loaded, rights, texts: await texts.getAll(hashesOf(loaded.state, rights)), now };
}

/** The texts that somebody with these rights is shown. */
function hashesOf(state: TournamentState, rights: TournamentRights): readonly string[] {
  return [
    state.title,
    ...(state.description === undefined ? [] : [state.description]),
    ...state.participants.flatMap(({ name }) => name ?? []),
    ...state.announcements.map(({ text }) => text),
    ...(rights.isJudge || rights.participant !== undefined ? state.calls.flatMap(({ note }) => note ?? []) : []),
    ...(state.cancelled?.reason.note === undefined ? [] : [state.cancelled.reason.note]),
  ];
}

/** A participant as everybody may see them. The name of an account is looked up by whoever shows it. */
export interface ParticipantSight {
  readonly id: ParticipantId;
  readonly account: string | null;
  readonly bot: string | null;
  /** Of somebody without an account; null also where it was erased. */
  readonly name: string | null;
  readonly rating: number | null;
  readonly division: number | null;
  readonly status: Participant['status'];
  readonly fixedTable: number | null;
  /** The account that says the entry is its own: for organisers. */
  readonly claimedBy: string | null;
}

export function participantSight({ rights, texts }: TournamentSource, participant: Participant): ParticipantSight {
  return {
    id: participant.id,
    account: participant.account ?? null,
    bot: participant.bot ?? null,
    name: (participant.name === undefined ? undefined : texts.get(participant.name)) ?? null,
    rating: participant.rating ?? null,
    division: participant.division ?? null,
    status: participant.status,
    fixedTable: participant.fixedTable ?? null,
    claimedBy: rights.isOrganiser || participant.claim === rights.account ? (participant.claim ?? null) : null,
  };
}

/** A participant by id, for places that name one. */
export function participantById(source: TournamentSource): (id: ParticipantId) => ParticipantSight {
  const known = new Map(source.loaded.state.participants.map((participant) => [participant.id, participant]));
  const seen = new Map<ParticipantId, ParticipantSight>();
  return (id) => {
    const there = seen.get(id);
    if (there !== undefined) return there;
    const participant = known.get(id) ?? { id, status: 'withdrawn', stated: 0 };
    const sight = participantSight(source, participant);
    seen.set(id, sight);
    return sight;
  };
}
