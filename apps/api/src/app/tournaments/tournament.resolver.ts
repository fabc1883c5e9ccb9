import {
  type Caller,
  type CommandResult,
  Corrections,
  type CorrectionPreview,
  type DraftChangePreview,
  type ExportedFile,
  type OpenedSlip,
  type Rebuilding,
  type ResultSlip,
  Slips,
  standingsSight,
  type StandingsSight,
  TournamentBrowser,
  TournamentExchange,
  type TournamentMoment,
  Tournaments,
  type TournamentSight,
} from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { type FormatReliability as Reliability, formatReliability } from '@kronika/tournaments';
import { Args, Field, ID, InputType, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { PageArguments } from '../common/connection';
import { By } from '../common/context';
import { present } from '../common/present';
import { refusal } from '../common/refusal';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { TournamentFile, TournamentPart } from './action-enums';
import { TournamentPhase } from './enums';
import { FinishInput } from './inputs';
import {
  CorrectionPreviewResult,
  DraftChangePreviewResult,
  ExportResult,
  HistoryResult,
  SlipResult,
  SlipsResult,
  StandingsResult,
  TournamentResult,
  TournamentsResult,
} from './results';
import { DraftChangeInput } from './round-inputs';
import { changeOf, connectionFrom, finishesOf } from './to-domain';
import { FormatReliability, TournamentChanges } from './tournament-types';

@InputType({ description: 'What tournaments to list; what is left out does not matter.' })
export class TournamentFilterInput {
  @Field(() => [TournamentPhase], { nullable: true, description: 'In one of these phases.' })
  readonly phases?: readonly TournamentPhase[] | null;

  @Field(() => String, { nullable: true, description: 'Of this game, as the catalogue calls it.' })
  readonly game?: string | null;

  @Field({ defaultValue: false, description: 'Those that the caller has a part in.' })
  readonly mine!: boolean;

  @Field(() => ID, { nullable: true, description: 'Those that this account has a part in.' })
  readonly of?: string | null;

  @Field(() => TournamentPart, { nullable: true, description: 'With `mine` or `of`: in this part.' })
  readonly as?: TournamentPart | null;

  @Field(() => ID, { nullable: true, description: 'Seasons of this league.' })
  readonly league?: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Begun, or to begin, at this moment or later.' })
  readonly from?: number | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'Begun, or to begin, at this moment or earlier.' })
  readonly to?: number | null;
}

const tournamentArgument = { type: () => ID, description: 'The tournament.' } as const;

@Resolver()
export class TournamentResolver {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly browser: TournamentBrowser,
    private readonly corrections: Corrections,
    private readonly slips: Slips,
    private readonly exchange: TournamentExchange,
  ) {}

  @Query(() => TournamentResult, { description: 'A tournament as it stands.' })
  async tournament(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @By() caller: Caller,
  ): Promise<CommandResult<TournamentSight>> {
    const sight = await this.tournaments.see(caller, tournamentId);
    return sight === undefined ? { kind: 'not-found', what: `tournament ${tournamentId}` } : { kind: 'done', ...sight };
  }

  @Query(() => TournamentsResult, { name: 'tournaments', description: 'Tournaments, the latest first.' })
  async browse(
    @Args('filter', { type: () => TournamentFilterInput, nullable: true, description: 'Which ones.' }) filter: TournamentFilterInput | null,
    @Args('minPosition', { type: () => PositionScalar, nullable: true, description: 'Wait for what was written here.' })
    minPosition: Position | null,
    @Args() { first, after }: PageArguments,
    @By() caller: Caller,
  ): Promise<object | Rebuilding> {
    const found = await this.browser.tournaments(
      caller,
      present(filter ?? {}),
      { first, after: after ?? undefined },
      minPosition ?? undefined,
    );
    return 'kind' in found ? found : connectionFrom(found);
  }

  @Query(() => StandingsResult, { description: 'The standings of a stage, as they are or as they were right after a version.' })
  async tournamentStandings(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @Args('stage', { type: () => Int, nullable: true, description: 'The stage, from 1; without it, the one that is, or was, played.' })
    stage: number | null,
    @Args('atVersion', { type: () => Int, nullable: true, description: 'The version; without it, the present one.' })
    atVersion: number | null,
    @By() caller: Caller,
  ): Promise<CommandResult<{ readonly version: number; readonly stage: number; readonly groups: readonly StandingsSight[] }>> {
    // GraphQL hands in null or nothing for what was left out.
    const version = typeof atVersion === 'number' ? Math.max(0, atVersion) : undefined;
    const source = await this.tournaments.source(caller, tournamentId, version);
    if (source === undefined) return { kind: 'not-found', what: `tournament ${tournamentId}` };
    const { state } = source.loaded;
    const wanted = stage ?? state.stages.length;
    return { kind: 'done', version: state.version - 1, stage: wanted, groups: standingsSight(source, wanted) };
  }

  @Query(() => HistoryResult, { description: 'What happened to a tournament: the marks of its history slider.' })
  async tournamentHistory(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @Args('fromVersion', { type: () => Int, defaultValue: 0, description: 'From this version on.' }) fromVersion: number,
    @Args('first', { type: () => Int, defaultValue: 100, description: 'How many, at most 500.' }) first: number,
    @Args('standingsOnly', { defaultValue: false, description: 'Only what may have changed standings.' }) standingsOnly: boolean,
    @By() caller: Caller,
  ): Promise<CommandResult<{ readonly moments: readonly TournamentMoment[]; readonly hasMore: boolean }>> {
    return this.tournaments.history(caller, { tournamentId, fromVersion, first, standingsOnly });
  }

  @Query(() => DraftChangePreviewResult, { description: 'What a change of the draft would bring about, for organisers.' })
  previewDraftChange(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @Args('change', { description: 'The change.' }) change: DraftChangeInput,
    @By() caller: Caller,
  ): Promise<CommandResult<DraftChangePreview>> {
    return this.corrections.previewDraftChange(caller, tournamentId, changeOf(change));
  }

  @Query(() => CorrectionPreviewResult, { description: 'What a correction would bring about, for judges.' })
  previewCorrection(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @Args('table', { type: () => ID, description: 'The table.' }) table: string,
    @Args('finishes', { type: () => [FinishInput], description: 'How everybody finished; who is not named never came.' })
    finishes: readonly FinishInput[],
    @By() caller: Caller,
  ): Promise<CommandResult<CorrectionPreview>> {
    return this.corrections.preview(caller, { tournamentId, table, finishes: finishesOf(finishes) });
  }

  @Query(() => SlipsResult, { description: 'The result slips of a round, to be printed; for judges.' })
  resultSlips(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @Args('stage', { type: () => Int, description: 'The stage, from 1.' }) stage: number,
    @Args('round', { type: () => Int, description: 'The round, from 1.' }) round: number,
    @By() caller: Caller,
  ): Promise<CommandResult<{ readonly slips: readonly ResultSlip[] }>> {
    return this.slips.sheet(caller, { tournamentId, stage, round });
  }

  @Query(() => SlipResult, { description: 'The table behind the link of a slip.' })
  resultSlip(@Args('token', { description: 'What stands in the link.' }) token: string): Promise<CommandResult<OpenedSlip>> {
    return this.slips.open(token);
  }

  @Query(() => ExportResult, { description: 'A tournament as a file.' })
  exportTournament(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @Args('format', { type: () => TournamentFile, description: 'What file.' }) format: TournamentFile,
    @Args('stage', { type: () => Int, nullable: true, description: 'The stage, from 1; without it, the last that began.' })
    stage: number | null,
    @By() caller: Caller,
  ): Promise<CommandResult<ExportedFile>> {
    return this.exchange.export(caller, { tournamentId, format, ...(typeof stage === 'number' ? { stage } : {}) });
  }

  @Query(() => [FormatReliability], { description: 'How reliable the formats are, as measured: what organisers choose by.' })
  formatReliability(): readonly Reliability[] {
    return formatReliability;
  }

  @Subscription(() => TournamentChanges, {
    description: 'What happens to a tournament from a version on: first what is there, then each change as it comes.',
    resolve: (changes: unknown) => changes,
  })
  async tournamentChanged(
    @Args('tournamentId', tournamentArgument) tournamentId: string,
    @Args('fromVersion', { type: () => Int, defaultValue: 0, description: 'The first version wanted.' }) fromVersion: number,
    @By() caller: Caller,
  ): Promise<AsyncIterableIterator<unknown>> {
    const changes = await this.tournaments.watch(caller, tournamentId, fromVersion);
    if (changes === undefined) throw refusal({ kind: 'not-found', what: `tournament ${tournamentId}` });
    return changes;
  }
}
