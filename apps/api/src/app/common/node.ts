import { Field, ID, InterfaceType } from '@nestjs/graphql';
import type { ApiContext } from './context';

/** Something that can be fetched again by an id that is unique among all things. */
@InterfaceType({
  description: 'Something that can be fetched again by an id that is unique among all things.',
  resolveType: ({ nodeType }: { readonly nodeType: string }) => nodeType,
})
export abstract class Node {
  @Field(() => ID, { description: 'The id for `node`: opaque, and good for ever.' })
  readonly nodeId!: string;
}

/** The id of a thing of a type for `node`. */
export function nodeIdOf(type: string, id: string): string {
  return Buffer.from(`${type}:${id}`).toString('base64url');
}

/** Fetches a thing by its own id, as far as the caller may see it. */
export type LoadNode = (id: string, context: ApiContext) => Promise<object | undefined>;

/** What `node` can fetch. A resolver whose type implements `Node` adds it when it is made. */
export class Nodes {
  readonly #types = new Map<string, LoadNode>();

  add(type: string, load: LoadNode): void {
    this.#types.set(type, load);
  }

  async load(nodeId: string, context: ApiContext): Promise<object | undefined> {
    const text = Buffer.from(nodeId, 'base64url').toString();
    const [type = '', ...id] = text.split(':');
    const found = await this.#types.get(type)?.(id.join(':'), context);
    return found && { ...found, nodeType: type, nodeId };
  }
}
