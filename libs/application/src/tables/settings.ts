import * as z from 'zod';

const duration = z.int().nonnegative();

/** How long a seat may think: without end, a fixed time a turn, or a bank with increment and free grace. */
export const clockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('fixed'), turnMs: duration.min(1000) }),
  z.object({
    kind: z.literal('bank'),
    bankMs: duration.min(1000),
    incrementMs: duration,
    graceMs: duration,
    /** How many days of vacation a seat may take in the game. */
    vacationDays: z.int().nonnegative().max(366).default(0),
  }),
]);
export type ClockSetting = Readonly<z.infer<typeof clockSchema>>;

export const timeOutPolicies = ['bot', 'forfeit', 'adjudicate'] as const;

/** When everything about the game opens: at its end, or when the last of a group of so many games has ended. */
export const releaseSchema = z.union([z.literal('at-end'), z.object({ with: z.string(), games: z.int().positive() })]);
export type ReleaseRule = Readonly<z.infer<typeof releaseSchema>>;

/** How far behind the game commentators are kept. */
export const delaySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('time'), ms: duration }),
  z.object({ kind: z.literal('turns'), turns: z.int().nonnegative() }),
]);
export type CommentaryDelay = Readonly<z.infer<typeof delaySchema>>;
export const defaultDelay: CommentaryDelay = { kind: 'time', ms: 5 * 60 * 1000 };

/** The place of a game in a tournament. */
export const tournamentLinkSchema = z.object({
  tournamentId: z.string(),
  stage: z.int(),
  round: z.int(),
  table: z.string(),
});
export type TournamentLink = Readonly<z.infer<typeof tournamentLinkSchema>>;
