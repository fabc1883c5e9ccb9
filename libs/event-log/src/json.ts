/** What may stand in an event: plain JSON, nothing that a round trip through text would change. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/**
 * The one text of a JSON value: object keys sorted by code unit, no white space, members whose value is undefined left out.
 * Hashes are taken over this text, so it must never change.
 */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i === 0 ? '' : ',') + canonical(value[i]);
    return text + ']';
  }
  const object = value as Record<string, unknown>;
  let text = '{';
  for (const key of Object.keys(object).sort()) {
    const member = object[key];
    if (member !== undefined) text += (text.length === 1 ? '' : ',') + JSON.stringify(key) + ':' + canonical(member);
  }
  return text + '}';
}
