import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Json } from '@kronika/event-log';
import { resultUnion } from '../common/result-union';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';

@ObjectType({ description: 'Some of the events of a game, in order, redacted for the viewer.' })
export class GameHistory {
  @Field(() => [JsonScalar], { description: 'The envelopes; parts that the viewer may not read hold their hash only.' })
  readonly events!: readonly Json[];

  @Field({ description: 'Whether more follow that the viewer may see now.' })
  readonly hasMore!: boolean;

  @Field(() => Int, { description: 'The last version that the viewer may see now.' })
  readonly lastVersion!: number;
}

@ObjectType({ description: 'A line of the log of a game, to be put into words of any language.' })
export class TimelineEntry {
  @Field(() => Int, { description: 'The version of the event.' })
  readonly version!: number;

  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  readonly time!: number;

  @Field(() => Int, { nullable: true, description: 'The seat that acted; null where none did.' })
  readonly seat!: number | null;

  @Field({ description: 'The key of the message.' })
  readonly key!: string;

  @Field(() => JsonScalar, { description: "The message's parameters." })
  readonly params!: Json;
}

@ObjectType({ description: 'Where a turn began.' })
export class TimelineTurn {
  @Field({ description: 'The turn.' })
  readonly turn!: string;

  @Field(() => Int, { description: 'The version after which its first decision was open.' })
  readonly version!: number;

  @Field(() => [Int], { description: 'The seats that had to act.' })
  readonly seats!: readonly number[];

  @Field(() => Int, { description: 'The round that it was in.' })
  readonly round!: number;
}

@ObjectType({ description: 'Where a round began.' })
export class TimelineRound {
  @Field(() => Int, { description: 'The round, from 1 on.' })
  readonly round!: number;

  @Field(() => Int, { description: 'The version after which it had begun.' })
  readonly version!: number;
}

@ObjectType({ description: 'What happened in a game, by turn and round; what was taken back is left out.' })
export class GameTimeline {
  @Field(() => [TimelineEntry], { description: 'What happened, in order.' })
  readonly entries!: readonly TimelineEntry[];

  @Field(() => [TimelineTurn], { description: 'The turns.' })
  readonly turns!: readonly TimelineTurn[];

  @Field(() => [TimelineRound], { description: 'The rounds.' })
  readonly rounds!: readonly TimelineRound[];
}

@ObjectType({ description: 'What came of re-running a game from its seed and moves.' })
export class GameVerdict {
  @Field({ description: 'verified; chain valid, not re-runnable; different; broken; malformed; or not released.' })
  readonly verdict!: string;

  @Field(() => Int, { nullable: true, description: 'The version at which the record differs or the chain breaks.' })
  readonly version!: number | null;

  @Field(() => JsonScalar, { description: 'Everything that the verifier says.' })
  readonly details!: Json;
}

export const GameHistoryResult = resultUnion('GameHistoryResult', 'Events of a game, or why they are not shown.', GameHistory, [
  'not-found',
  'forbidden',
]);
export const GameTimelineResult = resultUnion('GameTimelineResult', 'The timeline of a game, or why it is not shown.', GameTimeline, [
  'not-found',
  'forbidden',
]);
export const VerifyGameResult = resultUnion('VerifyGameResult', 'Whether a game is what was recorded.', GameVerdict, [
  'not-found',
  'forbidden',
]);
