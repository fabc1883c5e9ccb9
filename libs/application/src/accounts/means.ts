import type { Platform } from '../platform';
import { AccountStore } from './account-store';
import { AdministratorsStore } from './administrators-store';
import { NameClaims } from './name-claims';

/** What the use cases around accounts share on a node. */
export class AccountMeans {
  readonly platform: Platform;
  readonly store: AccountStore;
  readonly administrators: AdministratorsStore;
  readonly claims: NameClaims;

  constructor(platform: Platform) {
    this.platform = platform;
    this.store = new AccountStore(platform.log);
    this.administrators = new AdministratorsStore(platform);
    this.claims = new NameClaims(platform, this.store);
  }

  /** Follows the log; before that, accounts of other nodes are seen late. */
  async start(): Promise<void> {
    await this.store.start();
    await this.administrators.start();
  }

  async stop(): Promise<void> {
    await this.store.stop();
    await this.administrators.stop();
  }
}
