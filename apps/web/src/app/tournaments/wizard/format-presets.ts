import {
  type FormatReliability,
  formatReliability,
  groupsThenKnockOut,
  namedSchemes,
  type StageSpec,
  stageOf,
  usualLeagueFormat,
  usualTableSwiss,
} from '@kronika/tournaments';

/** What an organiser chooses between: whole events, one or two stages long. */
export const presetIds = [
  'table-swiss',
  'table-swiss-final',
  'swiss',
  'swiss-cut',
  'round-robin',
  'table-round-robin',
  'groups',
  'single-elimination',
  'double-elimination',
  'table-elimination',
  'league',
] as const;
export type PresetId = (typeof presetIds)[number];
export type SchemeName = keyof typeof namedSchemes;

/** What can be set about a format; each uses what concerns it. */
export interface FormatChoice {
  readonly preset: PresetId;
  readonly rounds: number;
  readonly bestOf: 1 | 3 | 5;
  readonly tableSize: 3 | 4 | 5;
  readonly cut: number;
  readonly groups: number;
  readonly advance: number;
  readonly thirdPlace: boolean;
  readonly reset: boolean;
  readonly double: boolean;
  readonly scheme: SchemeName;
}

export const usualChoice: FormatChoice = {
  preset: 'table-swiss',
  rounds: 5,
  bestOf: 1,
  tableSize: 4,
  cut: 8,
  groups: 4,
  advance: 2,
  thirdPlace: true,
  reset: true,
  double: false,
  scheme: '10/6/3/1',
};

export type ChoiceField = Exclude<keyof FormatChoice, 'preset'>;

/** Which settings concern a format. */
export function fieldsOf(preset: PresetId): readonly ChoiceField[] {
  switch (preset) {
    case 'table-swiss':
      return ['rounds', 'tableSize', 'scheme'];
    case 'table-swiss-final':
      return ['rounds', 'tableSize', 'scheme', 'cut'];
    case 'swiss':
      return ['rounds', 'bestOf'];
    case 'swiss-cut':
      return ['rounds', 'bestOf', 'cut', 'thirdPlace'];
    case 'round-robin':
      return ['double', 'bestOf'];
    case 'table-round-robin':
      return ['tableSize', 'scheme'];
    case 'groups':
      return ['groups', 'advance', 'bestOf'];
    case 'single-elimination':
      return ['thirdPlace', 'bestOf'];
    case 'double-elimination':
      return ['reset', 'bestOf'];
    case 'table-elimination':
      return ['tableSize', 'advance', 'scheme'];
    case 'league':
      return [];
  }
}

/** Whether players meet in pairs: a game that seats more than two is then played by two. */
export function isPairs(preset: PresetId): boolean {
  return !['table-swiss', 'table-swiss-final', 'table-round-robin', 'table-elimination', 'league'].includes(preset);
}

/** The stages of the chosen format, with the usual settings of each. */
export function stagesOf(choice: FormatChoice): readonly StageSpec[] {
  const { preset, rounds, bestOf, tableSize, cut, groups, advance, thirdPlace, reset, double } = choice;
  const sizes = { allowed: usualTableSwiss.sizes.allowed, preferred: tableSize };
  const scoring = namedSchemes[choice.scheme];
  const tableSwiss = { kind: 'table-swiss', ...usualTableSwiss, sizes, rounds } as const;
  const swiss = { kind: 'swiss', rounds, colours: false, bestOf } as const;
  switch (preset) {
    case 'table-swiss':
      return [stageOf(tableSwiss, { scoring })];
    case 'table-swiss-final':
      return [
        stageOf(tableSwiss, { scoring, advance: { kind: 'top', places: cut } }),
        stageOf({ kind: 'table-elimination', size: tableSize, top: cut > tableSize ? 2 : 1, wildcards: 'fill' }, { scoring }),
      ];
    case 'swiss':
      return [stageOf(swiss)];
    case 'swiss-cut':
      return [stageOf(swiss, { advance: { kind: 'top', places: cut } }), stageOf({ kind: 'single-elimination', thirdPlace, bestOf })];
    case 'round-robin':
      return [stageOf({ kind: 'round-robin', double, bestOf })];
    case 'table-round-robin':
      return [stageOf({ kind: 'table-round-robin', sizes, swaps: usualTableSwiss.swaps }, { scoring })];
    case 'groups':
      return groupsThenKnockOut(groups, { kind: 'pairs', double: false, bestOf: 1 }, { top: advance, best: 0 }, bestOf);
    case 'single-elimination':
      return [stageOf({ kind: 'single-elimination', thirdPlace, bestOf })];
    case 'double-elimination':
      return [stageOf({ kind: 'double-elimination', reset, bestOf })];
    case 'table-elimination':
      return [stageOf({ kind: 'table-elimination', size: tableSize, top: advance, wildcards: 'fill' }, { scoring })];
    case 'league':
      return [stageOf(usualLeagueFormat)];
  }
}

/** The measured event that is most like the chosen one; undefined where none of its kind was measured. */
export function measuredLike(choice: FormatChoice): FormatReliability | undefined {
  const kinds = String(stagesOf(choice).map(({ format }) => format.kind));
  const isSeries = choice.bestOf > 1 && fieldsOf(choice.preset).includes('bestOf');
  const distance = (figure: FormatReliability) =>
    (figure.name.includes('best of') === isSeries ? 0 : 10) + Math.abs(figure.rounds - choice.rounds);
  return formatReliability.filter(({ formats }) => String(formats) === kinds).sort((one, other) => distance(one) - distance(other))[0];
}

/** How many rounds tell so many players apart well: one more than a knock-out would take. */
export function advisedRounds(preset: PresetId, players: number): number {
  const size = isPairs(preset) ? 2 : 4;
  return Math.max(3, Math.ceil(Math.log(Math.max(2, players)) / Math.log(size)) + (size === 2 ? 0 : 2));
}
