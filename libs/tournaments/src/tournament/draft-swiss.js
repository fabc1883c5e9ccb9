import { tablePoints } from '../scoring/scheme';
import { pairDutch } from '../swiss';
import { activeField, requestedByePoints } from './draft-field';
import { stageBook } from './stage-book';
import { seedsOf } from './stage-bracket';
/** A round for two seats by the FIDE Dutch system; seat 0 plays the role of white. */
export function draftSwiss(input, format) {
  const { stageState, spec } = input;
  const seedOf = seedsOf(stageState);
  const named = (number) => stageState.field[number - 1] ?? '';
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
    forbiddenPairs: input.state.forbidden.map(([a, b]) => [seedOf(a), seedOf(b)]).filter(([a, b]) => a > 0 && b > 0),
    points: { win, draw, loss },
  });
  if (outcome.kind === 'needs-ruling') {
    return { kind: 'needs-ruling', message: outcome.reason, participants: outcome.leftOver.map(named) };
  }
  const allocated = outcome.bye ? [{ participant: named(outcome.bye.player), bye: 'allocated', points: spec.byes.full }] : [];
  return {
    kind: 'drafted',
    tables: outcome.pairings.map((pairing) => ({
      seats: [named(pairing.white), named(pairing.black)],
      reasons: reasonsOf(pairing, named),
    })),
    byes: [...requested, ...allocated],
    walkovers: [],
  };
}
function swissPlayers(input) {
  const { stageState } = input;
  const seedOf = seedsOf(stageState);
  return stageBook(input.state, input.stage).pages.map((page) => ({
    number: page.seed,
    rounds: page.entries.map((entry) => recordOf(entry, page.participant, stageState, seedOf)),
    ...(page.carried === 0 ? {} : { extraPoints: page.carried }),
  }));
}
function recordOf(entry, participant, stageState, seedOf) {
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
function reasonsOf({ white, black, why }, named) {
  const floats = [
    ...(why.floats.white === 'none' ? [] : [{ kind: 'float', participant: named(white), direction: why.floats.white, by: 1 }]),
    ...(why.floats.black === 'none' ? [] : [{ kind: 'float', participant: named(black), direction: why.floats.black, by: 1 }]),
  ];
  const insteadOf = why.insteadOf
    ? [{ kind: 'instead-of', participant: named(why.higher), opponent: named(why.insteadOf.opponent), because: why.insteadOf.because }]
    : [];
  return [
    { kind: 'score-group', lowest: why.bracketScore, highest: why.bracketScore },
    ...floats,
    ...insteadOf,
    { kind: 'colours', because: why.colours },
  ];
}
//# sourceMappingURL=draft-swiss.js.map
