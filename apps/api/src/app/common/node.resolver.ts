import { Args, ID, Query, Resolver } from '@nestjs/graphql';
import { type ApiContext, Within } from './context';
import { Node, Nodes } from './node';

@Resolver()
export class NodeResolver {
  constructor(private readonly nodes: Nodes) {}

  @Query(() => Node, { nullable: true, description: 'Anything by its node id; null where there is none, or none for the caller to see.' })
  async node(
    @Args('id', { type: () => ID, description: 'The node id.' }) id: string,
    @Within() context: ApiContext,
  ): Promise<object | null> {
    return (await this.nodes.load(id, context)) ?? null;
  }
}
