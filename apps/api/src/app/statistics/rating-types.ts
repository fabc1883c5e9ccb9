import { Field, Float, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { RatingSystemId } from '@kronika/application';
import { connectionOf } from '../common/connection';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { DateTimeScalar } from '../scalars/date-time.scalar';

export const RatingSystem = { OPENSKILL: 'openskill', GLICKO_2: 'glicko-2' } as const satisfies Record<string, RatingSystemId>;
registerEnumType(RatingSystem, {
  name: 'RatingSystem',
  description: 'How ratings are worked out.',
  valuesMap: {
    OPENSKILL: { description: 'OpenSkill (Plackett-Luce), for tables of any size.' },
    GLICKO_2: { description: 'Glicko-2, for games of two.' },
  },
});

@ObjectType({ description: 'A rating as it stands.' })
export class Rating {
  @Field(() => Float, { description: "The estimate, on the system's own scale." })
  readonly value!: number;

  @Field(() => Float, { description: 'Its standard deviation.' })
  readonly deviation!: number;

  @Field(() => Float, { description: 'What players are ranked by: careful where little is known.' })
  readonly ordinal!: number;

  @Field(() => Int, { description: 'How many results it comes from.' })
  readonly games!: number;

  @Field({ description: 'Whether too little is known yet for it to be compared.' })
  readonly provisional!: boolean;
}

@ObjectType({ description: "A player's rating on a leaderboard." })
export class RankedPlayer extends Rating {
  @Field(() => Int, { nullable: true, description: '1 for the best; null while the rating is provisional.' })
  readonly rank!: number | null;

  @Field(() => Player, { description: 'The player.' })
  readonly player!: Player;
}

@ObjectType({ description: 'Where a player stands on one leaderboard.' })
export class BoardRating extends Rating {
  @Field(() => Int, { nullable: true, description: '1 for the best; null while the rating is provisional.' })
  readonly rank!: number | null;

  @Field(() => RatingSystem, { description: 'How it was worked out.' })
  readonly system!: RatingSystemId;

  @Field({ description: 'The game, as the catalogue calls it, or overall.' })
  readonly board!: string;
}

@ObjectType({ description: 'What one result did to a rating.' })
export class RatingChange {
  @Field(() => DateTimeScalar, { description: 'When the result was released.' })
  readonly time!: number;

  @Field(() => ID, { nullable: true, description: 'The game; null for a table at a physical venue.' })
  readonly gameId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The tournament, for a table at a physical venue.' })
  readonly tournamentId!: string | null;

  @Field(() => Int, { description: "The player's place." })
  readonly place!: number;

  @Field(() => Int, { description: 'How many were rated.' })
  readonly seats!: number;

  @Field(() => Rating, { description: 'Before it.' })
  readonly before!: Rating;

  @Field(() => Rating, { description: 'After it.' })
  readonly after!: Rating;
}

@ObjectType({ description: 'A step of the histogram of ratings.' })
export class RatingStep {
  @Field(() => Float, { description: 'The lowest value that belongs to it.' })
  readonly from!: number;

  @Field(() => Float, { description: 'Where the next step begins.' })
  readonly to!: number;

  @Field(() => Int, { description: 'How many players have such a rating.' })
  readonly players!: number;
}

@ObjectType({ description: 'How ratings are distributed.' })
export class RatingDistribution {
  @Field(() => [RatingStep], { description: 'From the lowest to the highest; provisional ratings do not count.' })
  readonly steps!: readonly RatingStep[];
}

export const RankedPlayerConnection = connectionOf(RankedPlayer, 'RankedPlayer');
export const RatingChangeConnection = connectionOf(RatingChange, 'RatingChange');
export const LeaderboardResult = resultUnion(
  'LeaderboardResult',
  'A page of a leaderboard, or why there is none.',
  RankedPlayerConnection,
  ['invalid', 'rebuilding'],
);
export const RatingHistoryResult = resultUnion(
  'RatingHistoryResult',
  "A player's rating over time, or why it is not shown.",
  RatingChangeConnection,
  ['invalid', 'rebuilding'],
);
export const RatingDistributionResult = resultUnion('RatingDistributionResult', 'How ratings are distributed.', RatingDistribution, [
  'invalid',
  'rebuilding',
]);
