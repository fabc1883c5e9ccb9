import { type AccountCommand, accountEventData, type AccountEvent, type AccountRefusal, decideAccount } from '@kronika/accounts';
import { eventId, type NewEvent, type StoredEvent } from '@kronika/event-log';
import { appendEvents } from '../append-events';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { Platform } from '../platform';
import { accountStream, type AccountStore, commandKey, type LoadedAccount } from './account-store';

export interface AccountChange {
  readonly accountId: string;
  readonly actor: string;
  readonly commandId: string;
  readonly command: AccountCommand;
  /** Whether what was recorded under the same id was this very command. */
  isRepeatOf(first: StoredEvent): boolean | Promise<boolean>;
}

const attempts = 8;

/** The way of every command to an account: seen before? load, decide, append at that version; when that is stale, load and decide again. */
export async function runAccountCommand(
  platform: Pick<Platform, 'log' | 'now'>,
  store: AccountStore,
  change: AccountChange,
): Promise<CommandResult<Written>> {
  const { accountId, actor, commandId } = change;
  let version = -1;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const loaded = await store.load(accountId);
    version = loaded?.version ?? -1;
    const recorded = loaded?.commands.get(commandKey(actor, commandId));
    if (loaded !== undefined && recorded !== undefined) {
      return (await change.isRepeatOf(recorded)) ? standing(loaded) : usedForSomethingElse;
    }
    const decided = decideAccount(loaded?.account, change.command, platform.now());
    if (!decided.ok) return asRejection(decided.refusal);
    if (loaded !== undefined && decided.events.length === 0) return standing(loaded);
    const events = inEnvelopes(accountStream(accountId), decided.events, actor, commandId, platform.now());
    const written = await appendEvents(platform.log, accountStream(accountId), events, loaded?.version ?? 'no stream');
    if (written.kind === 'appended') {
      // At once on this node: whoever signed out is out when the answer arrives.
      await store.load(accountId);
      return { kind: 'done', version: written.version, position: written.position };
    }
  }
  return { kind: 'conflict', code: 'busy', version };
}

export const usedForSomethingElse: Rejection = {
  kind: 'invalid',
  issues: [{ path: 'commandId', message: 'was used for something else' }],
};

function standing({ version, position }: LoadedAccount): CommandResult<Written> {
  return { kind: 'done', version, position };
}

export function inEnvelopes(
  stream: string,
  events: readonly AccountEvent[],
  actor: string,
  command: string,
  time: number,
): readonly NewEvent[] {
  return events.map((event, index) => ({
    id: eventId(stream, actor, command, index),
    type: event.type,
    schema: 1,
    time,
    actor,
    command,
    open: accountEventData(event),
  }));
}

const messages: Readonly<Record<Exclude<AccountRefusal, 'no-account'>, string>> = {
  exists: 'There is such an account already.',
  guest: 'A guest cannot do this: register first.',
  'no-guest': 'Only a guest can register again.',
  'no-session': 'This session has ended already.',
  'no-token': 'There is no such token.',
  'too-many-tokens': 'Revoke a token first: there are too many.',
  'no-reset-link': 'This link was used, or is too old.',
  'vacation-too-long': 'That would be more vacation than a year allows.',
  'vacation-in-the-past': 'A vacation ends after it begins, and not in the past.',
};

export function asRejection(refusal: AccountRefusal): Rejection {
  if (refusal === 'no-account') return { kind: 'not-found', what: 'account' };
  return { kind: 'refused', code: refusal, message: messages[refusal], details: null };
}
