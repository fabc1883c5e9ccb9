import { Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Accounts, type Caller, Sessions, Tokens } from '@kronika/application';
import { By } from '../common/context';
import { ApiToken, Me, OpenSession } from './me';

@Resolver(() => Me)
export class MeResolver {
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly tokens: Tokens,
  ) {}

  @Query(() => Me, { nullable: true, description: 'Whoever asks; null for somebody who is not signed in.' })
  async me(@By() caller: Caller): Promise<Me | null> {
    const own = await this.accounts.me(caller);
    if (own === undefined) return null;
    const { id, administrator, preferences, vacations } = own;
    const { language = null, theme = 'system' } = preferences;
    return { player: { id }, administrator, language, theme, vacations };
  }

  @ResolveField('sessions', () => [OpenSession], { description: 'Where they are signed in, the latest first.' })
  async openSessions(@By() caller: Caller): Promise<readonly OpenSession[]> {
    const own = caller.kind === 'account' ? caller.sessionId : undefined;
    const sessions = await this.sessions.list(caller);
    return sessions.map(({ id, label, opened, until }) => ({ id, label, opened, until, current: id === own }));
  }

  @ResolveField('tokens', () => [ApiToken], { description: 'What programs may act for them with, the latest first.' })
  async apiTokens(@By() caller: Caller): Promise<readonly ApiToken[]> {
    const tokens = await this.tokens.list(caller);
    return tokens.map(({ id, label, scopes, issued, until = null }) => ({ id, label, scopes, issued, until }));
  }
}
