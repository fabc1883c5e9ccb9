import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { type Position, positionFromText, positionToText } from '@kronika/event-log';

@Scalar('Position')
export class PositionScalar implements CustomScalar<string, Position> {
  readonly description = 'A place in the log, as an opaque string: hand it back to read your own writes.';

  parseValue(value: unknown): Position {
    const position = typeof value === 'string' ? positionFromText(value) : undefined;
    if (position === undefined) throw new GraphQLError('This is no position of the log.');
    return position;
  }

  serialize(value: unknown): string {
    return positionToText(value as Position);
  }

  parseLiteral(node: ValueNode): Position {
    return this.parseValue(node.kind === Kind.STRING ? node.value : undefined);
  }
}
