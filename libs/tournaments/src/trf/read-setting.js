import { Columns, readPoints } from './columns';
import { usualTrfPoints } from './trf-file';
export const settingReaders = {
  142: readRounds,
  XXR: readRounds,
  152: readInitialColour,
  XXC: readConfiguration,
  162: readPointSystem,
  XXS: readNamedPoints,
  BBW: single('win'),
  BBD: single('draw'),
  BBL: single('loss'),
  BBZ: single('absence'),
  BBF: single('absence'),
  BBU: single('pairingAllocatedBye'),
  XXZ: readAbsent,
  240: readByes,
  250: readVirtualPoints,
  XXA: readPlayerVirtualPoints,
  260: readForbidden,
  XXP: readForbiddenList,
};
const words = (text) =>
  text
    .slice(3)
    .split(/\s+/)
    .filter((word) => word !== '');
const numbersOf = (text) => words(text).map((word) => (/^\d+$/.test(word) ? Number(word) : NaN));
const isNumber = (value) => value !== undefined && value > 0;
function readRounds(text, settings) {
  const [rounds] = numbersOf(text);
  if (!isNumber(rounds)) return 'the number of rounds must be a number from 1';
  settings.rounds = rounds;
  return undefined;
}
function readInitialColour(text, settings) {
  const colour = text.slice(3).trim().toUpperCase();
  if (colour !== 'W' && colour !== 'B') return 'the initial colour is W or B';
  settings.initialColour = colour === 'W' ? 'white' : 'black';
  return undefined;
}
function readConfiguration(text, settings) {
  for (const word of words(text)) {
    if (word === 'rank') settings.rankByPlace = true;
    if (word === 'white1') settings.initialColour = 'white';
    if (word === 'black1') settings.initialColour = 'black';
  }
}
/** 162: result letters, each followed by its points. */
function readPointSystem(text, settings) {
  const names = { W: 'win', D: 'draw', L: 'loss', A: 'absence', P: 'pairingAllocatedBye' };
  const found = [...text.slice(3).matchAll(/([A-Z])\s*(-?\d+(?:\.\d+)?)/g)];
  if (found.length === 0) return 'no points found';
  for (const [, letter = '', value = ''] of found) {
    const name = names[letter];
    if (name !== undefined) setPoints(settings, name, Number(value));
    else if (letter !== 'X') return `'${letter}' is not a result`;
  }
  return undefined;
}
function setPoints(settings, name, value) {
  settings.points = { ...settings.points, [name]: value };
  if (name === 'pairingAllocatedBye') settings.byeIsStated = true;
  if (!settings.byeIsStated) settings.points = { ...settings.points, pairingAllocatedBye: settings.points.win };
}
/** XXS: names with points, W=1.0; the same for both colours. */
function readNamedPoints(text, settings) {
  const names = {
    W: 'win',
    WW: 'win',
    BW: 'win',
    FW: 'win',
    FPB: 'win',
    D: 'draw',
    WD: 'draw',
    BD: 'draw',
    HPB: 'draw',
    WL: 'loss',
    BL: 'loss',
    ZPB: 'absence',
    FL: 'absence',
    PAB: 'pairingAllocatedBye',
  };
  const seen = new Map();
  for (const word of words(text.replaceAll(/\s*=\s*/g, '='))) {
    const [key = '', value = ''] = word.split('=');
    const name = names[key.toUpperCase()];
    const points = readPoints(value);
    if (name === undefined || Number.isNaN(points)) return `'${word}' is not a result with points`;
    if (seen.has(name) && seen.get(name) !== points) return `results that should be worth the same have different points (${word})`;
    seen.set(name, points);
    setPoints(settings, name, points);
  }
  return undefined;
}
function single(name) {
  return (text, settings) => {
    const points = readPoints(text.slice(3).trim());
    if (Number.isNaN(points)) return 'points are missing';
    setPoints(settings, name, points);
    return undefined;
  };
}
function readAbsent(text, settings) {
  const numbers = numbersOf(text);
  if (!numbers.every(isNumber)) return 'only numbers of players are expected';
  settings.absent.push(...numbers);
  return undefined;
}
function readByes(text, settings) {
  const columns = new Columns(text);
  const kind = columns.text(5, 5).toUpperCase();
  const round = columns.whole(7, 9);
  const players = columns.players(11);
  if (kind !== 'F' && kind !== 'H' && kind !== 'Z') return 'the kind of bye (column 5) is F, H or Z';
  if (!isNumber(round)) return 'the round (columns 7-9) is missing';
  if (!players.every(isNumber)) return 'only numbers of players are expected from column 11 on';
  settings.byes.push({ kind, round, players });
  return undefined;
}
function readVirtualPoints(text, settings) {
  const columns = new Columns(text);
  const points = readPoints(columns.text(10, 13));
  const [firstRound, lastRound] = [columns.whole(15, 17), columns.whole(19, 21)];
  const [firstPlayer, lastPlayer] = [columns.whole(23, 26), columns.whole(28, 31)];
  if (Number.isNaN(points)) return 'the points (columns 10-13) are missing';
  if (!isNumber(firstRound) || !isNumber(lastRound) || !isNumber(firstPlayer) || !isNumber(lastPlayer))
    return 'rounds or players are missing';
  settings.virtualPoints.push({ points, firstRound, lastRound, firstPlayer, lastPlayer });
  return undefined;
}
function readPlayerVirtualPoints(text, settings) {
  const columns = new Columns(text);
  const player = columns.whole(5, 8);
  if (!isNumber(player)) return 'the player (columns 5-8) is missing';
  for (let round = 1; 5 * round + 5 <= columns.length; round++) {
    const value = columns.text(5 * round + 5, 5 * round + 8);
    const points = value === '' ? 0 : readPoints(value);
    if (Number.isNaN(points)) return `the points of round ${round} are not a number`;
    if (points !== 0) settings.virtualPoints.push({ points, firstRound: round, lastRound: round, firstPlayer: player, lastPlayer: player });
  }
  return undefined;
}
function readForbidden(text, settings) {
  const columns = new Columns(text);
  const firstRound = columns.whole(5, 7);
  const lastRound = columns.whole(9, 11);
  const players = columns.players(13);
  if (Number.isNaN(firstRound) || Number.isNaN(lastRound)) return 'the rounds (columns 5-11) must be numbers or blank';
  return addForbidden(settings, { firstRound, lastRound, players });
}
function readForbiddenList(text, settings) {
  return addForbidden(settings, { firstRound: undefined, lastRound: undefined, players: numbersOf(text) });
}
function addForbidden(settings, forbidden) {
  if (forbidden.players.length < 2 || !forbidden.players.every(isNumber)) return 'at least two numbers of players are expected';
  settings.forbidden.push(forbidden);
  return undefined;
}
export function noSettings() {
  return {
    header: { fields: {}, deputyArbiters: [], roundDates: [] },
    players: [],
    rounds: undefined,
    initialColour: undefined,
    rankByPlace: false,
    points: usualTrfPoints,
    byes: [],
    absent: [],
    virtualPoints: [],
    forbidden: [],
    otherLines: [],
    byeIsStated: false,
  };
}
//# sourceMappingURL=read-setting.js.map
