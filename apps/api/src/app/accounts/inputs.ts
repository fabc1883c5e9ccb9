import { Field, ID, InputType } from '@nestjs/graphql';

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
