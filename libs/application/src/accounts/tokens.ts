import { type Scope, scopes as allScopes, type Token } from '@kronika/accounts';
import { derivedId } from '@kronika/event-log';
import type { CommandResult, Written } from '../command-result';
import { isRejection, sessionOf } from '../rights/account-rights';
import { accountOf, type Caller } from '../rights/caller';
import { invalid } from './accounts';
import { commandKey } from './account-store';
import type { AccountMeans } from './means';
import { runAccountCommand } from './run-account-command';
import { newSecret } from './secrets';

export interface IssueToken {
  readonly commandId: string;
  /** What it is for, in the words of its owner. */
  readonly label: string;
  readonly scopes: readonly Scope[];
  readonly until?: number | undefined;
}
/** The secret is shown this once. */
export type IssuedToken = Written & { readonly tokenId: string; readonly secret: string };

/** Personal API tokens: for programs that act for somebody within limits. */
export class Tokens {
  readonly #means: AccountMeans;

  constructor(means: AccountMeans) {
    this.#means = means;
  }

  async issue(caller: Caller, { commandId, label, scopes: wanted, until }: IssueToken): Promise<CommandResult<IssuedToken>> {
    const account = sessionOf(caller);
    if (isRejection(account)) return account;
    const { platform, store } = this.#means;
    if (label.trim() === '' || label.length > 100) return invalid('label', 'A token has a name of at most 100 characters.');
    if (until !== undefined && until <= platform.now()) return invalid('until', 'This moment is past.');
    const { accountId } = account;
    const loaded = await store.load(accountId);
    if (loaded?.commands.has(commandKey(accountId, commandId)) === true) return invalid('commandId', 'was used: a token is shown once');
    const tokenId = derivedId('token', accountId, commandId);
    const secret = newSecret('krt', accountId, platform);
    // Whoever may do something may look at it.
    const scopes = allScopes.filter((scope) => scope === 'read' || wanted.includes(scope));
    const written = await runAccountCommand(platform, store, {
      accountId,
      actor: accountId,
      commandId,
      command: { kind: 'issue-token', token: tokenId, secretHash: secret.hash, scopes, until, label: label.trim() },
      isRepeatOf: () => false,
    });
    return written.kind === 'done' ? { ...written, tokenId, secret: secret.text } : written;
  }

  async revoke(
    caller: Caller,
    { commandId, tokenId }: { readonly commandId: string; readonly tokenId: string },
  ): Promise<CommandResult<Written>> {
    const account = sessionOf(caller);
    if (isRejection(account)) return account;
    return runAccountCommand(this.#means.platform, this.#means.store, {
      accountId: account.accountId,
      actor: account.accountId,
      commandId,
      command: { kind: 'revoke-token', token: tokenId },
      isRepeatOf: ({ type, open }) => type === 'TokenRevoked' && JSON.stringify(open) === JSON.stringify({ token: tokenId }),
    });
  }

  /** The caller's tokens that are good, the newest first. */
  async list(caller: Caller): Promise<readonly Token[]> {
    const now = this.#means.platform.now();
    const account = await this.#means.store.known(accountOf(caller).accountId);
    return (account?.tokens ?? []).filter(({ until }) => until === undefined || until > now).toReversed();
  }
}
