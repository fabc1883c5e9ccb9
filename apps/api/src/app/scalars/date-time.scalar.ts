import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';

const iso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment: milliseconds since 1970 within the server, ISO 8601 in UTC outside. Declare fields as `number`. */
@Scalar('DateTime')
export class DateTimeScalar implements CustomScalar<string, number> {
  readonly description = 'A moment as ISO 8601, in UTC when it comes from the server: 2026-05-01T18:30:00.000Z.';

  parseValue(value: unknown): number {
    const time = typeof value === 'string' && iso.test(value) ? Date.parse(value) : Number.NaN;
    if (Number.isNaN(time) || time < 0) throw new GraphQLError('This is no moment in ISO 8601 with its time zone.');
    return time;
  }

  serialize(value: unknown): string {
    return new Date(value as number).toISOString();
  }

  parseLiteral(node: ValueNode): number {
    return this.parseValue(node.kind === Kind.STRING ? node.value : undefined);
  }
}
