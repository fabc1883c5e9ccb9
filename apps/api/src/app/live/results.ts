import { createUnionType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Rebuilding } from '../common/rejections';
import { DateTimeScalar } from '../scalars/date-time.scalar';

@ObjectType({ description: 'A decision that waits for the caller.' })
export class MyTurn {
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;

  @Field({ description: 'Which game it is, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => Int, { description: "The caller's seat." })
  readonly seat!: number;

  @Field({ description: 'What is asked, as the game calls it.' })
  readonly kind!: string;

  @Field(() => DateTimeScalar, { description: 'Since when it waits.' })
  readonly since!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When the time for it is up; null without a clock.' })
  readonly deadline!: number | null;
}

@ObjectType({ description: 'All decisions that wait for the caller.' })
export class MyTurns {
  @Field(() => [MyTurn], { description: 'The longest waiting first.' })
  readonly turns!: readonly MyTurn[];
}

@ObjectType({ description: "Something that happened in a game of the caller's." })
export class NewsItem {
  @Field({ description: 'Hand it in as `after` to go on behind it.' })
  readonly cursor!: string;

  @Field({ description: 'What happened: game-started, seat-taken-over, game-ended or game-released.' })
  readonly kind!: string;

  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;

  @Field({ description: 'Which game it is, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => Int, { description: "The caller's seat." })
  readonly seat!: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly time!: number;
}

@ObjectType({ description: "What happened in the caller's games." })
export class News {
  @Field(() => [NewsItem], { description: 'The items.' })
  readonly items!: readonly NewsItem[];
}

export const MyTurnsResult = createUnionType({
  name: 'MyTurnsResult',
  description: 'All decisions that wait for the caller.',
  types: () => [MyTurns, Rebuilding],
  resolveType: (value: object) => ('turns' in value ? MyTurns : Rebuilding),
});
export const NewsResult = createUnionType({
  name: 'NewsResult',
  description: "What happened in the caller's games.",
  types: () => [News, Rebuilding],
  resolveType: (value: object) => ('items' in value ? News : Rebuilding),
});
