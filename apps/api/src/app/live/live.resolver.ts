import { Args, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { type Caller, type OpenTurn, PersonalFeed } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { By } from '../common/context';
import { mapped } from '../common/mapped';
import { PositionScalar } from '../scalars/position.scalar';
import { MyTurns, MyTurnsResult, News, NewsResult } from './results';

const minPosition = {
  type: () => PositionScalar,
  nullable: true,
  description: 'A position to have been seen: hand in what a mutation answered, to read your own writes.',
} as const;

@Resolver()
export class LiveResolver {
  constructor(private readonly feed: PersonalFeed) {}

  @Query(() => MyTurnsResult, { description: 'Where the caller has to act, in all games.' })
  async myTurns(@By() caller: Caller, @Args('minPosition', minPosition) position: Position | null): Promise<object> {
    const turns = await this.feed.myTurns(caller, position ?? undefined);
    return 'kind' in turns ? turns : turnsOut(turns);
  }

  @Query(() => NewsResult, { description: "The latest news of the caller's games, newest first." })
  async news(
    @By() caller: Caller,
    @Args('first', { type: () => Int, defaultValue: 20, description: 'How many, at most 100.' }) first: number,
    @Args('minPosition', minPosition) position: Position | null,
  ): Promise<object> {
    const items = await this.feed.latest(caller, Math.max(0, first), position ?? undefined);
    return 'kind' in items ? items : { items };
  }

  @Subscription(() => MyTurns, {
    description: 'Where the caller has to act, in all games: as it is, then again after each change.',
    resolve: (turns: unknown) => turns,
  })
  myTurn(@By() caller: Caller): AsyncIterable<MyTurns> {
    return mapped(this.feed.watchTurns(caller), turnsOut);
  }

  @Subscription(() => News, {
    description: "News of the caller's games behind a cursor, then each as it comes: who comes back misses nothing.",
    resolve: (news: unknown) => news,
  })
  newsItems(
    @By() caller: Caller,
    @Args('after', { type: () => String, nullable: true, description: 'The cursor of the last item seen; from the beginning without it.' })
    after: string | null,
  ): AsyncIterable<News> {
    return mapped(this.feed.watchNews(caller, after ?? undefined), (items) => ({ items }));
  }
}

function turnsOut(turns: readonly OpenTurn[]): MyTurns {
  return {
    turns: turns.map(({ gameId, game, seat, kind, sinceTime, deadline }) => ({ gameId, game, seat, kind, since: sinceTime, deadline })),
  };
}
