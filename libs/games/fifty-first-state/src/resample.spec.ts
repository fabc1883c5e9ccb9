import { fastChance, type Viewer } from '@kronika/game-kernel';
import fc from 'fast-check';
import { allCards } from './resample';
import { NewGame } from './testing';

const tables = [
  { seats: 3, options: { expansion: 'winter', promoFactions: true } },
  { seats: 1, options: { soloMode: 'borgo-2' } },
  { seats: 2, options: {} },
];

describe('resampling', () => {
  it('deals hidden cards anew so that the viewer sees the same and nothing gets lost', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 120 }), fc.constantFrom(...tables), (seed, moves, { seats, options }) => {
        const game = new NewGame(seats, options, seed).until(() => false, moves);
        const viewers: Viewer[] = [{ seat: 0 }, 'spectator', 'commentator', 'everything'];
        for (const viewer of viewers) {
          const other = game.game.resample(game.state, viewer, fastChance(seed));
          expect(game.game.view(other, viewer)).toEqual(game.game.view(game.state, viewer));
          expect(allCards(other)).toEqual(allCards(game.state));
          expect(game.game.toAct(other)).toEqual(game.game.toAct(game.state));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('FS-4.16 deals the faces of others’ Ruins anew, not those of one’s own', () => {
    const ruined = (places: readonly { ruined: boolean }[]) => places.some((place) => place.ruined);
    const game = new NewGame(4, { mixBothDecks: true, promoFactions: true }, 8).until((state) =>
      state.players.some(({ places }) => ruined(places)),
    );
    const owner = game.state.players.findIndex(({ places }) => ruined(places));
    expect(owner).toBeGreaterThanOrEqual(0);
    const faces = (seat: number) => {
      const results = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const other = game.game.resample(game.state, { seat }, fastChance(seed));
        results.add(other.players[owner]!.places.map(({ card }) => card).join());
      }
      return results.size;
    };
    expect(faces(owner)).toBe(1);
    expect(faces((owner + 1) % 4)).toBeGreaterThan(5);
  });

  it('gives a seat that has confirmed its starting cards other ones, with others rejected', () => {
    const game = new NewGame(2, {}, 3);
    game.play(1, game.game.legalMoves(game.state, 1)[0]!);
    const other = game.game.resample(game.state, { seat: 0 }, fastChance(1)).players[1]!;
    expect(other.rejected).toHaveLength(2);
    for (const card of other.rejected!) expect(other.hand.cards).toContain(card);
    expect(other.hand.cards).not.toEqual(game.hand(1));
  });
});
