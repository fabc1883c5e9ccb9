import { bestOfGames, preferredSize } from './stage-spec';
/** What is wrong with settings, if anything. */
export function checkSettings(settings) {
  const { min, max } = settings.seats;
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 1 || max < Math.max(min, 2))
    return invalid('seats', 'from min to max, at least two at most');
  if (settings.capacity !== undefined && !isCount(settings.capacity)) return invalid('capacity', 'a whole number above 0');
  if (settings.clock.kind === 'round' && !(settings.clock.durationMs > 0)) return invalid('clock.durationMs', 'more than nothing');
  return undefined;
}
/** What is wrong with a stage, if anything: for this game, whatever the number of entries. */
export function checkSpec(spec, settings, path) {
  const wrong = checkFormat(spec.format, `${path}.format`) ?? checkSizes(spec.format, settings, `${path}.format`);
  if (wrong) return wrong;
  if (new Set(spec.tieBreaks).size !== spec.tieBreaks.length) return invalid(`${path}.tieBreaks`, 'each at most once');
  if (spec.advance.kind === 'top' && !isCount(spec.advance.places)) return invalid(`${path}.advance.places`, 'a whole number above 0');
  if (spec.advance.kind === 'groups') {
    if (spec.format.kind !== 'groups') return invalid(`${path}.advance`, 'only groups send the first of each');
    if (!isCount(spec.advance.top) || spec.advance.best < 0) return invalid(`${path}.advance`, 'whole numbers');
  }
  if (spec.scoring.kind === 'placement' && spec.scoring.tables.every((table) => table.length === 0)) {
    return invalid(`${path}.scoring`, 'points for at least one size');
  }
  if (spec.scoring.kind === 'match' && preferredSize(spec.format) !== 2)
    return invalid(`${path}.scoring`, 'win, draw and loss are for two seats');
  return undefined;
}
function checkFormat(format, path) {
  if (!isCount(bestOfGames(format)) || bestOfGames(format) % 2 === 0) return invalid(`${path}.bestOf`, 'an odd number');
  switch (format.kind) {
    case 'swiss':
    case 'table-swiss':
      return isCount(format.rounds) ? undefined : invalid(`${path}.rounds`, 'a whole number above 0');
    case 'table-round-robin':
      return format.rounds === undefined || isCount(format.rounds) ? undefined : invalid(`${path}.rounds`, 'a whole number above 0');
    case 'table-elimination':
      if (!isCount(format.top) || format.top >= format.size) return invalid(`${path}.top`, 'fewer than sit at a table');
      return format.wildcards === 'fill' || format.wildcards >= 0 ? undefined : invalid(`${path}.wildcards`, 'not less than 0');
    case 'groups':
      return isCount(format.groups) ? undefined : invalid(`${path}.groups`, 'a whole number above 0');
    case 'league':
      return isCount(format.groupSize) && format.up + format.down <= format.groupSize
        ? undefined
        : invalid(`${path}.groupSize`, 'room for those who move up and down');
    case 'round-robin':
    case 'single-elimination':
    case 'double-elimination':
      return undefined;
  }
}
function checkSizes(format, { seats }, path) {
  const sizes = sizesOf(format);
  const fits = (size) => size >= Math.max(2, seats.min) && size <= seats.max;
  if (!sizes.allowed.includes(sizes.preferred) || !sizes.allowed.every(fits)) {
    return invalid(path, `tables of ${sizes.allowed.join(', ')} do not fit a game for ${seats.min} to ${seats.max}`);
  }
  return undefined;
}
function sizesOf(format) {
  if ('sizes' in format) return format.sizes;
  if (format.kind === 'groups' && format.play.kind === 'tables') return format.play.sizes;
  const size = preferredSize(format);
  return { allowed: [size], preferred: size };
}
function isCount(value) {
  return Number.isInteger(value) && value > 0;
}
function invalid(path, message) {
  return { kind: 'invalid', path, message };
}
//# sourceMappingURL=check-spec.js.map
