import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '@kronika/event-log';
import { Player } from '../common/player';
import { resultUnion } from '../common/result-union';
import { Written } from '../common/written';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { PositionScalar } from '../scalars/position.scalar';

@ObjectType({ description: 'Somebody is signed in: the session came along as a cookie.' })
export class SignedIn {
  @Field(() => Player, { description: 'Who.' })
  readonly player!: Player;

  @Field(() => ID, { description: 'The session, as the list of sessions calls it.' })
  readonly sessionId!: string;

  @Field(() => DateTimeScalar, { description: 'When the session ends by itself.' })
  readonly until!: number;

  @Field(() => Int, { description: 'The version of the account.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands: hand it in as `minPosition` to read your own writes.' })
  readonly position!: Position;
}

export const SignInResult = resultUnion('SignInResult', 'Whether somebody is signed in.', SignedIn, [
  'refused',
  'invalid',
  'throttled',
  'conflict',
  'not-found',
  'forbidden',
]);
export const AccountResult = resultUnion('AccountResult', 'What came of changing an account.', Written, [
  'refused',
  'invalid',
  'throttled',
  'conflict',
  'not-found',
  'forbidden',
]);
