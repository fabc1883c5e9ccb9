import { Columns } from './columns';
import { readPlayer } from './read-player';
import { noSettings, settingReaders } from './read-setting';
import { headerFields } from './trf-file';
/** Reads a tournament report file; lines may end with CR, LF or both. All errors are reported, with their lines. */
export function parseTrf(text) {
  const errors = [];
  const settings = noSettings();
  const fields = {};
  const deputyArbiters = [];
  const roundDates = [];
  const numbers = new Set();
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .forEach((content, index) => {
      const line = index + 1;
      const code = content.slice(0, 3);
      const value = content.slice(3).trim();
      const field = fieldOf(code);
      const readSetting = settingReaders[code];
      if (content.trim() === '') return;
      if (code === '001') {
        const player = readPlayer(content, line);
        if ('message' in player) errors.push({ line, ...player });
        else if (numbers.has(player.startingRank))
          errors.push({ line, code: 'repeated player', message: `player ${player.startingRank} is there twice` });
        else {
          numbers.add(player.startingRank);
          settings.players.push(player);
        }
      } else if (readSetting !== undefined) {
        const problem = readSetting(content, settings);
        if (problem !== undefined) errors.push({ line, code: 'bad setting', message: `${code}: ${problem}` });
      } else if (field !== undefined) fields[field] = value;
      else if (code === '112') deputyArbiters.push(value);
      else if (code === '132') roundDates.push(...readDates(content));
      else settings.otherLines.push(content);
    });
  if (settings.players.length === 0 && errors.length === 0)
    errors.push({ line: 0, code: 'no players', message: 'the file has no 001 line' });
  if (errors.length > 0) return { kind: 'bad-file', errors };
  const { byeIsStated: _, ...content } = settings;
  return { kind: 'file', file: { ...content, header: { fields, deputyArbiters, roundDates } } };
}
function fieldOf(code) {
  return headerFields.find(([, known]) => known === code)?.[0];
}
function readDates(content) {
  const columns = new Columns(content);
  const dates = [];
  for (let column = 92; column <= columns.length; column += 10) dates.push(columns.text(column, column + 7));
  return dates;
}
//# sourceMappingURL=parse-trf.js.map
