import { type Caller, type CommandResult, type Rebuilding, Variations, type VariationWritten } from '@kronika/application';
import type { Position } from '@kronika/event-log';
import { Args, ID, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { By } from '../common/context';
import { JsonScalar } from '../scalars/json.scalar';
import { PositionScalar } from '../scalars/position.scalar';
import { LinkArguments } from './annotation-inputs';
import {
  PlayVariationMoveInput,
  ShareVariationInput,
  StartVariationInput,
  Variation,
  VariationInput,
  VariationMoveResult,
  variationNode,
  VariationResult,
  type VariationShown,
  type VariationTree,
  VariationTreeResult,
  VariationWrittenResult,
} from './variation-types';

type Written = Promise<CommandResult<VariationWritten>>;

@Resolver(() => Variation)
export class VariationResolver {
  constructor(private readonly variations: Variations) {}

  @Query(() => VariationResult, { description: 'A variation at a version of its line, the versions of the game before it included.' })
  async variation(
    @Args('variationId', { type: () => ID, description: 'The id of the variation.' }) variationId: string,
    @Args('version', { type: () => Int, nullable: true, description: 'The version; the end of the line where none is named.' })
    version: number | null,
    @Args('seat', { type: () => Int, nullable: true, description: 'Whose eyes to look through; without it, everything is seen.' })
    seat: number | null,
    @Args() { links }: LinkArguments,
    @By() caller: Caller,
  ): Promise<CommandResult<VariationShown & { readonly links: readonly string[] }>> {
    const look = { ...(typeof version === 'number' ? { version } : {}), ...(typeof seat === 'number' ? { seat } : {}), links };
    const seen = await this.variations.see(caller, variationId, look);
    return seen.kind === 'done' ? { ...variationNode(seen), links } : seen;
  }

  @ResolveField(() => [JsonScalar], {
    description: "The variation's own events: with the game's up to `fromVersion`, and those of the lines between, they replay.",
  })
  async events(
    @Parent() { variationId, links }: Variation & { readonly links: readonly string[] },
    @By() caller: Caller,
  ): Promise<unknown> {
    const found = await this.variations.events(caller, variationId, links);
    return found.kind === 'done' ? found.events : [];
  }

  @Query(() => VariationTreeResult, { description: 'All variations on a released game that the caller may see.' })
  async variationTree(
    @Args('gameId', { type: () => ID, description: 'The id of the game.' }) gameId: string,
    @Args('minPosition', { type: () => PositionScalar, nullable: true, description: 'Wait for what was written here.' })
    minPosition: Position | null,
    @Args() { links }: LinkArguments,
    @By() caller: Caller,
  ): Promise<CommandResult<VariationTree> | Rebuilding> {
    const tree = await this.variations.tree(caller, gameId, links, minPosition ?? undefined);
    return tree.kind === 'done' ? { kind: 'done', variations: tree.variations.map(variationNode) } : tree;
  }

  @Mutation(() => VariationWrittenResult, {
    description: 'Begins a what-if line at a version of a released game or of another line. To take a move back, branch before it.',
  })
  startVariation(@Args('input', { description: 'Where it leaves.' }) input: StartVariationInput, @By() caller: Caller): Written {
    const { commandId, from, version, chance, visibility, links } = input;
    return this.variations.start(caller, { commandId, from: { kind: from.kind, id: from.id }, version, chance, visibility, links });
  }

  @Mutation(() => VariationMoveResult, { description: "Plays a legal move of any seat at the end of a line of the caller's own." })
  playVariationMove(@Args('input', { description: 'The move.' }) input: PlayVariationMoveInput, @By() caller: Caller): Written {
    const { commandId, variationId, seat, move, decisionId } = input;
    return this.variations.play(caller, { commandId, variationId, seat, move, ...(decisionId ? { decision: decisionId } : {}) });
  }

  @Mutation(() => VariationWrittenResult, { description: "Changes who may see a variation of the caller's own." })
  shareVariation(@Args('input', { description: 'Who may see it.' }) input: ShareVariationInput, @By() caller: Caller): Written {
    return this.variations.share(caller, input);
  }

  @Mutation(() => VariationWrittenResult, {
    description: "Deletes a variation: the caller's own or, for an administrator, what is not private. Its branches stay.",
  })
  deleteVariation(@Args('input', { description: 'Which one.' }) input: VariationInput, @By() caller: Caller): Written {
    return this.variations.remove(caller, input);
  }
}
