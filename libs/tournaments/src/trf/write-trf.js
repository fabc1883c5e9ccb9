import { headerFields, usualTrfPoints } from './trf-file';
/** Writes a tournament report file. */
export function writeTrf(file, options) {
  const lines = [...headerLines(file), ...settingLines(file, options.dialect), ...file.players.map(playerLine), ...file.otherLines];
  return lines.map((line) => `${line.trimEnd()}${options.lineEnd ?? '\r'}`).join('');
}
function headerLines({ header }) {
  const lines = [];
  for (const [field, code] of headerFields) {
    const value = header.fields[field];
    if (value !== undefined) lines.push(`${code} ${value}`);
  }
  lines.push(...header.deputyArbiters.map((name) => `112 ${name}`));
  if (header.roundDates.length > 0) lines.push(['132'.padEnd(91), ...header.roundDates.map((date) => date.padEnd(10))].join(''));
  // In the order of the codes; several deputies stay in their order.
  return lines.sort((a, b) => Number(a.slice(0, 3)) - Number(b.slice(0, 3)));
}
function settingLines(file, dialect) {
  const modern = dialect === 'trf26';
  const lines = [];
  const { rounds, initialColour } = file;
  if (rounds !== undefined) lines.push(`${modern ? '142' : 'XXR'} ${rounds}`);
  if (modern && initialColour !== undefined) lines.push(`152 ${initialColour === 'white' ? 'W' : 'B'}`);
  const words = [...(file.rankByPlace ? ['rank'] : []), ...(!modern && initialColour !== undefined ? [`${initialColour}1`] : [])];
  if (words.length > 0) lines.push(`XXC ${words.join(' ')}`);
  lines.push(...pointLines(file.points, modern));
  for (const { kind, round, players } of file.byes) lines.push(`240 ${kind} ${three(round)} ${fours(players)}`);
  if (file.absent.length > 0) lines.push(`XXZ ${file.absent.join(' ')}`);
  for (const virtual of file.virtualPoints) {
    const { points, firstRound, lastRound, firstPlayer, lastPlayer } = virtual;
    lines.push(`250      ${decimal(points)} ${three(firstRound)} ${three(lastRound)} ${fours([firstPlayer, lastPlayer])}`);
  }
  for (const { firstRound, lastRound, players } of file.forbidden) {
    if (!modern && firstRound === undefined && lastRound === undefined) lines.push(`XXP ${players.join(' ')}`);
    else lines.push(`260 ${three(firstRound)} ${three(lastRound)} ${fours(players)}`);
  }
  return lines;
}
function pointLines(points, modern) {
  const letters = {
    win: ['W', 'W'],
    draw: ['D', 'D'],
    loss: ['L', 'WL'],
    absence: ['A', 'ZPB'],
    pairingAllocatedBye: ['P', 'PAB'],
  };
  const names = ['win', 'draw', 'loss', 'absence', 'pairingAllocatedBye'];
  if (names.every((name) => points[name] === usualTrfPoints[name])) return [];
  if (!modern) return [`XXS ${names.map((name) => `${letters[name][1]}=${decimal(points[name]).trim()}`).join(' ')}`];
  return [`162  ${names.map((name) => `${letters[name][0]}${decimal(points[name])}`).join('    ')}`];
}
const three = (number) => (number === undefined ? '   ' : String(number).padStart(3, '0'));
const fours = (numbers) => numbers.map((number) => String(number).padStart(4)).join(' ');
const decimal = (points) => points.toFixed(1).padStart(4);
function playerLine(player) {
  const fixed = [
    '001 ',
    String(player.startingRank).padStart(4),
    ' ',
    player.sex.padEnd(1),
    player.title.padStart(3),
    ' ',
    fit(player.name, 33),
    ' ',
    String(player.rating ?? '').padStart(4),
    ' ',
    player.federation.padEnd(3),
    ' ',
    player.fideNumber.padStart(11),
    ' ',
    player.birthDate.padEnd(10),
    ' ',
    decimal(player.points),
    ' ',
    String(player.rank ?? '').padStart(4),
  ];
  return fixed.join('') + player.rounds.map(cellText).join('');
}
/** Text cut or filled to a number of characters (not code units). */
function fit(text, width) {
  const characters = Array.from(text).slice(0, width);
  return characters.join('') + ' '.repeat(width - characters.length);
}
function cellText(cell) {
  if (cell === undefined) return ' '.repeat(10);
  const opponent = cell.opponent === 0 ? '0000' : String(cell.opponent).padStart(4);
  const colour = cell.colour === undefined ? '-' : cell.colour === 'white' ? 'w' : 'b';
  return `  ${opponent} ${colour} ${cell.result}`;
}
//# sourceMappingURL=write-trf.js.map
