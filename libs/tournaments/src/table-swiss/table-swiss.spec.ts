import fc from 'fast-check';
import { pairingQuality } from '../pairing/quality';
import { measureTableQuality, qualityReferences } from '../testing/table-quality';
import { explainTables } from './explain';
import { pairTables, tableCost, type TablePairing, type TableSwissInput } from './pair-tables';
import { tableHistory } from './table-history';
import { defaultWeights } from './weights';

type Paired = Extract<TablePairing, { kind: 'paired' }>;

const names = (count: number) => Array.from({ length: count }, (_, i) => `p${i + 1}`);

function input(count: number, more: Partial<TableSwissInput> = {}): TableSwissInput {
  return {
    players: names(count).map((participant, i) => ({ participant, score: 0, seed: i + 1, hadBye: false })),
    earlier: [],
    sizes: { allowed: [3, 4, 5], preferred: 4 },
    forbidden: [],
    weights: defaultWeights,
    scale: 1,
    swaps: 20_000,
    seed: 'seed',
    ...more,
  };
}

function paired(given: TableSwissInput): Paired {
  const pairing = pairTables(given);
  if (pairing.kind !== 'paired') throw new Error('expected a pairing');
  return pairing;
}

describe('pairTables', () => {
  it('seats everybody exactly once, whatever the field, the history and the seed', () => {
    const earlier = fc.array(fc.shuffledSubarray(names(12), { minLength: 3, maxLength: 5 }), { maxLength: 9 });
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 23 }),
        earlier,
        fc.string(),
        fc.array(fc.nat(40), { minLength: 23, maxLength: 23 }),
        (count, tables, seed, scores) => {
          const given = input(count, {
            seed,
            swaps: 500,
            earlier: tables.map((seats, i) => ({ round: i + 1, seats })),
            players: names(count).map((participant, i) => ({ participant, score: scores[i]!, seed: i + 1, hadBye: false })),
          });
          const { tables: seated, byes } = paired(given);
          expect([...seated.flat(), ...byes].sort()).toEqual(names(count).sort());
        },
      ),
    );
  });

  it('gives the same pairing for the same seed, and records its cost', () => {
    const given = input(20, { earlier: [{ round: 1, seats: ['p1', 'p2', 'p3', 'p4'] }] });
    const first = paired(given);
    expect(paired(given)).toEqual(first);
    const history = tableHistory(given.earlier, 4);
    expect(first.cost).toBe(first.tables.reduce((cost, table) => cost + tableCost(given, history, table), 0));
  });

  it('costs a rematch 1000 m^2 + 200, a spread of scores 4 times its squares, off-size games 2000 each', () => {
    const given = input(7, {
      players: [8, 6, 4, 2, 0, 0, 0].map((score, i) => ({ participant: `p${i + 1}`, score, seed: i + 1, hadBye: false })),
      earlier: [
        { round: 1, seats: ['p5', 'p6', 'p7'] },
        { round: 2, seats: ['p5', 'p6'] },
      ],
    });
    const history = tableHistory(given.earlier, 4);
    expect(tableCost(given, history, ['p1', 'p2', 'p3', 'p4'])).toBe(4 * (9 + 1 + 1 + 9));
    expect(tableCost(given, history, ['p5', 'p6', 'p1', 'p2'])).toBe(4000 + 200 + 4 * (12.25 * 2 + 4.5 ** 2 + 2.5 ** 2));
    expect(tableCost(given, history, ['p5', 'p7', 'p6'])).toBe(4200 + 1200 + 1200 + 2000 * (2 + 2 + 1));
  });

  it('never seats a forbidden pair together, and asks for a ruling where there is no other way', () => {
    const forbidden = names(12)
      .slice(1)
      .map((other) => ['p1', other] as const);
    const some = paired(input(12, { forbidden: forbidden.slice(0, 8) }));
    const table = some.tables.find((seats) => seats.includes('p1'))!;
    expect([...table].sort()).toEqual(['p1', 'p10', 'p11', 'p12']);
    const ruling = pairTables(input(12, { forbidden }));
    expect(ruling.kind).toBe('needs-ruling');
  });

  it('avoids a third meeting even where scores are far apart', () => {
    const earlier = [1, 2].flatMap((round) => [
      { round, seats: ['p1', 'p2', 'p3', 'p4'] },
      { round, seats: ['p5', 'p6', 'p7', 'p8'] },
      { round, seats: ['p9', 'p10', 'p11', 'p12'] },
      { round, seats: ['p13', 'p14', 'p15', 'p16'] },
    ]);
    const players = names(16).map((participant, i) => ({ participant, score: 1000 - 60 * Math.floor(i / 4), seed: i + 1, hadBye: false }));
    const { tables } = paired(input(16, { earlier, players }));
    const history = tableHistory(earlier, 4);
    for (const table of tables) for (const a of table) for (const b of table) expect(history.meetings(a, b)).toBe(0);
  });

  it('puts off-size tables at the bottom, and nobody there twice before all once', () => {
    const players = names(14).map((participant, i) => ({ participant, score: 100 - i, seed: i + 1, hadBye: false }));
    const earlier = [{ round: 1, seats: ['p12', 'p13', 'p14'] }];
    const { tables } = paired(input(14, { players, earlier }));
    expect(tables.map((table) => table.length)).toEqual([4, 4, 3, 3]);
    for (const table of tables.slice(2)) for (const seat of table) expect(['p12', 'p13', 'p14']).not.toContain(seat);
  });

  it('gives byes to the lowest who have had none', () => {
    const sizes = { allowed: [4], preferred: 4 };
    const players = names(6).map((participant, i) => ({ participant, score: 10 - i, seed: i + 1, hadBye: i === 5 }));
    expect(paired(input(6, { players, sizes })).byes).toEqual(['p5', 'p4']);
  });
});

describe('explainTables', () => {
  const earlier = [{ round: 1, seats: ['p1', 'p2', 'p3', 'p4'] }];
  const players = names(8).map((participant, i) => ({ participant, score: i < 4 ? 10 : 3, seed: i + 1, hadBye: false }));
  const given = input(8, { earlier, players });
  const pairing = paired(given);
  const reasons = explainTables(given, pairing);

  it('names the score group and every seat of each table', () => {
    pairing.tables.forEach((table, t) => {
      expect(reasons[t]!.filter((reason) => reason.kind === 'seat').map((reason) => reason.participant)).toEqual(table);
      expect(reasons[t]!.filter((reason) => reason.kind === 'score-group')).toHaveLength(1);
    });
  });

  it('tells who floated, and which rematch that avoided', () => {
    const floats = reasons.flat().filter((reason) => reason.kind === 'float');
    const avoided = reasons.flat().filter((reason) => reason.kind === 'rematch-avoided');
    expect(floats.length).toBeGreaterThan(0);
    expect(avoided.length).toBeGreaterThan(0);
    expect(avoided.every((reason) => reason.rounds.includes(1))).toBe(true);
  });

  it('names a rematch that could not be avoided', () => {
    const four = input(4, { earlier });
    const [only] = explainTables(four, paired(four));
    expect(only!.filter((reason) => reason.kind === 'rematch')).toHaveLength(6);
  });
});

describe('pairingQuality', () => {
  it('counts rematches, ranges, off-size games and first players', () => {
    const quality = pairingQuality({
      tables: [
        ['a', 'b', 'c', 'd'],
        ['e', 'f', 'g'],
      ],
      earlier: [
        { round: 1, seats: ['a', 'b', 'e'] },
        { round: 2, seats: ['a', 'b', 'c', 'f'] },
      ],
      preferredSize: 4,
      forbidden: [['f', 'g']],
      score: (participant) => participant.charCodeAt(0) - 97,
    });
    expect(quality).toEqual({
      rematches: 3,
      maxMeetings: 3,
      meanRange: 2.5,
      widestRange: 3,
      offSizeAgain: 1,
      neverFirst: 5,
      firstSpread: 3,
      forbidden: 1,
    });
  });
});

describe('quality over simulated events', () => {
  // The reference is the mean of 20 events; the soak plays 200 of each size. This sample is small, so it allows three standard errors.
  it.each(qualityReferences.slice(0, 3))('is no worse than the reference: $players players, $rounds rounds', (reference) => {
    const { measured } = measureTableQuality(reference, 5, 200_000);
    for (const { measure, excess } of measured) expect({ measure, worse: excess > 3 }).toEqual({ measure, worse: false });
  });
});
