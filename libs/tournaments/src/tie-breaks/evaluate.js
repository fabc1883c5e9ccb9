import { seededGenerator } from '../random/generator';
import { mean, settle, sum } from '../scoring/exact';
import { buchholzContributions } from './buchholz';
import { matchPointContributions, matchWin, opponentsMatchWinContributions } from './match-win';
import { placeCountContributions, sizeNeutralContributions } from './place-counts';
import { sonnebornBergerContributions } from './sonneborn-berger';
import { marginContributions, percentOfWinnerContributions, victoryPointContributions, vpShareContributions } from './victory-points';
/** A tie-break's value for one participant, with what each round contributed. Higher is better. */
export function tieBreakValue(index, lotSeed, participant, id) {
  switch (id) {
    case 'buchholz':
      return buchholz(index, participant, id, { lowest: 0, highest: 0 });
    case 'buchholz-cut-1':
      return buchholz(index, participant, id, { lowest: 1, highest: 0 });
    case 'buchholz-cut-2':
      return buchholz(index, participant, id, { lowest: 2, highest: 0 });
    case 'buchholz-median':
      return buchholz(index, participant, id, { lowest: 1, highest: 1 });
    case 'sonneborn-berger':
      return bySum(id, sonnebornBergerContributions(index, participant));
    case 'match-win':
      return {
        id,
        value: settle(matchWin(index, participant)),
        by: 'mean',
        contributions: matchPointContributions(index, participant).map((c) => ({ ...c, value: c.value / 3 })),
      };
    case 'opponents-match-win':
      return byMean(id, opponentsMatchWinContributions(index, participant));
    case 'vp-share':
      return byMean(id, vpShareContributions(index, participant));
    case 'percent-of-winner':
      return byMean(id, percentOfWinnerContributions(index, participant));
    case 'margin':
      return bySum(id, marginContributions(index, participant));
    case 'victory-points':
      return bySum(id, victoryPointContributions(index, participant));
    case 'size-neutral':
      return bySum(id, sizeNeutralContributions(index, participant));
    case 'wins':
      return bySum(id, placeCountContributions(index, participant, 1));
    case 'seconds':
      return bySum(id, placeCountContributions(index, participant, 2));
    case 'thirds':
      return bySum(id, placeCountContributions(index, participant, 3));
    case 'seed':
      return { id, value: -(index.page(participant)?.seed ?? 0), by: 'rank', contributions: [] };
    case 'lot':
      return { id, value: seededGenerator(`lot:${lotSeed}:${participant}`).unit(), by: 'draw', contributions: [] };
  }
}
function buchholz(index, participant, id, cut) {
  const contributions = buchholzContributions(index, participant, cut);
  return index.book.seats === 'tables' ? byMean(id, contributions) : bySum(id, contributions);
}
function bySum(id, contributions) {
  return { id, value: settle(sum(counted(contributions))), by: 'sum', contributions };
}
function byMean(id, contributions) {
  return { id, value: settle(mean(counted(contributions))), by: 'mean', contributions };
}
function counted(contributions) {
  return contributions.filter((contribution) => contribution.cut !== true).map((contribution) => contribution.value);
}
//# sourceMappingURL=evaluate.js.map
