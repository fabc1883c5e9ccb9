import type { Json } from '@kronika/event-log';

/** One option of a game, as a form can ask for it. */
export type OptionField =
  | { readonly kind: 'choice'; readonly name: string; readonly values: readonly (string | number)[]; readonly usual: Json }
  | { readonly kind: 'switch'; readonly name: string; readonly usual: Json }
  | { readonly kind: 'number'; readonly name: string; readonly least: number; readonly most: number; readonly usual: Json };

interface PropertySchema {
  readonly default?: Json;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly { readonly const?: string | number }[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The fields of a JSON Schema of options; what a form cannot ask for is left out and keeps its default. */
export function optionFields(schema: Json): readonly OptionField[] {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.entries(properties).flatMap(([name, property]): OptionField[] => {
    if (!isObject(property)) return [];
    const { default: usual = null, ...rest } = property as PropertySchema;
    const values = rest.enum ?? rest.anyOf?.flatMap((one) => one.const ?? []);
    if (values !== undefined && values.length > 0) return [{ kind: 'choice', name, values, usual }];
    if (rest.type === 'boolean') return [{ kind: 'switch', name, usual }];
    if (rest.type === 'integer' || rest.type === 'number') {
      return [{ kind: 'number', name, least: rest.minimum ?? 0, most: rest.maximum ?? 99, usual }];
    }
    return [];
  });
}

/** Only what differs from the defaults: the rest stays the game's own business. */
export function chosenOptions(fields: readonly OptionField[], values: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    fields.flatMap(({ name, usual }) => (values[name] === undefined || values[name] === usual ? [] : [[name, values[name]]])),
  );
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
