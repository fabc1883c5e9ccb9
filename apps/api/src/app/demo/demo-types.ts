import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { DemoRole } from '@kronika/application';

export const DemoStateEnum = { NONE: 'none', FILLING: 'filling', FILLED: 'filled', FAILED: 'failed' } as const;
registerEnumType(DemoStateEnum, {
  name: 'DemoState',
  description: 'How the demonstration stands.',
  valuesMap: {
    NONE: { description: 'There is none here.' },
    FILLING: { description: 'It is being filled in.' },
    FILLED: { description: 'It is all there.' },
    FAILED: { description: 'It could not be completed; the next start tries again.' },
  },
});

export const DemoRoleEnum = { ORGANISER: 'organiser', PLAYER: 'player' } as const satisfies Record<string, DemoRole>;
registerEnumType(DemoRoleEnum, {
  name: 'DemoRole',
  description: 'As whom the demonstration can be tried.',
  valuesMap: {
    ORGANISER: { description: 'Holds the league, the cup and the Swiss.' },
    PLAYER: { description: 'Sits at a table of the Swiss, and it is their turn.' },
  },
});

@ObjectType({ description: 'The demonstration: a small world that is filled in on an empty log.' })
export class DemoStatus {
  @Field(() => DemoStateEnum, { description: 'How it stands.' })
  readonly state!: 'none' | 'filling' | 'filled' | 'failed';

  @Field(() => Float, { description: 'How far it has got, from 0 to 1.' })
  readonly progress!: number;

  @Field(() => String, { nullable: true, description: 'What is being filled in: accounts, league, tables, cup, reviews or swiss.' })
  readonly doing!: string | null;

  @Field(() => Int, { description: 'How many games have been played for it so far.' })
  readonly games!: number;

  @Field({ description: 'Whether the caller can try it with `tryDemo`: on the machine itself only.' })
  readonly canTry!: boolean;
}

@InputType({ description: 'As whom to try the demonstration.' })
export class TryDemoInput {
  @Field(() => ID, { description: 'A fresh random id.' })
  readonly commandId!: string;

  @Field(() => DemoRoleEnum, { description: 'As whom.' })
  readonly role!: DemoRole;
}
