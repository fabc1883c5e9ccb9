import * as z from 'zod';
import type { Schema } from './schema';

/** A `Schema` from a zod schema; its JSON Schema is what the catalogue publishes. */
export function fromZod<Value>(schema: z.ZodType<Value>): Schema<Value> {
  let jsonSchema: Schema<Value>['jsonSchema'] | undefined;
  return {
    parse(input) {
      const result = schema.safeParse(input);
      if (result.success) return { ok: true, value: result.data };
      return { ok: false, issues: result.error.issues.map((issue) => ({ path: pathText(issue.path), message: issue.message })) };
    },
    // Made when first asked for: engines are also loaded by those who never publish a schema.
    get jsonSchema() {
      jsonSchema ??= z.json().parse(z.toJSONSchema(schema, { io: 'input' }));
      return jsonSchema;
    },
  };
}

/** `seats[0].name` for `['seats', 0, 'name']`. */
function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? String(step) : `${text}.${String(step)}`;
  }, '');
}
