import { canonical } from '@kronika/event-log';
import type { SchemaIssue } from '@kronika/game-kernel';
import type { Reason, TournamentCommand } from '@kronika/tournaments';
import type { Texts } from '../texts/texts';

type WithoutActor<Command> = Command extends unknown ? Omit<Command, 'actor'> : never;

/**
 * What is asked of a tournament: a command without its actor, with free texts (titles, names, notes, announcements) as they were written in the
 * places of their hashes.
 */
export type TournamentRequest = WithoutActor<TournamentCommand>;

/** The longest texts that are taken, in UTF-16 units. */
export const textLimits = { title: 200, name: 80, note: 2_000, announcement: 5_000, description: 20_000 } as const;

type TextKind = keyof typeof textLimits;
type Convert = (text: string, kind: TextKind) => Promise<string>;

/** Keeps the texts of a request where they can be erased, and puts their hashes in their places. */
export function withTextsKept(request: TournamentRequest, texts: Texts, actor: string): Promise<TournamentRequest> {
  return withTexts(request, (text) => texts.put(actor, text));
}

/** How many texts a request has, and what is wrong with them. */
export async function inspectTexts(
  request: TournamentRequest,
): Promise<{ readonly count: number; readonly issues: readonly SchemaIssue[] }> {
  const issues: SchemaIssue[] = [];
  let count = 0;
  await withTexts(request, (text, kind) => {
    count++;
    if (text.trim() === '') issues.push({ path: kind, message: 'must not be empty' });
    if (/\p{Cs}/u.test(text)) issues.push({ path: kind, message: 'is no text' });
    if (text.length > textLimits[kind]) issues.push({ path: kind, message: `at most ${textLimits[kind]} characters` });
    return Promise.resolve(text);
  });
  return { count, issues };
}

/** The text by which a repeated command is known; free texts are left out, because what is kept with the command cannot be erased. */
export async function fingerprintText(request: TournamentRequest): Promise<string> {
  // What was confirmed follows from the rest: a repeated correction meets another state, and is the same command.
  const asked = request.type === 'correct-result' ? { ...request, confirmed: [] } : request;
  return canonical(await withTexts(asked, () => Promise.resolve('')));
}

async function withTexts(request: TournamentRequest, convert: Convert): Promise<TournamentRequest> {
  const converted = await withOwnTexts(request, convert);
  if (!('reason' in converted)) return converted;
  return { ...converted, reason: await withNote(converted.reason, convert) };
}

async function withNote(reason: Reason, convert: Convert): Promise<Reason> {
  return reason.note === undefined ? reason : { ...reason, note: await convert(reason.note, 'note') };
}

async function withOwnTexts(request: TournamentRequest, convert: Convert): Promise<TournamentRequest> {
  switch (request.type) {
    case 'create':
      return {
        ...request,
        title: await convert(request.title, 'title'),
        ...(request.description === undefined ? {} : { description: await convert(request.description, 'description') }),
      };
    case 'describe':
      return {
        ...request,
        ...(request.title === undefined ? {} : { title: await convert(request.title, 'title') }),
        ...(request.description === undefined ? {} : { description: await convert(request.description, 'description') }),
      };
    case 'announce':
      return { ...request, text: await convert(request.text, 'announcement') };
    case 'name-participant':
      return { ...request, name: await convert(request.name, 'name') };
    case 'register':
      return { ...request, entries: await Promise.all(request.entries.map((entry) => withName(entry, convert))) };
    case 'enter-late':
      return { ...request, entry: await withName(request.entry, convert) };
    case 'substitute':
      return withName(request, convert);
    case 'call-judge':
    case 'close-call':
      return request.note === undefined ? request : { ...request, note: await convert(request.note, 'note') };
    default:
      return request;
  }
}

async function withName<Named extends { readonly name?: string }>(named: Named, convert: Convert): Promise<Named> {
  return named.name === undefined ? named : { ...named, name: await convert(named.name, 'name') };
}
