import { Field, ID, InputType } from '@nestjs/graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar';

@InputType({ description: 'A new account.' })
export class RegisterInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id makes no second account.' })
  readonly commandId!: string;

  @Field({ description: 'The name to go by: 2 to 30 letters, digits and spaces. Nobody else may have it.' })
  readonly name!: string;

  @Field({ description: 'At least 8 characters.' })
  readonly password!: string;
}

@InputType({ description: 'Who wants to come in.' })
export class SignInInput {
  @Field(() => ID, { description: 'A fresh random id.' })
  readonly commandId!: string;

  @Field({ description: 'The name of the account.' })
  readonly name!: string;

  @Field({ description: 'Its password.' })
  readonly password!: string;
}

@InputType({ description: 'A command that needs nothing but its id.' })
export class CommandInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;
}

@InputType({ description: 'The account of the first administrator.' })
export class SetUpAdministratorInput extends RegisterInput {
  @Field({ description: 'What stands behind the # of the link that the server printed when it was started.' })
  readonly link!: string;
}

@InputType({ description: 'A new password for somebody who forgot the old one.' })
export class ResetPasswordInput {
  @Field(() => ID, { description: 'A fresh random id.' })
  readonly commandId!: string;

  @Field({ description: 'What stands behind the # of the link that an administrator handed over.' })
  readonly link!: string;

  @Field({ description: 'The new password: at least 8 characters.' })
  readonly password!: string;
}

@InputType({ description: 'A session to end.' })
export class CloseSessionInput extends CommandInput {
  @Field(() => ID, { description: 'The session, as the list of sessions calls it.' })
  readonly sessionId!: string;
}

@InputType({ description: 'Another name.' })
export class ChangeNameInput extends CommandInput {
  @Field({ description: 'The name to go by from now on.' })
  readonly name!: string;
}

@InputType({ description: 'Another password.' })
export class ChangePasswordInput extends CommandInput {
  @Field({ description: 'The password until now.' })
  readonly oldPassword!: string;

  @Field({ description: 'The password from now on: at least 8 characters.' })
  readonly newPassword!: string;
}

@InputType({ description: 'How somebody likes the page.' })
export class ChangePreferencesInput extends CommandInput {
  @Field(() => String, { nullable: true, description: "A language: en or pl; null for the browser's." })
  readonly language!: string | null;

  @Field(() => String, { nullable: true, description: 'light, dark, or system; null for system.' })
  readonly theme!: string | null;
}

@InputType({ description: 'A time during which the clocks of correspondence games stand still.' })
export class TakeVacationInput extends CommandInput {
  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  readonly from!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  readonly until!: number;
}

@InputType({ description: 'The end of an account.' })
export class DeleteAccountInput extends CommandInput {
  @Field({ description: 'Its password, once more; empty for a guest.' })
  readonly password!: string;
}

@InputType({ description: 'A token for a program.' })
export class IssueTokenInput extends CommandInput {
  @Field({ description: 'What it is for, in your own words.' })
  readonly label!: string;

  @Field(() => [String], { description: 'What it may be used for: read (always), play, annotate, organise, administer.' })
  readonly scopes!: readonly string[];

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself; null for when it is revoked.' })
  readonly until!: number | null;
}

@InputType({ description: 'A token to end.' })
export class RevokeTokenInput extends CommandInput {
  @Field(() => ID, { description: 'The token, as the list of tokens calls it.' })
  readonly tokenId!: string;
}

@InputType({ description: 'An account that an administrator does something with.' })
export class AccountInput extends CommandInput {
  @Field(() => ID, { description: 'The id of the account.' })
  readonly accountId!: string;
}
