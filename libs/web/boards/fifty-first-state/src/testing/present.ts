/** A value that a test counts on. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('The test counts on a value that is not there');
  return value;
}
