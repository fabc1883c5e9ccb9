import { ID, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Accounts, type Profile } from '@kronika/application';
import { type ApiContext, Within } from '../common/context';
import { nodeIdOf, Nodes } from '../common/node';
import { Player } from '../common/player';
import { DateTimeScalar } from '../scalars/date-time.scalar';

/** Fills in what everybody may know about somebody of whom a resolver gave the id. */
@Resolver(() => Player)
export class PlayerResolver {
  constructor(
    private readonly accounts: Accounts,
    nodes: Nodes,
  ) {
    nodes.add('Player', async (id) => {
      const [profile] = await this.accounts.profiles([id]);
      return profile && { id };
    });
  }

  @ResolveField(() => ID, { description: 'The id for `node`: opaque, and good for ever.' })
  nodeId(@Parent() { id }: Player): string {
    return nodeIdOf('Player', id);
  }

  @ResolveField(() => String, { nullable: true, description: 'The name; null for an account that was deleted.' })
  async name(@Parent() player: Player, @Within() context: ApiContext): Promise<string | null> {
    const profile = await this.#profile(player, context);
    return profile === undefined || profile.deleted ? null : profile.name;
  }

  @ResolveField(() => Boolean, { description: 'Whether it is a guest: without a password, and playing against bots only.' })
  async guest(@Parent() player: Player, @Within() context: ApiContext): Promise<boolean> {
    return (await this.#profile(player, context))?.guest === true;
  }

  @ResolveField(() => Boolean, { description: 'Whether the account was deleted: its games stay, without a name.' })
  async deleted(@Parent() player: Player, @Within() context: ApiContext): Promise<boolean> {
    return (await this.#profile(player, context))?.deleted !== false;
  }

  @ResolveField(() => DateTimeScalar, { nullable: true, description: 'Since when the account exists; null for one that was deleted.' })
  async joined(@Parent() player: Player, @Within() context: ApiContext): Promise<number | null> {
    return (await this.#profile(player, context))?.joined ?? null;
  }

  #profile({ id }: Player, { loaders }: ApiContext): Promise<Profile | undefined> {
    return loaders.of<string, Profile | undefined>(this, (ids) => this.accounts.profiles(ids)).load(id);
  }
}
