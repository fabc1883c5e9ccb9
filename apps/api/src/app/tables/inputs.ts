import { Field, ID, InputType, Int } from '@nestjs/graphql';
import type { Json } from '@kronika/event-log';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';
import { GameClockInput, TimeOutPolicy } from './clock';
import { TableAccess } from './table-access';

@InputType({ description: 'A table to open.' })
export class OpenTableInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id opens nothing twice.' })
  readonly commandId!: string;

  @Field({ description: 'The game, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => JsonScalar, { description: "The game's options." })
  readonly options!: Json;

  @Field(() => Int, { description: 'How many seats.' })
  readonly seats!: number;

  @Field(() => TableAccess, { defaultValue: 'public', description: 'Who may come in.' })
  readonly access!: TableAccess;

  @Field(() => String, {
    nullable: true,
    description: "For LINK: the link's secret, 16 to 32 random bytes in hex, the caller's own choice. Hand it to those who may come in.",
  })
  readonly link?: string | null;

  @Field({
    defaultValue: true,
    description: 'Whether the game starts by itself when the last seat is taken; otherwise the owner starts it.',
  })
  readonly startsWhenFull!: boolean;

  @Field(() => GameClockInput, { nullable: true, description: 'How long seats may think; without end where nothing is said.' })
  readonly clock?: GameClockInput | null;

  @Field(() => TimeOutPolicy, { defaultValue: 'bot', description: 'What happens when the time of a seat is up.' })
  readonly timeOut!: TimeOutPolicy;

  @Field({ defaultValue: false, description: 'Whether it counts for ratings.' })
  readonly rated!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "What the caller's own seat adds to the seed: 16 to 32 random bytes in hex. Without it, the caller does not sit down.",
  })
  readonly nonce?: string | null;
}

@InputType({ isAbstract: true })
export class TableCommandInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The table; its game has the same id.' })
  readonly tableId!: string;
}

@InputType({ description: 'A seat to take.' })
export class JoinTableInput extends TableCommandInput {
  @Field(() => Int, { nullable: true, description: 'The seat wanted, from 0 on; the first that is free where none is named.' })
  readonly seat?: number | null;

  @Field({ description: 'What the seat adds to the seed: 16 to 32 random bytes in hex.' })
  readonly nonce!: string;

  @Field(() => String, { nullable: true, description: 'The secret of the link, for a table that is not public.' })
  readonly link?: string | null;
}

@InputType({ description: 'A table to leave.' })
export class LeaveTableInput extends TableCommandInput {}

@InputType({ description: 'A bot to seat.' })
export class SeatBotInput extends TableCommandInput {
  @Field(() => Int, { nullable: true, description: 'The seat wanted, from 0 on; the first that is free where none is named.' })
  readonly seat?: number | null;

  @Field({ description: 'The name of the bot, as the catalogue lists it.' })
  readonly bot!: string;
}

@InputType({ description: 'Somebody to send away from a seat.' })
export class ClearSeatInput extends TableCommandInput {
  @Field(() => Int, { description: 'The seat, from 0 on.' })
  readonly seat!: number;
}

@InputType({ description: 'Somebody to watch as a commentator.' })
export class NameCommentatorInput extends TableCommandInput {
  @Field(() => ID, { description: 'The account.' })
  readonly playerId!: string;
}

@InputType({ description: 'A table to start.' })
export class StartTableInput extends TableCommandInput {}

@InputType({ description: 'A table to close.' })
export class CloseTableInput extends TableCommandInput {}

@InputType({ description: 'Whether to abandon a game.' })
export class AnswerAbandonInput extends TableCommandInput {
  @Field({ description: 'True to agree; false takes back what everybody has agreed to so far.' })
  readonly agrees!: boolean;
}

@InputType({ description: "A time during which the caller's clock in a game stands still." })
export class GameVacationInput extends TableCommandInput {
  @Field(() => DateTimeScalar, { description: 'Its beginning: now or later.' })
  readonly from!: number;

  @Field(() => DateTimeScalar, { description: 'Its end.' })
  readonly to!: number;
}
