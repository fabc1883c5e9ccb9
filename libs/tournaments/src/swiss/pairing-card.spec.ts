import { pairingCards } from './pairing-card';
import type { DutchRequest, RoundRecord, SwissPlayer } from './request';

const win = (opponent: number): RoundRecord => ({ kind: 'played', opponent, colour: 'white', points: 1 });
const loss = (opponent: number): RoundRecord => ({ kind: 'played', opponent, colour: 'black', points: 0 });
const draw = (opponent: number): RoundRecord => ({ kind: 'played', opponent, colour: 'white', points: 0.5 });
const bye = (kind: 'pairing-allocated' | 'full' | 'half' | 'zero', points: number): RoundRecord => ({ kind: 'bye', bye: kind, points });
const request = (players: SwissPlayer[], more: Partial<DutchRequest> = {}): DutchRequest => ({
  players,
  totalRounds: 9,
  colours: true,
  initialColour: 'white',
  ...more,
});
const cardOf = (cards: ReturnType<typeof pairingCards>, number: number) => cards.find((card) => card.number === number)!;

describe('pairing cards', () => {
  it('C.04.3 1.2 are in the order of score, then number', () => {
    const players = [
      { number: 1, rounds: [loss(3)] },
      { number: 2, rounds: [draw(4)] },
      { number: 3, rounds: [win(1)] },
      { number: 4, rounds: [draw(2)] },
    ];
    expect(pairingCards(request(players)).map((card) => card.number)).toEqual([3, 2, 4, 1]);
  });

  it('C.04.3 1.4 floats follow the scores before the round, for games played', () => {
    const players = [
      { number: 1, rounds: [win(3), win(2)] },
      { number: 2, rounds: [draw(4), loss(1)] },
      { number: 3, rounds: [loss(1), draw(4)] },
      { number: 4, rounds: [draw(2), draw(3)] },
    ];
    const cards = pairingCards(request(players));
    expect([1, 2, 3, 4].map((number) => cardOf(cards, number).floats)).toEqual([
      ['down', 'none'],
      ['up', 'none'],
      ['up', 'none'],
      ['down', 'none'],
    ]);
  });

  it('C.04.3 1.4 points without playing are a downfloat, an absence and a forfeit loss are none', () => {
    const players: SwissPlayer[] = [
      { number: 1, rounds: [win(7), { kind: 'forfeited', opponent: 2, points: 1 }] },
      { number: 2, rounds: [bye('zero', 0), { kind: 'forfeited', opponent: 1, points: 0 }] },
      { number: 3, rounds: [win(8), bye('pairing-allocated', 1)] },
      { number: 4, rounds: [win(9), bye('half', 0.5)] },
      { number: 5, rounds: [win(10), bye('zero', 0)] },
      { number: 6, rounds: [win(11)] },
    ];
    const cards = pairingCards(request(players));
    expect([1, 2, 3, 4, 5, 6].map((number) => cardOf(cards, number).floats[0])).toEqual(['down', 'none', 'down', 'down', 'none', 'none']);
  });

  it('C2 a bye, a forfeit win and a full-point bye rule out another bye; half a point does not', () => {
    const players: SwissPlayer[] = [
      { number: 1, rounds: [bye('pairing-allocated', 1)] },
      { number: 2, rounds: [{ kind: 'forfeited', opponent: 5, points: 1 }] },
      { number: 3, rounds: [bye('full', 1)] },
      { number: 4, rounds: [bye('half', 0.5)] },
      { number: 5, rounds: [{ kind: 'forfeited', opponent: 2, points: 0 }] },
      { number: 6, rounds: [bye('pairing-allocated', 0.5)] },
    ];
    const cards = pairingCards(request(players));
    expect([1, 2, 3, 4, 5, 6].map((number) => cardOf(cards, number).mayHaveBye)).toEqual([false, false, false, true, true, false]);
  });

  it('ranks count those who have been paired or are to be paired now', () => {
    const players = [
      { number: 1, rounds: [bye('zero', 0)] },
      { number: 2, rounds: [win(4)] },
      { number: 3, rounds: [bye('zero', 0)] },
      { number: 4, rounds: [loss(2)] },
    ];
    const cards = pairingCards(request(players, { absent: [1] }));
    expect(cards.map((card) => [card.number, card.rank])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
  });

  it('a stated score and virtual points count, the latter not for the order of the boards', () => {
    const players: SwissPlayer[] = [
      { number: 1, rounds: [], virtualPoints: [1] },
      { number: 2, rounds: [], extraPoints: 0.5 },
    ];
    expect(pairingCards(request(players)).map(({ score, ownScore }) => [score, ownScore])).toEqual([
      [10, 0],
      [5, 5],
    ]);
  });
});
