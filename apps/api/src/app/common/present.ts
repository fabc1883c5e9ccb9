/** The members of an input that were given. */
export type Present<Input> = { readonly [Name in keyof Input]?: Exclude<Input[Name], null | undefined> };

/** An input without what was left out: GraphQL hands `null` or `undefined` in for it. */
export function present<Input extends object>(input: Input): Present<Input> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined)) as Present<Input>;
}
