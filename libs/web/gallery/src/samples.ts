/** Tokens that pages use by name. */
export const palette = [
  'paper',
  'sheet',
  'raised',
  'sunken',
  'ink',
  'faint',
  'accent',
  'good',
  'bad',
  'warn',
  'note',
  'can',
  'changed',
] as const;

/** One card of each sort, and the wordiest ones. */
export const sampleCards = [
  'docks',
  'abandoned-suburbs',
  'ruined-library',
  'arena',
  'brick-storage',
  'thieves-caravan',
  'hidden-forge',
  'suppliers',
  'radioactive-colony',
  'merchants',
  'thugs',
] as const;

export interface SampleRow {
  readonly name: string;
  readonly games: number;
  readonly points: number;
}

export const sampleRows: readonly SampleRow[] = [
  { name: 'Ada Nowak', games: 12, points: 31.5 },
  { name: 'Łukasz Zieliński', games: 9, points: 27 },
  { name: 'Basia', games: 14, points: 24.5 },
  { name: 'Quentin the Undecided', games: 3, points: 4 },
];
