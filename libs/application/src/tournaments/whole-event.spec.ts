import { stageOf } from '@kronika/tournaments';
import { account, done, Hall, inOrder } from '../testing';
import { bracketSight } from './sights/bracket-sight';
import { standingsSight } from './sights/standings-sight';

const ola = account('ola');
const jan = account('jan');
const players = Array.from({ length: 12 }, (_, i) => account(`player-${i + 1}`));
const own = { code: 'own-wish' } as const;

const stages = [
  stageOf(
    {
      kind: 'table-swiss',
      rounds: 2,
      sizes: { allowed: [3, 4], preferred: 4 },
      weights: { rematch: 1000, met: 200, spread: 4, offSize: 2000, first: 100 },
      swaps: 2000,
    },
    { advance: { kind: 'top', places: 4 } },
  ),
  stageOf({ kind: 'single-elimination', thirdPlace: false, bestOf: 1 }),
];

describe('a table Swiss of twelve with a knock-out final', () => {
  it('is held from registration to the end, with a drop, a ruling and a correction', async () => {
    const hall = new Hall();
    const event = await hall.open(ola, stages);
    await event.must(ola, { type: 'grant-role', account: 'jan', role: 'judge' });
    await event.must(ola, { type: 'open-registration' });
    for (const player of players) await event.must(player, { type: 'register', entries: [{}] });
    await event.must(ola, { type: 'open-check-in' });
    const entries = (await event.state()).participants;
    for (const [i, player] of players.entries()) await event.must(player, { type: 'check-in', participant: entries[i]!.id });
    await event.must(ola, { type: 'start' });

    // Round 1: one table reports and confirms for itself, one is disputed and ruled on, one is entered by the judge.
    const [first, second, third] = await event.publish(ola);
    const callerOf = (id: string) => players[entries.findIndex((entry) => entry.id === id)]!;
    await event.must(callerOf(first!.seats[0]!), { type: 'report-result', table: first!.id, by: '', finishes: inOrder(first!.seats) });
    await event.must(callerOf(first!.seats[1]!), { type: 'confirm-result', table: first!.id });
    await event.must(callerOf(second!.seats[0]!), { type: 'report-result', table: second!.id, by: '', finishes: inOrder(second!.seats) });
    await event.must(callerOf(second!.seats[3]!), { type: 'dispute-result', table: second!.id, reason: { code: 'wrong-report' } });
    const ruled = inOrder(second!.seats.toReversed());
    const note = 'The box was counted twice.';
    await event.must(jan, { type: 'rule-result', table: second!.id, finishes: ruled, reason: { code: 'rules-infraction', note } });
    await event.must(jan, { type: 'enter-result', table: third!.id, finishes: inOrder(third!.seats) });
    expect((await event.state()).stages[0]!.rounds[0]!.complete).toBe(true);

    // Somebody drops: eleven go on at tables of four, four and three.
    const leaving = third!.seats[3]!;
    await event.must(callerOf(leaving), { type: 'drop', participant: leaving, reason: own });
    const tables = await event.publish(ola);
    expect(tables.map((table) => table.seats.length).sort()).toEqual([3, 4, 4]);
    expect(tables.flatMap((table) => table.seats)).not.toContain(leaving);
    await event.favouritesWin(jan);

    // The report of the first table was wrong after all: its consequences are shown, then confirmed.
    const finishes = inOrder([first!.seats[1]!, first!.seats[0]!, first!.seats[2]!, first!.seats[3]!]);
    const preview = done(await hall.corrections.preview(jan, { tournamentId: event.id, table: first!.id, finishes }));
    expect(preview.consequences).toContainEqual({ kind: 'points', participant: first!.seats[1], before: 6, after: 10 });
    expect(preview.consequences).toContainEqual({ kind: 'pairing-stands', round: 2 });
    const correction = { tournamentId: event.id, commandId: 'correction', table: first!.id, finishes, reason: own };
    expect(await hall.corrections.correct(jan, { ...correction, confirmation: 'not seen' })).toMatchObject({
      kind: 'refused',
      code: 'confirm-consequences',
    });
    const corrected = done(await hall.corrections.correct(jan, { ...correction, confirmation: preview.confirmation }));
    expect(done(await hall.corrections.correct(jan, { ...correction, confirmation: preview.confirmation }))).toEqual(corrected);

    // Standings as they are, as they were, and opened into their parts.
    const source = (await hall.tournaments.source(ola, event.id))!;
    const [standings] = standingsSight(source, 1);
    expect(standings!.rows).toHaveLength(12);
    for (const row of standings!.rows) {
      expect(row.rounds.reduce((sum, entry) => sum + entry.points, 0)).toBe(row.score);
      for (const { by, value, contributions } of row.tieBreaks) {
        const kept = contributions.filter(({ cut }) => cut !== true).map((part) => part.value);
        if (by === 'sum') expect(value).toBeCloseTo(kept.reduce((sum, part) => sum + part, 0));
      }
    }
    const past = (await hall.tournaments.source(ola, event.id, corrected.version - 1))!;
    const scoreOf = (of: typeof source, id: string) => standingsSight(of, 1)[0]!.rows.find((row) => row.participant.id === id)!.score;
    expect(scoreOf(source, first!.seats[1]!) - scoreOf(past, first!.seats[1]!)).toBe(4);

    // The best four play for it.
    await event.must(ola, { type: 'advance-stage' });
    await event.publish(ola);
    const semiFinals = bracketSight((await hall.tournaments.source(ola, event.id))!, 2, stages[1]!)!;
    expect(semiFinals).toMatchObject({ kind: 'single', columns: 2 });
    expect(semiFinals.nodes.map(({ id, column, row }) => [id, column, row])).toEqual([
      ['W1.1', 0, 0.5],
      ['W1.2', 0, 1.5],
      ['W2.1', 1, 1],
    ]);
    await event.favouritesWin(jan);
    await event.publish(ola);
    await event.favouritesWin(jan);
    const played = bracketSight((await hall.tournaments.source(ola, event.id))!, 2, stages[1]!)!;
    const winners = played.nodes[0]!.slots.find((slot) => slot.advances === true)!;
    expect(winners.next).toBe('W2.1');
    await event.must(ola, { type: 'finish' });
    const sight = await event.sight(account('somebody'));
    expect(sight).toMatchObject({ phase: 'finished', title: 'Autumn Cup' });
    expect(sight.ranking).toHaveLength(12);
    expect(sight.ranking[0]!.participant.id).toBe(played.nodes[2]!.slots.find((slot) => slot.advances === true)!.participant!.id);
    expect(sight.stages[0]!.rounds[0]!.quality).toMatchObject({ rematches: 0 });

    // The log of the event holds no word of what was written.
    for await (const { stream, open } of hall.platform.log.readAll()) {
      if (stream.startsWith('tournament-')) expect(JSON.stringify(open)).not.toMatch(/Autumn|counted twice/);
    }
  });
});
