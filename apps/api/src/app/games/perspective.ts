import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import type { Viewer } from '@kronika/game-kernel';

export const Perspective = { SEAT: 'seat', SPECTATOR: 'spectator', COMMENTATOR: 'commentator', EVERYTHING: 'everything' } as const;
export type Perspective = (typeof Perspective)[keyof typeof Perspective];
registerEnumType(Perspective, {
  name: 'Perspective',
  description: 'Whose eyes a game is seen through.',
  valuesMap: {
    SEAT: { description: 'What one seat knows.' },
    SPECTATOR: { description: 'What everybody knows.' },
    COMMENTATOR: { description: 'What some seat knows, with a delay.' },
    EVERYTHING: { description: 'Everything but the seed: for released games and arbiters.' },
  },
});

@InputType({
  description: 'The eyes to look through. They must be the caller’s, unless the game is released or the caller is its arbiter.',
})
export class PerspectiveInput {
  @Field(() => Perspective, { description: 'Whose eyes.' })
  readonly kind!: Perspective;

  @Field(() => Int, { nullable: true, description: 'Which seat, from 0 on; for SEAT only.' })
  readonly seat?: number | null;
}

export function viewerOf(input: PerspectiveInput | null | undefined): Viewer | undefined {
  if (input === null || input === undefined) return undefined;
  // A seat that is not named is one that is not there.
  return input.kind === 'seat' ? { seat: input.seat ?? -1 } : input.kind;
}
