/** Where a value is not what a round trip through text would give back, or undefined when it is plain JSON. */
export function notPlainJson(value: unknown, path = 'value'): string | undefined {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return undefined;
    case 'number':
      if (Object.is(value, -0)) return `${path} is -0`;
      return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    case 'object':
      return value === null ? undefined : notPlainObject(value, path);
    default:
      return `${path} is of type ${typeof value}`;
  }
}

function notPlainObject(value: object, path: string): string | undefined {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      if (!(index in value)) return `${path}[${index}] is a hole`;
      const problem = notPlainJson(value[index], `${path}[${index}]`);
      if (problem !== undefined) return problem;
    }
    return undefined;
  }
  // Two realms (jest's and its own) have two Object.prototypes: a plain object is one whose prototype has none.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return `${path} is no plain object`;
  if (Object.getOwnPropertySymbols(value).length > 0) return `${path} has a symbol as a key`;
  for (const [key, member] of Object.entries(value)) {
    const problem = notPlainJson(member, `${path}.${key}`);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Freezes a value to its depth; what is frozen already is taken to be so to its depth. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const member of Object.values(value)) deepFreeze(member);
  return value;
}
