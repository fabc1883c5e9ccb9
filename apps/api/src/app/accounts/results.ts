import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '@kronika/event-log';
import { connectionOf } from '../common/connection';
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

@ObjectType({ description: 'A token, shown this once.' })
export class IssuedToken {
  @Field(() => ID, { description: 'Names the token when it is to be revoked.' })
  readonly tokenId!: string;

  @Field({ description: 'The token itself: send it as `Authorization: Bearer …`. It cannot be shown again.' })
  readonly secret!: string;

  @Field(() => Int, { description: 'The version of the account.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands.' })
  readonly position!: Position;
}

@ObjectType({ description: 'A link to a new password, shown this once.' })
export class IssuedResetLink {
  @Field({ description: 'Where on this server to choose the new password. Hand it over in private: whoever has it gets in.' })
  readonly path!: string;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself.' })
  readonly until!: number;

  @Field(() => Int, { description: 'The version of the account.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands.' })
  readonly position!: Position;
}

@ObjectType({ description: 'An account as administrators see it.' })
export class AccountEntry {
  @Field(() => Player, { description: 'As everybody sees them.' })
  readonly player!: Player;

  @Field({ description: 'Whether they administer the place.' })
  readonly administrator!: boolean;
}

const AccountConnection = connectionOf(AccountEntry, 'Account');
const PlayerConnection = connectionOf(Player, 'Player');

export const IssueTokenResult = resultUnion('IssueTokenResult', 'A token, or why there is none.', IssuedToken, [
  'refused',
  'invalid',
  'conflict',
  'not-found',
  'forbidden',
]);
export const ResetLinkResult = resultUnion('ResetLinkResult', 'A link, or why there is none.', IssuedResetLink, [
  'refused',
  'conflict',
  'not-found',
  'forbidden',
  'invalid',
]);
export const PlayersResult = resultUnion('PlayersResult', 'Players, or that they are being listed anew.', PlayerConnection, ['rebuilding']);
export const AccountsResult = resultUnion('AccountsResult', 'Accounts, or why they are not shown.', AccountConnection, [
  'rebuilding',
  'forbidden',
]);
