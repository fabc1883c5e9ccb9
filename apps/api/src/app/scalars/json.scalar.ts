import { type CustomScalar, Scalar } from '@nestjs/graphql';
import { GraphQLError, Kind, type ValueNode } from 'graphql';
import type { Json } from '@kronika/event-log';

/** A game's own data: each game publishes the JSON Schemas of its options and moves. */
@Scalar('JSON')
export class JsonScalar implements CustomScalar<Json, Json> {
  readonly description = "Any JSON value: a game's own data, whose JSON Schemas the catalogue publishes.";

  parseValue(value: unknown): Json {
    return value as Json;
  }

  serialize(value: unknown): Json {
    return value as Json;
  }

  parseLiteral(node: ValueNode): Json {
    switch (node.kind) {
      case Kind.NULL:
        return null;
      case Kind.STRING:
      case Kind.BOOLEAN:
        return node.value;
      case Kind.INT:
      case Kind.FLOAT:
        return Number(node.value);
      case Kind.LIST:
        return node.values.map((item) => this.parseLiteral(item));
      case Kind.OBJECT:
        return Object.fromEntries(node.fields.map((field) => [field.name.value, this.parseLiteral(field.value)]));
      default:
        throw new GraphQLError('Give JSON with variables inside as one variable.', { nodes: node });
    }
  }
}
