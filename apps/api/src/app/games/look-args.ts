import { ArgsType, Field, ID } from '@nestjs/graphql';
import type { Look } from '@kronika/application';
import { PerspectiveInput, viewerOf } from './perspective';

@ArgsType()
export class LookArguments {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly gameId!: string;

  @Field(() => String, { nullable: true, description: 'The secret of the link, for a table that is not public.' })
  readonly link?: string | null;

  @Field(() => PerspectiveInput, { nullable: true, description: "Whose eyes to look through; the caller's own where nothing is said." })
  readonly as?: PerspectiveInput | null;
}

export function lookOf({ gameId, link, as }: LookArguments): Look {
  return { gameId, link: link ?? undefined, as: viewerOf(as) };
}
