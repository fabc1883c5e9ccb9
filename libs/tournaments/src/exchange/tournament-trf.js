import { trfFile } from '../trf';
import { stageBook } from '../tournament/stage-book';
import { seedsOf } from '../tournament/stage-bracket';
import { stageStandings } from '../tournament/stage-standings';
import { tablePoints } from '../scoring/scheme';
/** A two-seat Swiss stage as a FIDE report; undefined for any other stage. `title` is the event's name. */
export function tournamentTrf(state, stage, nameOf, title) {
  const stageState = state.stages[stage - 1];
  const spec = state.specs[stage - 1];
  if (!stageState || spec?.format.kind !== 'swiss') return undefined;
  const ranks = new Map(stageStandings(state, stage).flatMap((group) => group.rows.map((row) => [row.participant, row])));
  const ratings = new Map(state.participants.map((participant) => [participant.id, participant.rating]));
  const players = stageBook(state, stage).pages.map((page) => ({
    startingRank: page.seed,
    sex: '',
    title: '',
    name: nameOf(page.participant),
    rating: ratings.get(page.participant),
    federation: '',
    fideNumber: '',
    birthDate: '',
    points: ranks.get(page.participant)?.score ?? 0,
    rank: ranks.get(page.participant)?.rank,
    rounds: page.entries.map((entry) => cellOf(entry, page.participant, stageState)),
    line: 0,
  }));
  const [win = 1, loss = 0] = tablePoints(spec.scoring, [1, 2]);
  const [draw = 0.5] = tablePoints(spec.scoring, [1, 1]);
  const seedOf = seedsOf(stageState);
  return trfFile({
    header: { fields: { name: title, playerCount: String(players.length) }, deputyArbiters: [], roundDates: [] },
    players,
    rounds: spec.format.rounds,
    initialColour: stageState.firstColour,
    points: { win, draw, loss, absence: spec.byes.zero, pairingAllocatedBye: spec.byes.full },
    forbidden: state.forbidden.map(([a, b]) => ({ firstRound: undefined, lastRound: undefined, players: [seedOf(a), seedOf(b)] })),
  });
}
function cellOf(entry, participant, stageState) {
  if (entry.kind === 'bye') return { opponent: 0, colour: undefined, result: byeResults[entry.bye] };
  const seedOf = seedsOf(stageState);
  const table = stageState.rounds
    .find((round) => round.round === entry.round)
    ?.tables.find((candidate) => candidate.seats.includes(participant));
  const colour = table?.seats[0] === participant ? 'white' : 'black';
  if (entry.kind === 'forfeit') {
    const [opponent] = entry.scheduled;
    return { opponent: opponent === undefined ? 0 : seedOf(opponent), colour, result: entry.won ? '+' : '-' };
  }
  const [opponent] = entry.opponents;
  if (!opponent) return { opponent: 0, colour: undefined, result: 'Z' };
  const result = entry.place < opponent.place ? '1' : entry.place === opponent.place ? '=' : '0';
  return { opponent: seedOf(opponent.participant), colour, result };
}
const byeResults = {
  allocated: 'U',
  full: 'F',
  half: 'H',
  zero: 'Z',
  absent: 'Z',
  walkover: 'F',
  void: 'Z',
  rest: 'Z',
};
//# sourceMappingURL=tournament-trf.js.map
