import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Node } from './node';

/** Somebody with an account. Its name and the rest are filled in by field resolvers: give the id alone. */
@ObjectType({ description: 'Somebody with an account.', implements: () => Node })
export class Player {
  @Field(() => ID, { description: 'The id of the account: a pseudonym.' })
  readonly id!: string;
}
