import { Field, InputType, Int, registerEnumType } from '@nestjs/graphql';
import type { Viewer } from '@kronika/game-kernel';

export enum Perspective {
  Seat = 'SEAT',
  Spectator = 'SPECTATOR',
  Commentator = 'COMMENTATOR',
  Everything = 'EVERYTHING',
}
registerEnumType(Perspective, {
  name: 'Perspective',
  description: 'Whose eyes a game is seen through.',
  valuesMap: {
    Seat: { description: 'What one seat knows.' },
    Spectator: { description: 'What everybody knows.' },
    Commentator: { description: 'What some seat knows, with a delay.' },
    Everything: { description: 'Everything but the seed: for released games and arbiters.' },
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
  switch (input?.kind) {
    case undefined:
      return undefined;
    case Perspective.Seat:
      return { seat: input?.seat ?? -1 };
    case Perspective.Spectator:
      return 'spectator';
    case Perspective.Commentator:
      return 'commentator';
    case Perspective.Everything:
      return 'everything';
  }
}

export function perspectiveOf(viewer: 'seat' | 'spectator' | 'commentator' | 'everything'): Perspective {
  switch (viewer) {
    case 'seat':
      return Perspective.Seat;
    case 'spectator':
      return Perspective.Spectator;
    case 'commentator':
      return Perspective.Commentator;
    case 'everything':
      return Perspective.Everything;
  }
}
