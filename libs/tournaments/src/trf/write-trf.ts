import { headerFields, usualTrfPoints, type TrfCell, type TrfFile, type TrfPlayer, type TrfPoints } from './trf-file';

export interface WriteOptions {
  /** TRF16 with the XX codes that pairing programs understand, or TRF-2026 with its own codes. */
  readonly dialect: 'trf16' | 'trf26';
  /** The formats ask for a bare carriage return. */
  readonly lineEnd?: '\r' | '\n' | '\r\n';
}

/** Writes a tournament report file. */
export function writeTrf(file: TrfFile, options: WriteOptions): string {
  const lines = [...headerLines(file), ...settingLines(file, options.dialect), ...file.players.map(playerLine), ...file.otherLines];
  return lines.map((line) => `${line.trimEnd()}${options.lineEnd ?? '\r'}`).join('');
}

function headerLines({ header }: TrfFile): string[] {
  const lines: string[] = [];
  for (const [field, code] of headerFields) {
    const value = header.fields[field];
    if (value !== undefined) lines.push(`${code} ${value}`);
  }
  lines.push(...header.deputyArbiters.map((name) => `112 ${name}`));
  if (header.roundDates.length > 0) lines.push(['132'.padEnd(91), ...header.roundDates.map((date) => date.padEnd(10))].join(''));
  // In the order of the codes; several deputies stay in their order.
  return lines.sort((a, b) => Number(a.slice(0, 3)) - Number(b.slice(0, 3)));
}

function settingLines(file: TrfFile, dialect: WriteOptions['dialect']): string[] {
  const modern = dialect === 'trf26';
  const lines: string[] = [];
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

function pointLines(points: TrfPoints, modern: boolean): string[] {
  const letters = {
    win: ['W', 'W'],
    draw: ['D', 'D'],
    loss: ['L', 'WL'],
    absence: ['A', 'ZPB'],
    pairingAllocatedBye: ['P', 'PAB'],
  } as const;
  const names = ['win', 'draw', 'loss', 'absence', 'pairingAllocatedBye'] as const;
  if (names.every((name) => points[name] === usualTrfPoints[name])) return [];
  if (!modern) return [`XXS ${names.map((name) => `${letters[name][1]}=${decimal(points[name]).trim()}`).join(' ')}`];
  return [`162  ${names.map((name) => `${letters[name][0]}${decimal(points[name])}`).join('    ')}`];
}

const three = (number: number | undefined): string => (number === undefined ? '   ' : String(number).padStart(3, '0'));
const fours = (numbers: readonly number[]): string => numbers.map((number) => String(number).padStart(4)).join(' ');
const decimal = (points: number): string => points.toFixed(1).padStart(4);

function playerLine(player: TrfPlayer): string {
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
function fit(text: string, width: number): string {
  const characters = Array.from(text).slice(0, width);
  return characters.join('') + ' '.repeat(width - characters.length);
}

function cellText(cell: TrfCell | undefined): string {
  if (cell === undefined) return ' '.repeat(10);
  const opponent = cell.opponent === 0 ? '0000' : String(cell.opponent).padStart(4);
  const colour = cell.colour === undefined ? '-' : cell.colour === 'white' ? 'w' : 'b';
  return `  ${opponent} ${colour} ${cell.result}`;
}
