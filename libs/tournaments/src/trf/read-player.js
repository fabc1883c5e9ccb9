import { Columns, readPoints } from './columns';
import { trfResults } from './trf-file';
/** Reads a 001 line. */
export function readPlayer(text, line) {
  const columns = new Columns(text);
  const startingRank = columns.whole(5, 8);
  const rating = columns.whole(49, 52);
  const rank = columns.whole(86, 89);
  const points = readPoints(columns.text(81, 84));
  if (startingRank === undefined || !(startingRank > 0)) return bad('the starting rank (columns 5-8) must be a number from 1');
  if (Number.isNaN(points)) return bad('the points (columns 81-84) must be a number such as 4.5');
  if (Number.isNaN(rating)) return bad('the rating (columns 49-52) must be a number or blank');
  if (Number.isNaN(rank)) return bad('the rank (columns 86-89) must be a number or blank');
  const rounds = [];
  for (let column = 92; column <= columns.length; column += 10) {
    const cell = readCell(columns, column, startingRank);
    if (cell !== undefined && 'message' in cell) {
      return { code: 'bad round', message: `round ${rounds.length + 1} of player ${startingRank}: ${cell.message}` };
    }
    rounds.push(cell);
  }
  while (rounds.length > 0 && rounds.at(-1) === undefined) rounds.pop();
  return {
    startingRank,
    sex: columns.text(10, 10),
    title: columns.text(11, 13),
    name: columns.text(15, 47),
    rating,
    federation: columns.text(54, 56),
    fideNumber: columns.text(58, 68),
    birthDate: columns.text(70, 79),
    points,
    rank,
    rounds,
    line,
  };
}
function bad(message) {
  return { code: 'bad player', message };
}
const withOpponent = ['1', '=', '0', 'W', 'D', 'L', '+', '-'];
const played = ['1', '=', '0', 'W', 'D', 'L'];
function readCell(columns, column, self) {
  const opponentText = columns.text(column, column + 3);
  const colourText = columns.text(column + 5, column + 5).toLowerCase();
  const resultText = columns.text(column + 7, column + 7).toUpperCase();
  if (columns.text(column + 4, column + 4) !== '' || columns.text(column + 6, column + 6) !== '')
    return { message: 'the columns are out of line' };
  if (opponentText === '' && colourText === '' && resultText === '') return undefined;
  const opponent = opponentText === '' ? 0 : columns.whole(column, column + 3);
  if (opponent === undefined || Number.isNaN(opponent)) return { message: `'${opponentText}' is not an opponent` };
  const result = resultText === '' ? 'Z' : trfResults.find((known) => known === resultText);
  if (result === undefined) return { message: `'${resultText}' is not a result` };
  if (!['w', 'b', '-', ''].includes(colourText)) return { message: `'${colourText}' is not a colour` };
  const colour = colourText === 'w' ? 'white' : colourText === 'b' ? 'black' : undefined;
  if (opponent === self) return { message: 'a player cannot meet himself' };
  if (opponent === 0 && colour !== undefined) return { message: 'a colour without an opponent' };
  if (opponent !== 0 && !withOpponent.includes(result)) return { message: `an opponent with the result ${result}` };
  if (opponent !== 0 && colour === undefined && played.includes(result)) return { message: 'a game without a colour' };
  return { opponent, colour, result };
}
//# sourceMappingURL=read-player.js.map
