import {
  type Caller,
  type CommandResult,
  type LeagueMade,
  Leagues,
  type LeagueSight,
  type Rebuilding,
  type Rejection,
  TournamentBrowser,
  Tournaments,
  type WantedPlan,
  type Written,
} from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { PageArguments } from '../common/connection';
import { By } from '../common/context';
import { Player } from '../common/player';
import { PositionScalar } from '../scalars/position.scalar';
import {
  ChangeLeaguePlanInput,
  CreateLeagueInput,
  EnterLeagueInput,
  League,
  LeagueInput,
  LeagueOrganiserInput,
  type LeaguePlanInput,
  LeaveLeagueInput,
} from './league-types';
import { LeagueMadeResult, LeagueResult, LeaguesResult, SeasonOpenedResult, TournamentWrittenResult } from './results';
import { connectionFrom, entryOf, planOf, settingsOf } from './to-domain';

type Done = Promise<CommandResult<Written>>;

/** Leagues: seasons that follow each other. */
@Resolver(() => League)
export class LeagueResolver {
  constructor(
    private readonly leagues: Leagues,
    private readonly tournaments: Tournaments,
    private readonly browser: TournamentBrowser,
  ) {}

  @ResolveField(() => [Player], { description: 'Who holds it.' })
  organisers(@Parent() { organisers }: LeagueSight): readonly Player[] {
    return organisers.map((id) => ({ id }));
  }

  @Query(() => LeagueResult, { description: 'A league as it stands.' })
  async league(
    @Args('leagueId', { type: () => ID, description: 'The league.' }) leagueId: string,
    @By() caller: Caller,
  ): Promise<CommandResult<LeagueSight>> {
    const sight = await this.leagues.see(caller, leagueId);
    return sight === undefined ? { kind: 'not-found', what: `league ${leagueId}` } : { kind: 'done', ...sight };
  }

  @Query(() => LeaguesResult, { name: 'leagues', description: 'Leagues, the latest first.' })
  async browse(
    @Args('minPosition', { type: () => PositionScalar, nullable: true, description: 'Wait for what was written here.' })
    minPosition: Position | null,
    @Args() { first, after }: PageArguments,
  ): Promise<object | Rebuilding> {
    const found = await this.browser.leagues({ first, after: after ?? undefined }, minPosition ?? undefined);
    return 'kind' in found ? found : connectionFrom(found);
  }

  @Mutation(() => LeagueMadeResult, { description: 'Makes a league; the caller is its organiser.' })
  async createLeague(
    @Args('input', { description: 'The league.' }) input: CreateLeagueInput,
    @By() caller: Caller,
  ): Promise<CommandResult<LeagueMade>> {
    const plan = await this.#plan(input.plan);
    return 'kind' in plan ? plan : this.leagues.create(caller, { commandId: input.commandId, title: input.title, plan });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Changes what a league is played by, from the next season on.' })
  async changeLeaguePlan(@Args('input', { description: 'The plan.' }) input: ChangeLeaguePlanInput, @By() caller: Caller): Done {
    const plan = await this.#plan(input.plan);
    return 'kind' in plan ? plan : this.leagues.changePlan(caller, { leagueId: input.leagueId, commandId: input.commandId, plan });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Enters the caller, from the next season on.' })
  joinLeague(@Args('input', { description: 'The league.' }) input: LeagueInput, @By() caller: Caller): Done {
    return this.leagues.join(caller, input);
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Enters others, from the next season on. For organisers.' })
  enterLeague(@Args('input', { description: 'Who.' }) input: EnterLeagueInput, @By() caller: Caller): Done {
    const { leagueId, commandId, entries } = input;
    return this.leagues.enter(caller, { leagueId, commandId, entries: entries.map(entryOf) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Leaves after the running season; organisers may take others out.' })
  leaveLeague(@Args('input', { description: 'Who.' }) input: LeaveLeagueInput, @By() caller: Caller): Done {
    const { leagueId, commandId, member } = input;
    return this.leagues.leave(caller, { leagueId, commandId, ...(member ? { member } : {}) });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Makes somebody an organiser of a league.' })
  grantLeagueOrganiser(@Args('input', { description: 'Who.' }) input: LeagueOrganiserInput, @By() caller: Caller): Done {
    const { leagueId, commandId, accountId } = input;
    return this.leagues.grantOrganiser(caller, { leagueId, commandId, account: accountId });
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Takes that from somebody.' })
  revokeLeagueOrganiser(@Args('input', { description: 'Who.' }) input: LeagueOrganiserInput, @By() caller: Caller): Done {
    const { leagueId, commandId, accountId } = input;
    return this.leagues.revokeOrganiser(caller, { leagueId, commandId, account: accountId });
  }

  @Mutation(() => SeasonOpenedResult, { description: 'Opens the next season: its tournament is made and started by itself.' })
  openSeason(
    @Args('input', { description: 'The league.' }) input: LeagueInput,
    @By() caller: Caller,
  ): Promise<CommandResult<Written & { readonly tournamentId: string }>> {
    return this.leagues.openSeason(caller, input);
  }

  @Mutation(() => TournamentWrittenResult, { description: 'Ends a league after the running season.' })
  endLeague(@Args('input', { description: 'The league.' }) input: LeagueInput, @By() caller: Caller): Done {
    return this.leagues.end(caller, input);
  }

  async #plan(input: LeaguePlanInput): Promise<WantedPlan | Rejection> {
    const stages = await this.tournaments.stagesFor(settingsOf(input.settings), [input.stage]);
    if ('kind' in stages) return stages;
    const [stage] = stages;
    return stage === undefined ? { kind: 'not-found', what: 'stage' } : planOf(input, stage);
  }
}
