import { placesOf, winnersOf } from './winners';

const outcome = {
  kind: 'ranking',
  places: [
    { seat: 0, place: 2, score: 20 },
    { seat: 1, place: 1, score: 31 },
    { seat: 2, place: 2, score: 20 },
  ],
  ties: [],
};

it('finds places and winners in an outcome', () => {
  expect(placesOf(outcome).map(({ seat }) => seat)).toEqual([1, 0, 2]);
  expect(winnersOf(outcome)).toEqual([1]);
});
it('finds none where there is no ranking', () => {
  expect(winnersOf({ kind: 'solo', won: true, score: 40 })).toEqual([]);
  expect(winnersOf(null)).toEqual([]);
});
