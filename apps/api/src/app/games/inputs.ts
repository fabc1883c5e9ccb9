import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Json } from '@kronika/event-log';
import { JsonScalar } from '../scalars/json.scalar';

@InputType({ description: 'What the holder of a seat brings along.' })
export class SeatInput {
  @Field({ description: "The secret that opens the seat: 16 to 32 random bytes in hex, the caller's own choice." })
  readonly key!: string;

  @Field({ description: 'What the seat adds to the seed: 16 to 32 random bytes in hex.' })
  readonly nonce!: string;
}

@InputType({ description: 'A game to start.' })
export class StartGameInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id starts nothing twice.' })
  readonly commandId!: string;

  @Field({ description: 'The game, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => JsonScalar, { description: "The game's options." })
  readonly options!: Json;

  @Field(() => [SeatInput], { description: 'The seats, in order.' })
  readonly seats!: readonly SeatInput[];
}

@InputType({ description: 'A move to play.' })
export class PlayMoveInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;

  @Field({ description: "The seat's secret." })
  readonly seatKey!: string;

  @Field(() => ID, { description: 'The decision that the move answers.' })
  readonly decisionId!: string;

  @Field(() => JsonScalar, { description: 'One of the legal moves.' })
  readonly move!: Json;
}

@InputType({ description: 'A move to take back.' })
export class TakeBackInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;

  @Field({ description: "The seat's secret." })
  readonly seatKey!: string;

  @Field(() => Int, { nullable: true, description: 'The version to go back to; without it, the last move is taken back.' })
  readonly toVersion?: number;
}
