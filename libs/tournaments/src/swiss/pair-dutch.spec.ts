import fc from 'fast-check';
import { arbitraryTournament } from '../testing/swiss/arbitrary-tournament';
import { playTournament } from '../testing/swiss/random-tournament';
import { absoluteCriteria, Compatibility } from './compatibility';
import { completionOf } from './completion';
import type { PairedRound } from './outcome';
import { pairBracket } from './pair-bracket';
import { pairBrackets } from './pair-brackets';
import { pairDutch } from './pair-dutch';
import { pairingCards } from './pairing-card';
import type { DutchRequest, RoundRecord, SwissPlayer } from './request';

const fresh = (count: number): SwissPlayer[] => Array.from({ length: count }, (_, index) => ({ number: index + 1, rounds: [] }));
const ask = (players: readonly SwissPlayer[], more: Partial<DutchRequest> = {}): DutchRequest => ({
  players,
  totalRounds: 5,
  colours: true,
  initialColour: 'white',
  ...more,
});
function paired(request: DutchRequest): PairedRound {
  const outcome = pairDutch(request);
  if (outcome.kind !== 'paired') throw new Error(outcome.reason);
  return outcome;
}
const boards = (round: PairedRound): string[] => round.pairings.map(({ white, black }) => `${white}-${black}`);

/** Records of games given as [white, black, points of white], one list a round. */
function played(count: number, rounds: readonly (readonly (readonly [number, number, number])[])[]): SwissPlayer[] {
  return fresh(count).map(({ number }) => ({
    number,
    rounds: rounds.map((games): RoundRecord => {
      for (const [white, black, points] of games) {
        if (white === number) return { kind: 'played', opponent: black, colour: 'white', points };
        if (black === number) return { kind: 'played', opponent: white, colour: 'black', points: 1 - points };
      }
      return { kind: 'bye', bye: 'zero', points: 0 };
    }),
  }));
}

describe('the first round', () => {
  it('C.04.3 4.1 pairs the upper half with the lower, colours alternating from the initial one', () => {
    expect(boards(paired(ask(fresh(8))))).toEqual(['1-5', '6-2', '3-7', '8-4']);
    expect(boards(paired(ask(fresh(8), { initialColour: 'black' })))).toEqual(['5-1', '2-6', '7-3', '4-8']);
  });

  it('C5 gives the bye to the last player', () => {
    const round = paired(ask(fresh(7)));
    expect(boards(round)).toEqual(['1-4', '5-2', '3-6']);
    expect(round.bye).toEqual({ player: 7, score: 0, unplayedBefore: 0 });
  });

  it('leaves out who is absent', () => {
    expect(boards(paired(ask(fresh(8), { absent: [1, 6] })))).toEqual(['2-5', '7-3', '4-8']);
  });

  it('keeps forbidden pairs apart and says so', () => {
    const round = paired(ask(fresh(4), { forbiddenPairs: [[1, 3]] }));
    expect(boards(round)).toEqual(['1-4', '3-2']);
    expect(round.pairings[0]?.why.insteadOf).toEqual({ opponent: 3, because: 'forbidden pair' });
  });

  it('pairs nobody when nobody is there, and gives one player the bye', () => {
    expect(paired(ask([])).pairings).toEqual([]);
    expect(paired(ask(fresh(1))).bye?.player).toBe(1);
  });
});

describe('later rounds', () => {
  const afterOne = played(6, [
    [
      [1, 4, 1],
      [5, 2, 0],
      [3, 6, 1],
    ],
  ]);

  it('C6 floats as few as possible, C12 grants colours where it can', () => {
    const round = paired(ask(afterOne));
    expect(round.brackets.map(({ score, residents, movedDown, downfloaters }) => ({ score, residents, movedDown, downfloaters }))).toEqual([
      { score: 1, residents: [1, 2, 3], movedDown: [], downfloaters: [3] },
      { score: 0, residents: [4, 5, 6], movedDown: [3], downfloaters: [] },
    ]);
    expect(boards(round)).toEqual(['2-1', '4-3', '6-5']);
  });

  it('explains a pair: bracket, floats, what was avoided, colours', () => {
    const [, float] = paired(ask(afterOne)).pairings;
    expect(float?.why).toEqual({
      bracket: 2,
      bracketScore: 0,
      higher: 3,
      floats: { white: 'up', black: 'down' },
      insteadOf: undefined,
      colours: 'preferences',
    });
    const rematch = paired(
      ask(
        played(4, [
          [
            [1, 3, 0.5],
            [4, 2, 0.5],
          ],
        ]),
      ),
    );
    expect(rematch.pairings.map(({ why }) => why.insteadOf)).toEqual([
      { opponent: 3, because: 'met before' },
      { opponent: 1, because: 'met before' },
    ]);
  });

  it('reports what could not be had', () => {
    const { quality } = paired(ask(afterOne));
    expect(quality).toEqual({ floatingPairs: 1, widestScoreDifference: 1, failures: { C6: 1 } });
  });

  it('C3 keeps equal absolute wishes apart, but not topscorers in the last round', () => {
    const twice = (first: number, second: number): RoundRecord[] => [
      { kind: 'played', opponent: first, colour: 'white', points: 1 },
      { kind: 'played', opponent: second, colour: 'white', points: 1 },
    ];
    const players = [
      { number: 1, rounds: twice(11, 12) },
      { number: 2, rounds: twice(13, 14) },
    ];
    expect(pairDutch(ask(players))).toEqual({ kind: 'needs-ruling', round: 3, reason: 'no complete pairing', leftOver: [1, 2] });
    expect(paired(ask(players, { totalRounds: 3 })).brackets[0]?.failures).toEqual({ C10: 1, C11: 1, C12: 1 });
    expect(boards(paired(ask(players, { colours: false })))).toEqual(['1-2']);
  });

  it('C9 gives the bye to who has missed fewest games', () => {
    const players: SwissPlayer[] = [
      { number: 1, rounds: [{ kind: 'played', opponent: 4, colour: 'white', points: 0.5 }] },
      { number: 2, rounds: [{ kind: 'bye', bye: 'half', points: 0.5 }] },
      { number: 3, rounds: [{ kind: 'bye', bye: 'half', points: 0.5 }] },
    ];
    expect(paired(ask(players)).bye).toEqual({ player: 1, score: 0.5, unplayedBefore: 0 });
  });
});

describe('where no pairing exists', () => {
  it('two players who have met need a ruling', () => {
    const outcome = pairDutch(ask(played(2, [[[1, 2, 1]]])));
    expect(outcome).toEqual({ kind: 'needs-ruling', round: 2, reason: 'no complete pairing', leftOver: [1, 2] });
  });

  it('C2 one player who has had the bye needs a ruling', () => {
    const players: SwissPlayer[] = [{ number: 1, rounds: [{ kind: 'bye', bye: 'pairing-allocated', points: 1 }] }];
    expect(pairDutch(ask(players))).toEqual({ kind: 'needs-ruling', round: 2, reason: 'no player may have the bye', leftOver: [1] });
  });
});

describe('random tournaments', () => {
  it('C1-C3 everybody is paired once, nobody twice with the same opponent, the bye is allowed; asking again gives the same', () => {
    fc.assert(
      fc.property(arbitraryTournament({ min: 11, max: 60 }, 9), (tournament) => {
        for (const request of playTournament(tournament)) {
          const outcome = pairDutch(request);
          if (outcome.kind === 'needs-ruling') continue;
          const seated = [...outcome.pairings.flatMap(({ white, black }) => [white, black]), ...(outcome.bye ? [outcome.bye.player] : [])];
          const expected = request.players.map(({ number }) => number).filter((number) => !request.absent?.includes(number));
          expect(seated.sort((a, b) => a - b)).toEqual(expected);
          const cards = new Map(pairingCards(request).map((card) => [card.number, card]));
          for (const { white, black } of outcome.pairings) {
            expect(cards.get(white)?.met.has(black)).toBe(false);
            expect(cards.get(white)?.forbidden.has(black)).toBe(false);
          }
          if (outcome.bye) expect(cards.get(outcome.bye.player)?.mayHaveBye).toBe(true);
          expect(pairDutch(structuredClone(request))).toEqual(outcome);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('C4 looking at the next score group first gives the same pairs as looking at everybody; so does packing weights loosely', () => {
    fc.assert(
      fc.property(arbitraryTournament({ min: 11, max: 40 }, 9), (tournament) => {
        for (const request of playTournament(tournament)) {
          const cards = pairingCards(request);
          const compatibility = new Compatibility(cards, absoluteCriteria(request));
          const completion = completionOf(cards, compatibility);
          if (completion.kind === 'impossible') continue;
          for (const { bracket, pairing } of pairBrackets(cards, compatibility, completion)) {
            expect(pairBracket(bracket, compatibility, true)?.pairs).toEqual(pairing.pairs);
            expect(pairBracket(bracket, compatibility, true, [2 ** 8])?.pairs).toEqual(pairing.pairs);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});
