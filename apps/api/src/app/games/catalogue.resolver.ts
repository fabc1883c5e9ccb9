import { Args, Field, ID, Int, ObjectType, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { GameLibrary } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import { JsonScalar } from '../scalars/json.scalar';

@ObjectType({ description: "A game's name in each language." })
export class GameNames {
  @Field({ description: 'English.' })
  readonly en!: string;

  @Field({ description: 'Polish.' })
  readonly pl!: string;
}

@ObjectType({ description: 'How many seats a game has.' })
export class SeatRange {
  @Field(() => Int, { description: 'At least so many.' })
  readonly min!: number;

  @Field(() => Int, { description: 'At most so many.' })
  readonly max!: number;
}

@ObjectType({ description: 'A game that can be played here.' })
export class CatalogueGame {
  @Field(() => ID, { description: 'The name that commands use.' })
  readonly id!: string;

  @Field(() => GameNames, { description: "The game's name." })
  readonly names!: GameNames;

  @Field(() => Int, { description: 'The version of its rules in this build.' })
  readonly rulesVersion!: number;

  @Field({ description: 'SHA-256 of its content pack.' })
  readonly packHash!: string;

  @Field(() => JsonScalar, { description: 'JSON Schema of its options.' })
  readonly optionsSchema!: Json;

  @Field(() => JsonScalar, { description: 'JSON Schema of its moves.' })
  readonly movesSchema!: Json;

  @Field(() => [String], { description: 'The names of the bots that can play it.' })
  readonly bots!: readonly string[];
}

@Resolver(() => CatalogueGame)
export class CatalogueResolver {
  constructor(private readonly library: GameLibrary) {}

  @Query(() => [CatalogueGame], { description: 'The games that can be played here.' })
  async catalogue(): Promise<CatalogueGame[]> {
    const games = await Promise.all(
      this.library.offered.map(async ({ id, names }) => {
        const game = await this.library.game(id);
        if (game === undefined) throw new Error(`${id} is offered, but its pack is not valid`);
        const { rulesVersion, packHash } = game;
        const bots = await this.library.botsOf(id);
        return { id, names, rulesVersion, packHash, optionsSchema: game.options.jsonSchema, movesSchema: game.moves.jsonSchema, bots };
      }),
    );
    return games;
  }

  @ResolveField(() => SeatRange, {
    nullable: true,
    description: 'How many seats it has with certain options; null where these are not valid.',
  })
  async seats(
    @Parent() { id }: CatalogueGame,
    @Args('options', { type: () => JsonScalar, nullable: true, description: 'The options; the usual ones where nothing is said.' })
    wanted: Json | undefined,
  ): Promise<SeatRange | null> {
    const game = await this.library.game(id);
    const options = game?.options.parse(wanted ?? {});
    return game !== undefined && options?.ok === true ? game.seats(options.value) : null;
  }
}
