import type { ScoringInput, StageFormatInput, StageInput, TournamentSettingsInput } from '@kronika/web/client';
import type { Advancement, ScoringScheme, StageFormat, StageSpec, TournamentSettings } from '@kronika/tournaments';

/** A stage of the domain as the API takes it. What is usual is left to the server. */
export function stageInput({ format, scoring, tieBreaks, advance }: StageSpec): StageInput {
  return {
    format: formatInput(format),
    scoring: scoringInput(scoring),
    tieBreaks: tieBreaks.map((id) => upper(id)),
    advance: advancementInput(advance),
  };
}

export function settingsInput(settings: Omit<TournamentSettings, 'seats'>): TournamentSettingsInput {
  const { clock, startsAt, plan: _plan, ...rest } = settings;
  return {
    ...rest,
    options: rest.options ?? null,
    registration: upper(rest.registration),
    venue: upper(rest.venue),
    timeOut: upper(rest.timeOut),
    clock: { ...clock, kind: upper(clock.kind) },
    startsAt: startsAt === undefined ? null : new Date(startsAt).toISOString(),
  };
}

function formatInput(format: StageFormat): StageFormatInput {
  const { kind, ...rest } = format;
  const {
    swaps: _swaps,
    weights: _weights,
    wildcards,
    play,
    sizes,
    ...plain
  } = { swaps: 0, weights: undefined, wildcards: undefined, play: undefined, sizes: undefined, ...rest };
  return {
    ...plain,
    kind: upper(kind),
    ...(typeof wildcards === 'number' ? { wildcards } : {}),
    ...(sizes === undefined ? {} : { sizes: { allowed: [...sizes.allowed], preferred: sizes.preferred } }),
    ...(play?.kind === 'pairs' ? { play: { kind: 'PAIRS' as const, double: play.double, bestOf: play.bestOf } } : {}),
  };
}

function scoringInput(scoring: ScoringScheme): ScoringInput {
  switch (scoring.kind) {
    case 'match':
      return { kind: 'MATCH', win: scoring.win, draw: scoring.draw, loss: scoring.loss };
    case 'placement':
      return { kind: 'PLACEMENT', tables: scoring.tables.map((points) => ({ points: [...points] })) };
    case 'winner':
      return { kind: 'WINNER', win: scoring.win, draw: scoring.draw };
    case 'size-neutral':
      return { kind: 'SIZE_NEUTRAL' };
  }
}

function advancementInput(advance: Advancement): NonNullable<StageInput['advance']> {
  switch (advance.kind) {
    case 'all':
      return { kind: 'ALL' };
    case 'top':
      return { kind: 'TOP', places: advance.places };
    case 'groups':
      return { kind: 'GROUPS', top: advance.top, best: advance.best };
  }
}

type Upper<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${Uppercase<First>}_${Upper<Rest>}` : Uppercase<Name>;

/** The API's name of a word of the domain: `table-swiss` is `TABLE_SWISS`. */
function upper<Name extends string>(name: Name): Upper<Name> {
  return name.toUpperCase().replaceAll('-', '_') as Upper<Name>;
}
