import { Args, ArgsType, Field, ID, Query, Resolver } from '@nestjs/graphql';
import { Accounts, Directory, type Rebuilding } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { type Connection, PageArguments } from '../common/connection';
import { Player } from '../common/player';
import { PositionScalar } from '../scalars/position.scalar';
import { asConnection } from './directory-page';
import { PlayersResult } from './results';

@ArgsType()
class PlayersArguments extends PageArguments {
  @Field({ defaultValue: '', description: 'Part of a name; empty for all.' })
  readonly text!: string;

  @Field(() => PositionScalar, { nullable: true, description: 'Where in the log the answer has to have got to.' })
  readonly minPosition!: Position | null;
}

/** Finding people. */
@Resolver()
export class PlayersResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly directory: Directory,
  ) {}

  @Query(() => Player, { nullable: true, description: 'Somebody by the id of their account; null where there never was one.' })
  async player(@Args('id', { type: () => ID, description: 'The id of the account.' }) id: string): Promise<Player | null> {
    const [profile] = await this.accounts.profiles([id]);
    return profile === undefined ? null : { id: profile.id };
  }

  @Query(() => PlayersResult, { description: 'Players by a part of their name.' })
  async players(
    @Args() { text, first, after, minPosition }: PlayersArguments,
  ): Promise<Rebuilding | (Connection<Player> & { readonly kind: 'done' })> {
    const page = await this.directory.players({ text, first, after: after ?? undefined }, minPosition ?? undefined);
    return 'kind' in page ? page : asConnection(page, ({ id }) => ({ id }));
  }
}
