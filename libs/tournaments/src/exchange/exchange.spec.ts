import fc from 'fast-check';
import { seededGenerator } from '../random/generator';
import { because, judge, organiser } from '../testing/event-driver';
import { playRandomTournament } from '../testing/random-tournament';
import { favouritesWin, order, publish, stage, started, tied } from '../testing/scenario';
import { tournamentEventTypes } from '../tournament/events';
import { usualTableSwiss } from '../tournament/stage-spec';
import { checkTrf, writeTrf } from '../trf';
import { parseCsv, writeCsv } from './csv';
import { pairingsCsv } from './pairings-csv';
import { parsePlayerList, parsePlayersCsv, playersCsv } from './players-csv';
import { parseTournamentEvent } from './schema-events';
import { standingsCsv } from './standings-csv';
import { exportTournament, importTournament } from './tournament-json';
import { tournamentTrf } from './tournament-trf';

const nameOf = (participant: string) => `Name of ${participant}`;
const swiss = { kind: 'swiss', rounds: 3, colours: true, bestOf: 1 } as const;

describe('CSV', () => {
  it('reads what it wrote, whatever is in the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ł', '"', ',', ';', '\t', '\n', '\r\n', ' ', '=', '-', '0', "'") });
    const safe = cell.filter((text) => !/^'[=+\-@\t]/.test(text));
    fc.assert(
      fc.property(fc.array(fc.array(safe, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const whole = [['a', 'b', 'c', 'd'], ...rows].filter((row) => row.some((value) => value !== ''));
        const parsed = parseCsv(writeCsv(whole));
        expect(parsed).toEqual({ ok: true, rows: whole });
      }),
    );
  });

  it('takes the sting out of formulas, and gives the text back', () => {
    const text = writeCsv([['=1+1', '@x', -5]]);
    expect(text).toBe("'=1+1,'@x,-5\r\n");
    expect(parseCsv(text)).toEqual({ ok: true, rows: [['=1+1', '@x', '-5']] });
  });

  it('reads semicolons and tabs, a byte order mark, and bare line feeds', () => {
    expect(parseCsv('\uFEFFname;rating\nAnna;1500\n\n')).toEqual({
      ok: true,
      rows: [
        ['name', 'rating'],
        ['Anna', '1500'],
      ],
    });
    expect(parseCsv('a\tb\r\n1\t"2\t3"')).toEqual({
      ok: true,
      rows: [
        ['a', 'b'],
        ['1', '2\t3'],
      ],
    });
    expect(parseCsv('a,"b')).toMatchObject({ ok: false, line: 1 });
  });
});

describe('players', () => {
  it('go out and come back as CSV', () => {
    const game = started(swiss, 3);
    const text = playersCsv(game.state(), nameOf);
    expect(text.split('\r\n')[0]).toBe('participant,name,account,rating,division,status');
    expect(parsePlayersCsv(text)).toEqual({
      ok: true,
      players: [
        { participant: 'p1', name: 'Name of p1', rating: 3000 },
        { participant: 'p2', name: 'Name of p2', rating: 2999 },
        { participant: 'p3', name: 'Name of p3', rating: 2998 },
      ],
    });
  });

  it('say where a file is wrong', () => {
    expect(parsePlayersCsv('rating\n5')).toEqual({ ok: false, line: 1, message: 'a column called name is needed' });
    expect(parsePlayersCsv('name,rating\nAnna,x')).toMatchObject({ ok: false, line: 2 });
    expect(parsePlayersCsv('name,rating\n,5')).toMatchObject({ ok: false, line: 2, message: 'a name is missing' });
  });

  it('can be pasted, with and without ratings', () => {
    expect(parsePlayerList('Anna Nowak; 1650\n\nBert\nĆwik, Zofia\t1200\n')).toEqual({
      ok: true,
      players: [{ name: 'Anna Nowak', rating: 1650 }, { name: 'Bert' }, { name: 'Ćwik, Zofia', rating: 1200 }],
    });
  });
});

describe('pairings and standings', () => {
  it('have a line for each seat and bye, and a column for each tie-break', () => {
    const game = started({ kind: 'table-swiss', rounds: 2, ...usualTableSwiss, swaps: 200 }, 9);
    game.must({ type: 'request-bye', actor: organiser, participant: 'p9', stage: 1, round: 1, bye: 'half' });
    publish(game);
    favouritesWin(game);
    const pairings = parseCsv(pairingsCsv(game.state(), nameOf, 1));
    expect(pairings.ok && pairings.rows).toHaveLength(10);
    expect(pairings.ok && pairings.rows.find((row) => row[4] === 'p9')).toEqual([
      '1',
      '1',
      '',
      '',
      'p9',
      'Name of p9',
      '',
      '',
      '5',
      'half',
    ]);
    const standings = parseCsv(standingsCsv(game.state(), nameOf, 1));
    expect(standings.ok && standings.rows[0]!.slice(5)).toEqual(['score', 'wins', 'seconds', 'buchholz', 'vp-share', 'lot']);
    expect(standings.ok && standings.rows.slice(1).map((row) => row[2])).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(pairingsCsv(game.state(), nameOf, 1, 7).split('\r\n')).toHaveLength(2);
  });
});

describe('the whole tournament as JSON', () => {
  it('is read back as it was, for any tournament', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const { events, state } = playRandomTournament(`json-${seed}`);
        const read = importTournament(JSON.parse(JSON.stringify(exportTournament(events))));
        expect(read).toEqual({ ok: true, events, state });
      }),
      { numRuns: 20 },
    );
  });

  it('knows every event that there is', () => {
    for (const type of tournamentEventTypes) {
      const parsed = parseTournamentEvent({ type });
      expect([type, !parsed.success && parsed.error.issues.some((issue) => issue.path[0] === 'type')]).toEqual([type, false]);
    }
  });

  it('says where a file is wrong, and never breaks', () => {
    const file = exportTournament(started(swiss, 3).events);
    const broken = (change: (copy: { format: string; events: Record<string, unknown>[] }) => void) => {
      const copy = JSON.parse(JSON.stringify(file)) as { format: string; events: Record<string, unknown>[] };
      change(copy);
      return importTournament(copy);
    };
    expect(broken((copy) => (copy.format = 'other'))).toMatchObject({ ok: false, path: 'format' });
    expect(broken((copy) => copy.events.shift())).toMatchObject({ ok: false, path: 'events[0]' });
    expect(broken((copy) => (copy.events[1]!.type = 'Nonsense'))).toEqual({
      ok: false,
      path: 'events[1].type',
      message: 'no such event',
    });
    expect(broken((copy) => (copy.events[1]!.waiting = 'perhaps'))).toMatchObject({ ok: false, path: 'events[1].waiting' });
    expect(broken((copy) => copy.events.push(copy.events[0]!))).toMatchObject({ ok: false });
    for (const nonsense of [undefined, null, 5, 'x', [], {}, { format: 'kronika.tournament', schema: 1, events: [] }]) {
      expect(importTournament(nonsense).ok).toBe(false);
    }
  });
});

describe('a Swiss as a FIDE report', () => {
  it('is re-paired exactly from the file, with byes, forfeits and drop-outs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 18 }), fc.boolean(), fc.integer(), (players, colours, seed) => {
        const random = seededGenerator(`trf-${seed}`);
        const game = started({ ...swiss, rounds: 4, colours }, players);
        for (let round = 1; round <= 4; round++) {
          const someone = `p${1 + random.int(players)}`;
          if (random.unit() < 0.5) game.send({ type: 'request-bye', actor: organiser, participant: someone, stage: 1, round, bye: 'half' });
          else if (random.unit() < 0.3) game.send({ type: 'drop', actor: organiser, participant: someone, reason: because });
          if ('kind' in game.send({ type: 'draft-round', actor: organiser })) break;
          game.must({ type: 'publish-round', actor: organiser });
          for (const { id, seats } of stage(game).rounds.at(-1)!.tables) {
            const roll = random.unit();
            if (roll < 0.1) game.must({ type: 'no-show', actor: judge, table: id, participant: seats[0]!, reason: because });
            else
              game.must({
                type: 'enter-result',
                actor: judge,
                table: id,
                finishes: roll < 0.4 ? tied(...seats) : order(...(roll < 0.7 ? seats : [...seats].reverse())),
              });
          }
        }
        const file = tournamentTrf(game.state(), 1, nameOf, 'Open');
        for (const dialect of ['trf16', 'trf26'] as const) {
          expect(checkTrf(writeTrf(file!, { dialect }), { colours })).toMatchObject({ kind: 'checked', same: true });
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is not made of other formats', () => {
    expect(tournamentTrf(started({ kind: 'round-robin', double: false, bestOf: 1 }, 4).state(), 1, nameOf, 'x')).toBeUndefined();
  });
});
