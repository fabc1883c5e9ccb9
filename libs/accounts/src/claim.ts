import { derivedId } from '@kronika/event-log';
import * as z from 'zod';
import { foldName } from './names';

const claimed = z.object({ account: z.string() });

/**
 * Whoever claimed a name last has it, as long as the account goes by it: a claim that was left behind (by a change of name, or by a crash between claim
 * and account) holds nobody up.
 */
export interface ClaimEvent {
  readonly type: 'NameClaimed';
  readonly open: { readonly account: string };
}

/**
 * The stream that makes a name unique. It carries a digest rather than the name: names of streams cannot be erased, and a name is personal.
 */
export function claimStream(name: string): string {
  return `claim-name-${derivedId('name', foldName(name))}`;
}

/** The account that claimed the name, where the event is a claim. */
export function claimant({ type, open }: { readonly type: string; readonly open: unknown }): string | undefined {
  return type === 'NameClaimed' ? claimed.safeParse(open).data?.account : undefined;
}
