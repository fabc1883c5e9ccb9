import type { NeedsRuling } from '../swiss/outcome';
import { pairDutch } from '../swiss/pair-dutch';
import { initialColourOf, numberingOf, requestFor, takesPart, writtenRounds } from './history';
import { parseTrf } from './parse-trf';
import type { TrfError, TrfFile } from './trf-file';
import { contradictions, validateTrf, wrongPoints } from './validate-trf';

export interface TrfOptions {
  /** Whether colours matter; default true. */
  readonly colours?: boolean;
}

/** What re-pairing a file has shown; without differences in any round the file is right. */
export type TrfCheck =
  | { readonly kind: 'bad-file'; readonly errors: readonly TrfError[] }
  | {
      readonly kind: 'checked';
      readonly rounds: readonly CheckedRound[];
      readonly same: boolean;
      /** Points that do not add up; only in a file that differs anyway, otherwise the file is bad. */
      readonly warnings: readonly TrfError[];
    };

export interface CheckedRound {
  readonly round: number;
  readonly differences: readonly TrfDifference[];
}

/** Where file and engine differ; 0 stands for the bye, players are starting ranks. */
export type TrfDifference =
  /** The engine pairs these two, the file does not. */
  | { readonly kind: 'missing'; readonly white: number; readonly black: number }
  /** The file pairs these two, the engine does not. */
  | { readonly kind: 'unexpected'; readonly white: number; readonly black: number }
  /** The right pair with the wrong colours; white and black as they should be. */
  | { readonly kind: 'colours'; readonly white: number; readonly black: number }
  /** Two lines of the file do not agree. */
  | { readonly kind: 'contradiction'; readonly player: number; readonly opponent: number; readonly line: number }
  /** The engine finds no pairing at all. */
  | { readonly kind: 'no pairing'; readonly reason: NeedsRuling['reason'] };

/** Re-pairs every round of a tournament report file and compares. */
export function checkTrf(text: string, options: TrfOptions = {}): TrfCheck {
  const parsed = parseTrf(text);
  if (parsed.kind === 'bad-file') return parsed;
  const { file } = parsed;
  const rounds = writtenRounds(file);
  const errors = validateTrf(file, rounds);
  if (errors.length > 0) return { kind: 'bad-file', errors };
  const checked = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    differences: checkRound(file, index + 1, options.colours ?? true),
  }));
  const same = checked.every(({ differences }) => differences.length === 0);
  const warnings = wrongPoints(file, rounds);
  return same && warnings.length > 0 ? { kind: 'bad-file', errors: warnings } : { kind: 'checked', rounds: checked, same, warnings };
}

type Pair = readonly [white: number, black: number];

function checkRound(file: TrfFile, round: number, colours: boolean): TrfDifference[] {
  const { startingRankOf } = numberingOf(file);
  const found = contradictions(file)
    .filter((contradiction) => contradiction.round === round)
    .map(({ player, opponent, line }): TrfDifference => ({ kind: 'contradiction', player, opponent, line }));
  const absent = file.players.filter((player) => !takesPart(player.rounds[round - 1])).map((player) => player.startingRank);
  const outcome = pairDutch(
    requestFor(file, {
      round,
      absent,
      totalRounds: file.rounds ?? writtenRounds(file),
      colours,
      initialColour: initialColourOf(file) ?? 'white',
    }),
  );
  if (outcome.kind === 'needs-ruling') return [...found, { kind: 'no pairing', reason: outcome.reason }];
  const ours = outcome.pairings.map(({ white, black }): Pair => [startingRankOf(white), startingRankOf(black)]);
  if (outcome.bye !== undefined) ours.push([startingRankOf(outcome.bye.player), 0]);
  return [...found, ...comparePairs(ours, pairsInFile(file, round), colours)];
}

function pairsInFile(file: TrfFile, round: number): Pair[] {
  const seen = new Set<string>();
  return file.players.flatMap((player) => {
    const cell = player.rounds[round - 1];
    if (cell === undefined || !takesPart(cell)) return [];
    const pair: Pair = cell.colour === 'black' ? [cell.opponent, player.startingRank] : [player.startingRank, cell.opponent];
    if (seen.has(key(pair))) return [];
    seen.add(key(pair));
    return [pair];
  });
}

const key = (pair: Pair): string => [...pair].sort((a, b) => a - b).join();

function comparePairs(ours: readonly Pair[], theirs: readonly Pair[], colours: boolean): TrfDifference[] {
  const inFile = new Map(theirs.map((pair) => [key(pair), pair]));
  const fromEngine = new Set(ours.map(key));
  const differences: TrfDifference[] = [];
  for (const pair of ours) {
    const [white, black] = pair;
    const written = inFile.get(key(pair));
    if (written === undefined) differences.push({ kind: 'missing', white, black });
    else if (colours && black !== 0 && written[0] !== white) differences.push({ kind: 'colours', white, black });
  }
  for (const pair of theirs) if (!fromEngine.has(key(pair))) differences.push({ kind: 'unexpected', white: pair[0], black: pair[1] });
  return differences;
}
