import type { Type } from '@nestjs/common';
import { createUnionType } from '@nestjs/graphql';
import { rejectionTypes } from './rejections';

type RejectionKind = keyof typeof rejectionTypes;

/** The union of what a use case answers: what was done, or one of the rejections that can be expected. Told apart by `kind`. */
export function resultUnion(name: string, description: string, done: Type<object>, rejections: readonly RejectionKind[]): object {
  const types: readonly Type<object>[] = [done, ...rejections.map((kind): Type<object> => rejectionTypes[kind])];
  return createUnionType({
    name,
    description,
    types: () => types,
    resolveType: ({ kind }: { readonly kind: 'done' | RejectionKind }): Type<object> => (kind === 'done' ? done : rejectionTypes[kind]),
  });
}
