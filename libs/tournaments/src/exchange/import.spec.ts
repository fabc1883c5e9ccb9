import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evolveAll } from '../tournament/evolve';
import { stageStandings } from '../tournament/stage-standings';
import { parseTrf, writeTrf } from '../trf';
import { organiser } from '../testing/event-driver';
import { entered, favouritesWin, publish, started } from '../testing/scenario';
import { tournamentFromTrf } from './from-trf';
import { relocated } from './relocate';
import { exportTournament, importTournament } from './tournament-json';
import { tournamentTrf } from './tournament-trf';
import { stageOf } from '../tournament/stage-spec';

const wanted = { id: 'here', title: 't', game: 'sample', seats: { min: 2, max: 4 }, actor: organiser, seed: 's', nameOf: String };

function swiss() {
  const event = started({ kind: 'swiss', rounds: 5, colours: true, bestOf: 1 }, 7);
  for (let round = 0; round < 3; round++) {
    publish(event);
    favouritesWin(event);
  }
  return event;
}

describe('a FIDE report', () => {
  it.each(['trf16', 'trf26'] as const)('comes in again as it went out, in %s', (dialect) => {
    const event = swiss();
    const text = writeTrf(
      tournamentTrf(event.state(), 1, (id) => id, 'title')!,
      { dialect },
    );
    const parsed = parseTrf(text);
    if (parsed.kind !== 'file') throw new Error(JSON.stringify(parsed.errors));
    const state = evolveAll(tournamentFromTrf(parsed.file, wanted))!;
    const ranks = (of: typeof state) => stageStandings(of, 1)[0]!.rows.map(({ participant, score }) => [participant, score]);
    expect(ranks(state)).toEqual(ranks(event.state()));
    expect(state.stages[0]!.rounds.every((round) => round.complete)).toBe(true);
    // What was read can be written again, to the letter.
    expect(
      writeTrf(
        tournamentTrf(state, 1, (id) => id, 'title')!,
        { dialect },
      ),
    ).toBe(text);
  });

  it('with byes, withdrawals and forfeits keeps every score', () => {
    const data = join(__dirname, '../../testdata/swiss-oracle');
    for (const name of readdirSync(data)) {
      const parsed = parseTrf(readFileSync(join(data, name), 'utf8'));
      if (parsed.kind !== 'file') throw new Error(name);
      const state = evolveAll(tournamentFromTrf(parsed.file, wanted))!;
      const scores = new Map(stageStandings(state, 1)[0]!.rows.map(({ participant, score }) => [participant, score]));
      for (const player of parsed.file.players)
        expect([name, player.startingRank, scores.get(`p${player.startingRank}`)]).toEqual([name, player.startingRank, player.points]);
    }
  });
});

describe('an event that is brought in', () => {
  it('keeps its results, and leaves accounts, roles and games behind', () => {
    const event = entered([stageOf({ kind: 'round-robin', double: false, bestOf: 1 })], 3, { venue: 'online' });
    event.must({ type: 'register', actor: organiser, entries: [{ participant: 'p4', account: 'secret-account', name: 'name-hash' }] });
    event.must({ type: 'grant-role', actor: organiser, account: 'secret-judge', role: 'judge' });
    event.must({ type: 'start', actor: organiser });
    const [table] = publish(event).tables;
    event.must({ type: 'link-game', actor: { id: 'm', role: 'system' }, table: table!.id, game: 'game-elsewhere' });
    const finishes = table!.seats.map((participant, i) => ({ participant, place: i + 1 }));
    event.must({ type: 'record-game', actor: { id: 'm', role: 'system' }, table: table!.id, game: 'game-elsewhere', version: 9, finishes });
    favouritesWin(event);
    const file = exportTournament(event.events);
    const textHere = (hash: string) => (hash === 'name-hash' ? 'new-hash' : undefined);
    const events = relocated(file.events, { id: 'here', actor: { id: 'me', role: 'organiser' }, textHere, untitled: 'untitled-hash' });
    const imported = importTournament({ ...file, events });
    if (!imported.ok) throw new Error(JSON.stringify(imported));
    const text = JSON.stringify(imported.events);
    for (const gone of ['secret-account', 'secret-judge', 'game-elsewhere', '"organiser","role"']) expect(text).not.toContain(gone);
    expect(imported.state).toMatchObject({ id: 'here', clonedFrom: 't1', title: 'untitled-hash', roles: [{ account: 'me' }] });
    expect(imported.state.settings).toMatchObject({ venue: 'physical', rated: false });
    expect(imported.state.participants[3]).toMatchObject({ id: 'p4', name: 'new-hash' });
    const scores = (state: typeof imported.state) =>
      stageStandings(state, 1)[0]!.rows.map(({ participant, score }) => [participant, score]);
    expect(scores(imported.state)).toEqual(scores(event.state()));
  });
});
