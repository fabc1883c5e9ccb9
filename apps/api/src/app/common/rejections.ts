import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import type { Rejection } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import { JsonScalar } from '../scalars/json.scalar';

@ObjectType({ description: 'What was asked for is not there, or not for the caller to know of.' })
export class NotFound {
  @Field({ description: 'What was looked for.' })
  readonly what!: string;
}

@ObjectType({ description: 'The caller may not do this.' })
export class Forbidden {
  @Field({ description: 'Why, in words.' })
  readonly message!: string;
}

@ObjectType({ description: 'One thing that is wrong with an input.' })
export class InputIssue {
  @Field({ description: 'Where in the input; empty for the whole.' })
  readonly path!: string;

  @Field({ description: 'What is wrong, in words.' })
  readonly message!: string;
}

@ObjectType({ description: 'The input cannot be used.' })
export class Invalid {
  @Field(() => [InputIssue], { description: 'Everything that is wrong with it.' })
  readonly issues!: readonly InputIssue[];
}

@ObjectType({ description: 'The rules do not allow the move.' })
export class IllegalMove {
  @Field({ description: 'The id of the rule that says so.' })
  readonly rule!: string;

  @Field({ description: 'Why, in words.' })
  readonly message!: string;
}

@ObjectType({ description: 'Others have to act, or nobody.' })
export class NotYourTurn {
  @Field(() => [Int], { description: 'The seats that have to act.' })
  readonly toAct!: readonly number[];
}

@ObjectType({ description: 'The move cannot be taken back.' })
export class CannotTakeBack {
  @Field({ description: 'What stands in the way, as a stable code.' })
  readonly reason!: string;
}

@ObjectType({ description: 'The game has moved on, or stands where this cannot be done.' })
export class Conflict {
  @Field({ description: 'Why, as a stable code: decision-closed, game-over, awaits-adjudication or busy.' })
  readonly code!: string;

  @Field(() => Int, { description: 'The version that the game stands at.' })
  readonly version!: number;
}

@ObjectType({ description: 'Too many of these in a short time.' })
export class Throttled {
  @Field(() => Int, { description: 'After how many milliseconds it may be tried again.' })
  readonly retryAfterMs!: number;
}

@ObjectType({ description: 'The rules of the thing itself do not allow it now.' })
export class Refused {
  @Field({ description: 'Why, as a stable code.' })
  readonly code!: string;

  @Field({ description: 'Why, in words.' })
  readonly message!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'What a program may want to know about it.' })
  readonly details!: Json;
}

@ObjectType({ description: 'What would answer this is being made from the log; ask again soon.' })
export class Rebuilding {
  @Field(() => Float, { description: 'How far it has got, from 0 to 1.' })
  readonly progress!: number;
}

/** The GraphQL type of each rejection. */
export const rejectionTypes = {
  'not-found': NotFound,
  forbidden: Forbidden,
  invalid: Invalid,
  'illegal-move': IllegalMove,
  'not-your-turn': NotYourTurn,
  'cannot-take-back': CannotTakeBack,
  conflict: Conflict,
  throttled: Throttled,
  refused: Refused,
  rebuilding: Rebuilding,
} as const satisfies Record<Rejection['kind'] | 'rebuilding', unknown>;
