import type { Json } from '@kronika/event-log';

/** The plain JSON of a value of the domain: members that are undefined are left out. */
export function plainJson(value: object): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
