import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Json } from '@kronika/event-log';
import { JsonScalar } from '../scalars/json.scalar';

@InputType({ isAbstract: true })
export class GameCommandInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;
}

@InputType({ description: 'A move to play.' })
export class PlayMoveInput extends GameCommandInput {
  @Field(() => ID, { description: 'The decision that the move answers.' })
  readonly decisionId!: string;

  @Field(() => JsonScalar, { description: 'One of the legal moves.' })
  readonly move!: Json;
}

@InputType({ description: 'A move to take back.' })
export class TakeBackInput extends GameCommandInput {
  @Field(() => Int, { nullable: true, description: 'The version to go back to; without it, the last move is taken back.' })
  readonly toVersion?: number | null;
}

@InputType({ description: 'A seat to give up.' })
export class ResignInput extends GameCommandInput {}

@InputType({ description: 'A seat to take back from the bot that has played it on.' })
export class ComeBackInput extends GameCommandInput {}

@InputType({ description: 'How an arbiter decides that a game ended.' })
export class AdjudicateGameInput extends GameCommandInput {
  @Field(() => JsonScalar, { description: 'The outcome, as games themselves give it: kind, and places with seat, place and score.' })
  readonly outcome!: Json;

  @Field(() => String, { nullable: true, description: 'SHA-256 in hex of the reason, whose text is kept elsewhere.' })
  readonly reasonHash?: string | null;
}

@InputType({ description: 'A game to end without an outcome.' })
export class AbandonGameInput extends GameCommandInput {}

@InputType({ description: 'Somebody who plays a seat on: an account or a bot.' })
export class SubstituteSeatInput extends GameCommandInput {
  @Field(() => Int, { description: 'The seat, from 0 on.' })
  readonly seat!: number;

  @Field(() => ID, { nullable: true, description: 'The account of the substitute.' })
  readonly playerId?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the bot, where no account plays on.' })
  readonly bot?: string | null;
}
