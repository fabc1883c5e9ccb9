import type { Json } from '@kronika/event-log';

/** A parser with a published JSON Schema; games make theirs with zod (`fromZod`). */
export interface Schema<Value> {
  parse(input: unknown): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly issues: readonly SchemaIssue[] };
  readonly jsonSchema: Json;
}
export interface SchemaIssue {
  /** Where, as `options.players[0]`; empty for the whole. */
  readonly path: string;
  readonly message: string;
}
