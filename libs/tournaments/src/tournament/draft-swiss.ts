import type { TableReason } from '../pairing/reason';
import { tablePoints } from '../scoring/scheme';
import type { ParticipantId, RoundEntry } from '../scoring/score-book';
import { pairDutch, type DutchPairing, type SwissPlayer, type SwissRoundRecord } from '../swiss';
import { activeField, requestedByePoints, type DraftInput, type DraftOutcome, type PlainTable } from './draft-field';
import { stageBook } from './stage-book';
import { seedsOf } from './stage-bracket';
import type { StageFormat } from './stage-spec';
import type { StageState } from './state';

/** A round for two seats by the FIDE Dutch system; seat 0 plays the role of white. */
export function draftSwiss(input: DraftInput, format: Extract<StageFormat, { kind: 'swiss' }>): DraftOutcome {
  const { stageState, spec } = input;
  const seedOf = seedsOf(stageState);
  const named = (number: number): ParticipantId => stageState.field[number - 1] ?? '';
  const requested = requestedByePoints(input);
  const active = new Set(activeField(input));
  const absent = stageState.field.filter((id) => !active.has(id) || requested.some((bye) => bye.participant === id));
  const [win = 1, loss = 0] = tablePoints(spec.scoring, [1, 2]);
  const [draw = 0.5] = tablePoints(spec.scoring, [1, 1]);
  const outcome = pairDutch({
    players: swissPlayers(input),
    absent: absent.map(seedOf),
    roundsPlayed: stageState.rounds.length,
    totalRounds: format.rounds,
    colours: format.colours,
    initialColour: stageState.firstColour,
    forbiddenPairs: input.state.forbidden.map(([a, b]) => [seedOf(a), seedOf(b)] as const).filter(([a, b]) => a > 0 && b > 0),
    points: { win, draw, loss },
  });
  if (outcome.kind === 'needs-ruling') {
    return { kind: 'needs-ruling', message: outcome.reason, participants: outcome.leftOver.map(named) };
  }
  const allocated = outcome.bye ? [{ participant: named(outcome.bye.player), bye: 'allocated' as const, points: spec.byes.full }] : [];
  return {
    kind: 'drafted',
    tables: outcome.pairings.map((pairing): PlainTable => ({
      seats: [named(pairing.white), named(pairing.black)],
      reasons: reasonsOf(pairing, named),
    })),
    byes: [...requested, ...allocated],
    walkovers: [],
  };
}

function swissPlayers(input: DraftInput): SwissPlayer[] {
  const { stageState } = input;
  const seedOf = seedsOf(stageState);
  return stageBook(input.state, input.stage).pages.map((page) => ({
    number: page.seed,
    rounds: page.entries.map((entry) => recordOf(entry, page.participant, stageState, seedOf)),
    ...(page.carried === 0 ? {} : { extraPoints: page.carried }),
  }));
}

function recordOf(
  entry: RoundEntry,
  participant: ParticipantId,
  stageState: StageState,
  seedOf: (participant: ParticipantId) => number,
): SwissRoundRecord {
  const points = entry.points;
  if (entry.kind === 'bye') {
    const bye = entry.bye === 'allocated' ? 'pairing-allocated' : entry.bye === 'full' || entry.bye === 'half' ? entry.bye : 'zero';
    return { kind: 'bye', bye, points };
  }
  const opponent = entry.kind === 'played' ? entry.opponents[0]?.participant : entry.scheduled[0];
  if (opponent === undefined) return { kind: 'bye', bye: 'zero', points };
  const table = stageState.rounds
    .find((round) => round.round === entry.round)
    ?.tables.find((candidate) => candidate.seats.includes(participant));
  const colour = table?.seats[0] === participant ? 'white' : 'black';
  return { kind: entry.kind === 'played' ? 'played' : 'forfeited', opponent: seedOf(opponent), colour, points };
}

function reasonsOf({ white, black, why }: DutchPairing, named: (number: number) => ParticipantId): TableReason[] {
  const floats: TableReason[] = [
    ...(why.floats.white === 'none' ? [] : [{ kind: 'float' as const, participant: named(white), direction: why.floats.white, by: 1 }]),
    ...(why.floats.black === 'none' ? [] : [{ kind: 'float' as const, participant: named(black), direction: why.floats.black, by: 1 }]),
  ];
  const insteadOf: TableReason[] = why.insteadOf
    ? [{ kind: 'instead-of', participant: named(why.higher), opponent: named(why.insteadOf.opponent), because: why.insteadOf.because }]
    : [];
  return [
    { kind: 'score-group', lowest: why.bracketScore, highest: why.bracketScore },
    ...floats,
    ...insteadOf,
    { kind: 'colours', because: why.colours },
  ];
}
