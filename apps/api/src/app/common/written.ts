import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Position } from '@kronika/event-log';
import { PositionScalar } from '../scalars/position.scalar';

@ObjectType({ description: 'A command was carried out, and is durable.' })
export class Written {
  @Field(() => Int, { description: 'The version of the thing after it.' })
  readonly version!: number;

  @Field(() => PositionScalar, { description: 'Where in the log it stands: hand it in as `minPosition` to read your own writes.' })
  readonly position!: Position;
}
