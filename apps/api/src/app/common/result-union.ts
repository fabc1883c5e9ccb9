import type { Type } from '@nestjs/common';
import { createUnionType } from '@nestjs/graphql';
import { rejectionTypes } from './rejections';

type RejectionKind = keyof typeof rejectionTypes;

/** The union of what a use case answers: what was done, or one of the rejections that can be expected. Told apart by `kind`. */
export function resultUnion(name: string, description: string, done: Type, rejections: readonly RejectionKind[]) {
  return createUnionType({
    name,
    description,
    types: () => [done, ...rejections.map((kind): Type => rejectionTypes[kind])] as const,
    resolveType: ({ kind }: { readonly kind: 'done' | RejectionKind }) => (kind === 'done' ? done : rejectionTypes[kind]),
  });
}
