import type { Type } from '@nestjs/common';
import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Where a page of a list ends, and whether more follows.' })
export class PageInfo {
  @Field({ description: 'Whether more follows.' })
  readonly hasNextPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Hand it in as `after` to get what follows.' })
  readonly endCursor!: string | null;
}

export const largestPage = 100;

@ArgsType()
export class PageArguments {
  @Field(() => Int, { defaultValue: 20, description: 'How many, at most 100.' })
  readonly first!: number;

  @Field(() => String, { nullable: true, description: 'The cursor after which to go on.' })
  readonly after!: string | null;
}

export interface Connection<Item> {
  readonly edges: readonly { readonly node: Item; readonly cursor: string }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/** The Relay connection of a type: `FooConnection` with edges, page info and how many there are in all. */
export function connectionOf<Item>(item: Type<Item>, name: string): Type<Connection<Item>> {
  @ObjectType(`${name}Edge`, { description: 'An item of a list, with its place.' })
  class Edge {
    @Field(() => item, { description: 'The item.' })
    readonly node!: Item;

    @Field({ description: 'Its place in the list.' })
    readonly cursor!: string;
  }

  @ObjectType(`${name}Connection`, { description: 'A page of a list.' })
  class ConnectionType implements Connection<Item> {
    @Field(() => [Edge], { description: 'The items of this page.' })
    readonly edges!: readonly Edge[];

    @Field(() => PageInfo, { description: 'Where the page ends.' })
    readonly pageInfo!: PageInfo;

    @Field(() => Int, { description: 'How many there are on all pages.' })
    readonly totalCount!: number;
  }
  return ConnectionType;
}
