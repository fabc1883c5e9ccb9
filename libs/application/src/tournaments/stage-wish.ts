import type { SchemaIssue } from '@kronika/game-kernel';
import {
  type Advancement,
  type GroupPlay,
  type ScoringScheme,
  type StageFormat,
  type StageKind,
  stageOf,
  type StageSpec,
  type TableWeights,
  type TieBreakId,
  usualLeagueFormat,
  usualTableSwiss,
} from '@kronika/tournaments';

/** Nothing said: the usual value. */
type Maybe<Value> = Value | null | undefined;

export interface SizesWish {
  readonly allowed: readonly number[];
  readonly preferred: number;
}

export interface FormatWish {
  readonly kind: StageKind;
  readonly rounds?: Maybe<number>;
  readonly bestOf?: Maybe<number>;
  readonly colours?: Maybe<boolean>;
  readonly double?: Maybe<boolean>;
  readonly thirdPlace?: Maybe<boolean>;
  readonly reset?: Maybe<boolean>;
  readonly size?: Maybe<number>;
  readonly top?: Maybe<number>;
  readonly wildcards?: Maybe<number>;
  readonly sizes?: Maybe<SizesWish>;
  readonly weights?: Maybe<TableWeights>;
  readonly groups?: Maybe<number>;
  readonly play?: Maybe<{
    readonly kind: GroupPlay['kind'];
    readonly double?: Maybe<boolean>;
    readonly bestOf?: Maybe<number>;
    readonly sizes?: Maybe<SizesWish>;
    readonly rounds?: Maybe<number>;
  }>;
  readonly groupSize?: Maybe<number>;
  readonly up?: Maybe<number>;
  readonly down?: Maybe<number>;
}

/** A stage as somebody wishes it: what is left out has the usual value of its format. */
export interface StageWish {
  readonly format: FormatWish;
  readonly scoring?: Maybe<{
    readonly kind: ScoringScheme['kind'];
    readonly win?: Maybe<number>;
    readonly draw?: Maybe<number>;
    readonly loss?: Maybe<number>;
    readonly tables?: Maybe<readonly { readonly points: readonly number[] }[]>;
  }>;
  readonly tieBreaks?: Maybe<readonly TieBreakId[]>;
  readonly byes?: Maybe<StageSpec['byes']>;
  readonly seeding?: Maybe<StageSpec['seeding']>;
  readonly carryScores?: Maybe<boolean>;
  readonly duplicate?: Maybe<boolean>;
  readonly advance?: Maybe<{
    readonly kind: Advancement['kind'];
    readonly places?: Maybe<number>;
    readonly top?: Maybe<number>;
    readonly best?: Maybe<number>;
  }>;
}

type Seats = { readonly min: number; readonly max: number };

/** The stages that are wished for, for a game with so many seats; or everything that is missing. */
export function stagesFromWishes(
  wishes: readonly StageWish[],
  seats: Seats,
): readonly StageSpec[] | { readonly issues: readonly SchemaIssue[] } {
  const issues: SchemaIssue[] = [];
  const stages = wishes.map((wish, i) => stageFrom(wish, seats, (path, message) => issues.push({ path: `stages[${i}].${path}`, message })));
  return issues.length === 0 ? stages : { issues };
}

type Complain = (path: string, message: string) => void;

function stageFrom(wish: StageWish, seats: Seats, complain: Complain): StageSpec {
  const format = formatFrom(wish.format, seats, complain);
  const { tieBreaks, byes, seeding, carryScores, duplicate } = wish;
  return stageOf(format, {
    ...(wish.scoring ? { scoring: scoringFrom(wish.scoring, complain) } : {}),
    ...(tieBreaks ? { tieBreaks } : {}),
    ...(byes ? { byes: { full: byes.full, half: byes.half, zero: byes.zero } } : {}),
    ...(seeding ? { seeding } : {}),
    ...(typeof carryScores === 'boolean' ? { carryScores } : {}),
    ...(typeof duplicate === 'boolean' ? { duplicate } : {}),
    ...(wish.advance ? { advance: advanceFrom(wish.advance, complain) } : {}),
  });
}

function formatFrom(wish: FormatWish, seats: Seats, complain: Complain): StageFormat {
  const { kind } = wish;
  const needed = (name: 'rounds' | 'groups'): number => wish[name] ?? missing(complain, `format.${name}`, 1);
  const bestOf = wish.bestOf ?? 1;
  const sizes = wish.sizes ? sizesFrom(wish.sizes) : usualSizes(seats);
  const { swaps } = usualTableSwiss;
  const rounds = wish.rounds ? { rounds: wish.rounds } : {};
  switch (kind) {
    case 'swiss':
      return { kind, rounds: needed('rounds'), colours: wish.colours ?? true, bestOf };
    case 'table-swiss':
      return { kind, rounds: needed('rounds'), sizes, weights: weightsFrom(wish.weights), swaps };
    case 'round-robin':
      return { kind, double: wish.double ?? false, bestOf };
    case 'table-round-robin':
      return { kind, sizes, ...rounds, swaps };
    case 'single-elimination':
      return { kind, thirdPlace: wish.thirdPlace ?? false, bestOf };
    case 'double-elimination':
      return { kind, reset: wish.reset ?? true, bestOf };
    case 'table-elimination': {
      const size = wish.size ?? Math.min(4, seats.max);
      return { kind, size, top: wish.top ?? Math.max(1, Math.floor(size / 2)), wildcards: wish.wildcards ?? 'fill' };
    }
    case 'groups':
      return { kind, groups: needed('groups'), play: playFrom(wish.play, sizes, complain) };
    case 'league': {
      const { groupSize, up, down } = usualLeagueFormat;
      const preferred = Math.min(4, seats.max);
      const own = wish.sizes ? sizesFrom(wish.sizes) : { allowed: [preferred], preferred };
      return {
        kind,
        groupSize: wish.groupSize ?? groupSize,
        up: wish.up ?? up,
        down: wish.down ?? down,
        sizes: own,
        swaps: usualLeagueFormat.swaps,
      };
    }
  }
}

/** Three to five, as far as the game seats them, four preferred. */
function usualSizes({ min, max }: Seats): SizesWish {
  const allowed = usualTableSwiss.sizes.allowed.filter((size) => size >= min && size <= max);
  return allowed.length === 0 ? { allowed: [max], preferred: max } : { allowed, preferred: Math.min(4, Math.max(...allowed)) };
}

function sizesFrom({ allowed, preferred }: SizesWish): SizesWish {
  return { allowed, preferred };
}

function weightsFrom(weights: Maybe<TableWeights>): TableWeights {
  if (!weights) return usualTableSwiss.weights;
  const { rematch, met, spread, offSize, first } = weights;
  return { rematch, met, spread, offSize, first };
}

function playFrom(play: FormatWish['play'], sizes: SizesWish, complain: Complain): GroupPlay {
  if (!play) return missing(complain, 'format.play', { kind: 'pairs', double: false, bestOf: 1 });
  if (play.kind === 'pairs') return { kind: 'pairs', double: play.double ?? false, bestOf: play.bestOf ?? 1 };
  const rounds = play.rounds ? { rounds: play.rounds } : {};
  return { kind: 'tables', sizes: play.sizes ? sizesFrom(play.sizes) : sizes, ...rounds, swaps: usualTableSwiss.swaps };
}

function scoringFrom(wish: NonNullable<StageWish['scoring']>, complain: Complain): ScoringScheme {
  const needed = (name: 'win' | 'draw' | 'loss'): number => wish[name] ?? missing(complain, `scoring.${name}`, 0);
  switch (wish.kind) {
    case 'match':
      return { kind: 'match', win: needed('win'), draw: needed('draw'), loss: needed('loss') };
    case 'winner':
      return { kind: 'winner', win: needed('win'), draw: needed('draw') };
    case 'placement':
      return { kind: 'placement', tables: (wish.tables ?? missing(complain, 'scoring.tables', [])).map(({ points }) => points) };
    case 'size-neutral':
      return { kind: 'size-neutral' };
  }
}

function advanceFrom(wish: NonNullable<StageWish['advance']>, complain: Complain): Advancement {
  switch (wish.kind) {
    case 'all':
      return { kind: 'all' };
    case 'top':
      return { kind: 'top', places: wish.places ?? missing(complain, 'advance.places', 1) };
    case 'groups':
      return { kind: 'groups', top: wish.top ?? missing(complain, 'advance.top', 1), best: wish.best ?? 0 };
  }
}

function missing<Value>(complain: Complain, path: string, instead: Value): Value {
  complain(path, 'is needed');
  return instead;
}
