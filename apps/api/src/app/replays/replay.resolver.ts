import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import { type Caller, type CommandResult, Replays } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import { By } from '../common/context';
import { LookArguments, lookOf } from '../games/look-args';
import { GameResult, type GameSight } from '../games/results';
import { sightOut } from '../games/sight-out';
import { GameHistoryResult, type GameTimeline, GameTimelineResult, type GameVerdict, VerifyGameResult } from './results';

const largestPage = 500;

@Resolver()
export class ReplayResolver {
  constructor(private readonly replays: Replays) {}

  @Query(() => GameResult, { description: 'A game as it looked after the event of a version.' })
  async gameAt(
    @By() caller: Caller,
    @Args() look: LookArguments,
    @Args('version', { type: () => Int, description: 'The version.' }) version: number,
  ): Promise<CommandResult<GameSight>> {
    const sight = await this.replays.at(caller, lookOf(look), version);
    return sight.kind === 'done' ? sightOut(sight) : sight;
  }

  @Query(() => GameHistoryResult, { description: 'The events of a game from a version on, redacted for the viewer.' })
  gameHistory(
    @By() caller: Caller,
    @Args() look: LookArguments,
    @Args('fromVersion', { type: () => Int, defaultValue: 0, description: 'The first version wanted.' }) fromVersion: number,
    @Args('first', { type: () => Int, defaultValue: 200, description: 'How many events, at most 500.' }) first: number,
  ): Promise<CommandResult<object>> {
    return this.replays.events(caller, lookOf(look), Math.max(0, fromVersion), Math.max(0, Math.min(first, largestPage)));
  }

  @Query(() => GameTimelineResult, { description: 'What happened in a game, by turn and round.' })
  async gameTimeline(@By() caller: Caller, @Args() look: LookArguments): Promise<CommandResult<GameTimeline>> {
    const timeline = await this.replays.timeline(caller, lookOf(look));
    if (timeline.kind !== 'done') return timeline;
    const { entries, turns, rounds } = timeline;
    return {
      kind: 'done',
      entries: entries.map(({ version, time, seat, description }) => ({ version, time, seat: seat ?? null, ...description })),
      turns,
      rounds,
    };
  }

  @Query(() => VerifyGameResult, { description: 'Re-runs a released game from its seed and moves, and checks its hash chain.' })
  async verifyGame(@By() caller: Caller, @Args() look: LookArguments): Promise<CommandResult<GameVerdict>> {
    const result = await this.replays.verify(caller, lookOf(look));
    if (result.kind !== 'done') return result;
    const { verdict } = result;
    return { kind: 'done', verdict: verdict.kind, version: 'version' in verdict ? verdict.version : null, details: { ...verdict } as Json };
  }
}
