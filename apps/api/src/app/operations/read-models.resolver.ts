import { Args, Field, Float, ID, InputType, Mutation, ObjectType, Query, registerEnumType, Resolver } from '@nestjs/graphql';
import { type Caller, type CommandResult, ModelDesk, type ModelReport } from '@kronika/application';
import { By } from '../common/context';
import { resultUnion } from '../common/result-union';

const ReadModelState = { OPENING: 'opening', LIVE: 'live', CATCHING_UP: 'catching-up', BUILDING: 'building', FAILED: 'failed' } as const;
registerEnumType(ReadModelState, {
  name: 'ReadModelState',
  description: 'How a read model stands.',
  valuesMap: {
    OPENING: { description: 'It is being opened.' },
    LIVE: { description: 'It is up to date.' },
    CATCHING_UP: { description: 'It answers, and is behind.' },
    BUILDING: { description: 'It is being made anew; an older edition may answer meanwhile.' },
    FAILED: { description: 'It met an event that it cannot take in, and stands still.' },
  },
});

@ObjectType({ description: 'A read model of this node: what lists, searches and statistics are answered from.' })
export class ReadModelReport {
  @Field(() => ID, { description: 'Its name.' })
  readonly name!: string;

  @Field(() => Float, { description: 'The version of its tables.' })
  readonly version!: number;

  @Field(() => ReadModelState, { description: 'How it stands.' })
  readonly state!: ModelReport['state'];

  @Field(() => Float, { description: 'How far it has got, from 0 to 1.' })
  readonly progress!: number;

  @Field({ description: 'Whether it answers, be it from an older edition.' })
  readonly serves!: boolean;
}

@ObjectType({ description: 'Read models are being made anew.' })
export class ReadModelsRebuilding {
  @Field(() => [ReadModelReport], { description: 'How all of them stand.' })
  readonly reports!: readonly ReadModelReport[];
}

@InputType({ description: 'Which read models to make anew.' })
export class RebuildReadModelsInput {
  @Field(() => ID, { description: 'The id of the command. Nothing is written: to repeat it is to rebuild again.' })
  readonly commandId!: string;

  @Field(() => [ID], { defaultValue: [], description: 'Their names; all of them where none is given.' })
  readonly names!: readonly string[];
}

const RebuildReadModelsResult = resultUnion('RebuildReadModelsResult', 'What came of rebuilding.', ReadModelsRebuilding, [
  'forbidden',
  'invalid',
]);

/** The read models of this node. */
@Resolver()
export class ReadModelsResolver {
  constructor(private readonly desk: ModelDesk) {}

  @Query(() => [ReadModelReport], { description: 'The read models of this node, and how far they have got.' })
  readModels(): readonly ReadModelReport[] {
    return this.desk.reports();
  }

  @Mutation(() => RebuildReadModelsResult, {
    description: 'Makes read models of this node anew, the old ones serving meanwhile: for administrators.',
  })
  rebuildReadModels(
    @By() caller: Caller,
    @Args('input', { description: 'Which ones.' }) { names }: RebuildReadModelsInput,
  ): Promise<CommandResult<ReadModelsRebuilding>> {
    return this.desk.rebuild(caller, names);
  }
}
