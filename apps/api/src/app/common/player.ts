import { Field, ID, ObjectType } from '@nestjs/graphql';

/** Somebody with an account. Its name and the rest are filled in by field resolvers: give the id alone. */
@ObjectType({ description: 'Somebody with an account.' })
export class Player {
  @Field(() => ID, { description: 'The id of the account: a pseudonym.' })
  readonly id!: string;
}
