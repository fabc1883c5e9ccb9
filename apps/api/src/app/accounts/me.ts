import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Player } from '../common/player';
import { DateTimeScalar } from '../scalars/date-time.scalar';

@ObjectType({ description: 'A time during which the clocks of correspondence games stand still.' })
export class Vacation {
  @Field(() => DateTimeScalar, { description: 'When it begins.' })
  readonly from!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends.' })
  readonly until!: number;
}

@ObjectType({ description: 'Where somebody is signed in.' })
export class OpenSession {
  @Field(() => ID, { description: 'Names the session when it is to be ended.' })
  readonly id!: string;

  @Field({ description: 'Which browser, in the words that it uses for itself.' })
  readonly label!: string;

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  readonly opened!: number;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself.' })
  readonly until!: number;

  @Field({ description: 'Whether it is the one that this was asked with.' })
  readonly current!: boolean;
}

@ObjectType({ description: 'What lets a program act for somebody.' })
export class ApiToken {
  @Field(() => ID, { description: 'Names the token when it is to be revoked.' })
  readonly id!: string;

  @Field({ description: 'What it is for.' })
  readonly label!: string;

  @Field(() => [String], { description: 'What it may be used for.' })
  readonly scopes!: readonly string[];

  @Field(() => DateTimeScalar, { description: 'Since when.' })
  readonly issued!: number;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ends by itself; null for when it is revoked.' })
  readonly until!: number | null;
}

@ObjectType({ description: 'Whoever asks, as far as it is nobody else’s business.' })
export class Me {
  @Field(() => Player, { description: 'As everybody sees them.' })
  readonly player!: Player;

  @Field({ description: 'Whether they administer the place.' })
  readonly administrator!: boolean;

  @Field(() => String, { nullable: true, description: "The language they chose: en or pl; null for the browser's." })
  readonly language!: string | null;

  @Field({ description: 'light, dark, or system.' })
  readonly theme!: string;

  @Field(() => [Vacation], { description: 'Their vacations.' })
  readonly vacations!: readonly Vacation[];
}
