import type { Generator } from '../random/generator';
import { namedSchemes } from '../scoring/scheme';
import { groupsThenKnockOut, stageOf, usualLeagueFormat, type StageFormat, type StageSpec } from '../tournament/stage-spec';
import { defaultWeights } from '../table-swiss/weights';

/** Every way to play that there is. */
export const formatKinds = [
  'swiss',
  'table-swiss',
  'round-robin',
  'table-round-robin',
  'single-elimination',
  'double-elimination',
  'table-elimination',
  'groups-then-knock-out',
  'league',
  'swiss-then-elimination',
] as const;
export type FormatKind = (typeof formatKinds)[number];

export interface RandomPlan {
  readonly kind: FormatKind;
  readonly stages: readonly StageSpec[];
  readonly entries: number;
}

const swaps = 200;
const sizes = { allowed: [3, 4, 5], preferred: 4 };

/** Stages of a random tournament of a kind, and how many enter. */
export function randomStages(random: Generator, wanted?: FormatKind): RandomPlan {
  const kind = wanted ?? formatKinds[random.int(formatKinds.length)] ?? 'swiss';
  const entries = 5 + random.int(16);
  const bestOf = random.unit() < 0.7 ? 1 : 3;
  const duplicate = random.unit() < 0.2;
  const one = (format: StageFormat, more: Partial<StageSpec> = {}): RandomPlan => ({
    kind,
    entries,
    stages: [stageOf(format, { duplicate, ...more })],
  });
  const swiss: StageFormat = { kind: 'swiss', rounds: 1 + random.int(5), colours: random.unit() < 0.5, bestOf };
  const tableSwiss: StageFormat = { kind: 'table-swiss', rounds: 1 + random.int(5), sizes, weights: defaultWeights, swaps };
  const scheme = [namedSchemes['10/6/3/1'], namedSchemes['5/3/2/1'], namedSchemes['size-neutral'], namedSchemes['win 5, draw 1']][
    random.int(4)
  ];
  switch (kind) {
    case 'swiss':
      return one(swiss, random.unit() < 0.3 ? { scoring: namedSchemes['win 3, draw 1'], byes: { full: 3, half: 1, zero: 0 } } : {});
    case 'table-swiss':
      return one(tableSwiss, scheme ? { scoring: scheme } : {});
    case 'round-robin':
      return { ...one({ kind: 'round-robin', double: random.unit() < 0.2, bestOf }), entries: 3 + random.int(7) };
    case 'table-round-robin':
      return one({ kind: 'table-round-robin', sizes, swaps, ...(random.unit() < 0.5 ? { rounds: 2 + random.int(3) } : {}) });
    case 'single-elimination':
      return one({ kind: 'single-elimination', thirdPlace: random.unit() < 0.5, bestOf });
    case 'double-elimination':
      return one({ kind: 'double-elimination', reset: random.unit() < 0.7, bestOf });
    case 'table-elimination':
      return one({ kind: 'table-elimination', size: 4, top: 1 + random.int(2), wildcards: random.unit() < 0.5 ? 'fill' : random.int(3) });
    case 'groups-then-knock-out': {
      const play =
        random.unit() < 0.5
          ? ({ kind: 'pairs', double: false, bestOf: 1 } as const)
          : ({ kind: 'tables', sizes: { allowed: [3, 4], preferred: 4 }, swaps } as const);
      return { kind, entries: entries + 4, stages: groupsThenKnockOut(2 + random.int(2), play, { top: 2, best: random.int(2) }, bestOf) };
    }
    case 'league':
      return one({ ...usualLeagueFormat, swaps });
    case 'swiss-then-elimination': {
      const first = stageOf(random.unit() < 0.5 ? swiss : tableSwiss, { advance: { kind: 'top', places: 4 } });
      const carry = random.unit() < 0.3;
      return {
        kind,
        entries: entries + 3,
        stages: [first, stageOf({ kind: 'single-elimination', thirdPlace: true, bestOf: 1 }, { carryScores: carry })],
      };
    }
  }
}
