import type { EventLog } from '@kronika/event-log';
import { Accounts } from '../accounts/accounts';
import { Administration } from '../accounts/administration';
import { AccountMeans } from '../accounts/means';
import { Sessions, type SignedIn } from '../accounts/sessions';
import { Tokens } from '../accounts/tokens';
import type { Platform } from '../platform';
import type { Caller } from '../rights/caller';
import { done, hex, samplePlatform } from './table';

export const goodPassword = 'a good long password';

/** The use cases around accounts on a node of their own; several may share a log. */
export class AccountHouse {
  readonly platform: Platform;
  readonly means: AccountMeans;
  readonly sessions: Sessions;
  readonly accounts: Accounts;
  readonly tokens: Tokens;
  readonly administration: Administration;
  readonly somebody: Caller = { kind: 'anonymous', address: '192.0.2.1' };

  constructor(options: { readonly log?: EventLog; readonly platform?: Partial<Platform>; readonly demo?: boolean } = {}) {
    this.platform = { ...samplePlatform(options.log), ...options.platform };
    this.means = new AccountMeans(this.platform);
    this.sessions = new Sessions(this.means, { demo: options.demo === true });
    this.accounts = new Accounts(this.means, this.sessions);
    this.tokens = new Tokens(this.means);
    this.administration = new Administration(this.means, this.accounts, this.sessions);
  }

  async register(name: string, password = goodPassword): Promise<SignedIn> {
    return done(await this.accounts.register(this.somebody, { commandId: hex(), name, password, label: 'a browser' }));
  }

  /** Who shows this secret. */
  caller(secret: string): Promise<Caller> {
    return this.sessions.authenticate(secret, this.somebody.address);
  }

  signIn(name: string, password = goodPassword, address = this.somebody.address) {
    return this.sessions.signIn({ kind: 'anonymous', address }, { commandId: hex(), name, password, label: 'a browser' });
  }

  /** An administrator, by the link that the server prints. */
  async setUp(name = 'Root'): Promise<Caller> {
    const link = (await this.administration.issueSetUpLink()) ?? '';
    const input = { commandId: hex(), name, password: goodPassword, label: '', link };
    return this.caller(done(await this.administration.setUp(this.somebody, input)).secret);
  }
}
