import { ChangeDetectionStrategy, Component, computed, inject, resource, signal } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import {
  ChangeNameDocument,
  ChangePasswordDocument,
  CloseSessionDocument,
  DeleteAccountDocument,
  GraphQLClient,
  IssueTokenDocument,
  MyAccountDocument,
  RevokeTokenDocument,
  SignOutEverywhereDocument,
} from '@kronika/web/client';
import { commonTexts, Locale, useTexts } from '@kronika/web/i18n';
import { Skeleton, Toasts } from '@kronika/web/ui';
import { Dialogs } from '@kronika/web/ui/overlay';
import { type Answered, Commands } from '../parts/refusal';
import { MyTurns } from '../shell/my-turns';
import { Session } from '../shell/session';
import { playersTexts } from './players-texts';

/** One's own account: name, password, notifications, sessions, tokens, and its end. */
@Component({
  selector: 'kr-account-page',
  imports: [RouterLink, Skeleton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './account-page.html',
  styleUrl: './account-page.css',
})
export class AccountPage {
  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #dialogs = inject(Dialogs);
  readonly #router = inject(Router);
  readonly #toasts = inject(Toasts);
  protected readonly session = inject(Session);
  protected readonly turns = inject(MyTurns);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(playersTexts, commonTexts);
  protected readonly scopes = ['read', 'play', 'annotate', 'organise'];
  readonly #answer = resource({ params: () => this.session.account()?.id, loader: () => this.#client.request(MyAccountDocument) });
  protected readonly me = computed(() => (this.#answer.hasValue() ? this.#answer.value().me : undefined));
  protected readonly chosenScopes = signal<readonly string[]>(['read']);
  protected readonly secret = signal('');
  protected readonly sending = signal(false);

  protected async rename(event: Event, name: string): Promise<void> {
    event.preventDefault();
    if (await this.#send(async (commandId) => (await this.#client.request(ChangeNameDocument, { input: { commandId, name } })).changeName))
      await this.session.refresh();
  }

  protected async changePassword(event: Event, oldField: HTMLInputElement, newField: HTMLInputElement): Promise<void> {
    event.preventDefault();
    const [oldPassword, newPassword] = [oldField.value, newField.value];
    const done = await this.#send(
      async (commandId) =>
        (await this.#client.request(ChangePasswordDocument, { input: { commandId, oldPassword, newPassword } })).changePassword,
    );
    if (done) for (const field of [oldField, newField]) field.value = '';
  }

  protected notify(wanted: boolean): void {
    void this.turns.notify(wanted);
  }

  protected async closeSession(sessionId: string): Promise<void> {
    await this.#send(
      async (commandId) => (await this.#client.request(CloseSessionDocument, { input: { commandId, sessionId } })).closeSession,
    );
  }

  protected async closeAll(): Promise<void> {
    await this.#send(
      async (commandId) => (await this.#client.request(SignOutEverywhereDocument, { input: { commandId } })).signOutEverywhere,
    );
    await this.session.entered();
    await this.#router.navigateByUrl('/');
  }

  protected choose(scope: string, chosen: boolean): void {
    this.chosenScopes.update((scopes) => (chosen ? [...scopes, scope] : scopes.filter((other) => other !== scope)));
  }

  protected async issue(event: Event, label: string): Promise<void> {
    event.preventDefault();
    await this.#send(async (commandId) => {
      const { issueToken } = await this.#client.request(IssueTokenDocument, {
        input: { commandId, label, scopes: [...this.chosenScopes()] },
      });
      if (issueToken.__typename === 'IssuedToken') this.secret.set(issueToken.secret);
      return issueToken;
    });
  }

  protected async revoke(tokenId: string): Promise<void> {
    await this.#send(async (commandId) => (await this.#client.request(RevokeTokenDocument, { input: { commandId, tokenId } })).revokeToken);
  }

  protected async remove(event: Event, password: string): Promise<void> {
    event.preventDefault();
    const sure = await this.#dialogs.confirm({
      title: this.t('players.settings.deleteTitle'),
      text: this.t('players.settings.deleteHelp'),
      yes: this.t('players.settings.delete'),
      no: this.t('common.cancel'),
      danger: true,
    });
    if (!sure) return;
    if (
      await this.#send(
        async (commandId) => (await this.#client.request(DeleteAccountDocument, { input: { commandId, password } })).deleteAccount,
      )
    ) {
      await this.session.entered();
      await this.#router.navigateByUrl('/');
    }
  }

  async #send(ask: (commandId: string) => Promise<Answered>): Promise<boolean> {
    this.sending.set(true);
    const sent = await this.#commands.send(ask);
    this.sending.set(false);
    this.#toasts.show(sent.done ? this.t('players.settings.done') : sent.problem, sent.done ? 'good' : 'bad');
    this.#answer.reload();
    return sent.done;
  }
}
