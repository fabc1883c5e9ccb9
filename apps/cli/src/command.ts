/** A command of the command line: `kronika <name> …`. */
export interface Command {
  readonly name: string;
  /** One line each: how it is called, and what it does. */
  readonly usage: readonly (readonly [call: string, meaning: string])[];
  /** Resolves to the exit code. */
  run(args: readonly string[]): Promise<number>;
}

/** 0 as it should be, 1 what was checked does not hold, 2 called wrongly or with something that cannot be used. */
export const exit = { fine: 0, failed: 1, wrong: 2 } as const;

/** The call itself is wrong: one line for the person who made it. */
export class WrongCall extends Error {
  override readonly name = 'WrongCall';
}
