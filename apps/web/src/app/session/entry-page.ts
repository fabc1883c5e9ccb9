import { ChangeDetectionStrategy, Component, computed, inject, input, signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, Router, RouterLink } from '@angular/router';
import {
  GraphQLClient,
  PlayAsGuestDocument,
  RegisterDocument,
  ResetPasswordDocument,
  SetUpAdministratorDocument,
  SignInDocument,
} from '@kronika/web/client';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { type Answered, Commands } from '../parts/refusal';
import { Session } from '../shell/session';
import { sessionTexts } from './session-texts';

export type EntryKind = 'signIn' | 'register' | 'setUp' | 'reset';

/** The doors into an account: they differ in what is asked. A secret in the address stands behind '#', where no server sees it. */
@Component({
  selector: 'kr-entry-page',
  imports: [RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './entry-page.html',
  styleUrl: './entry-page.css',
})
export class EntryPage {
  /** From the route's data. */
  readonly kind = input.required<EntryKind>();
  /** Where to go afterwards. */
  readonly to = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #router = inject(Router);
  readonly #session = inject(Session);
  readonly #fragment = toSignal(inject(ActivatedRoute).fragment);
  protected readonly t = useTexts(sessionTexts, commonTexts);
  protected readonly asksName = computed(() => this.kind() !== 'reset');
  protected readonly visible = signal(false);
  protected readonly sending = signal(false);
  protected readonly problem = signal('');

  protected async enter(event: Event, name: string, password: string): Promise<void> {
    event.preventDefault();
    await this.#send((commandId) => this.#ask({ commandId, name, password, link: this.#fragment() ?? '' }));
  }

  /** The field is not always there. */
  protected nameOf(event: Event): string {
    const form = event.target instanceof HTMLFormElement ? new FormData(event.target) : undefined;
    const name = form?.get('username');
    return typeof name === 'string' ? name : '';
  }

  protected async enterAsGuest(): Promise<void> {
    await this.#send(async (commandId) => (await this.#client.request(PlayAsGuestDocument, { input: { commandId } })).playAsGuest);
  }

  async #ask(given: {
    readonly commandId: string;
    readonly name: string;
    readonly password: string;
    readonly link: string;
  }): Promise<Answered> {
    const { commandId, name, password, link } = given;
    switch (this.kind()) {
      case 'signIn':
        return (await this.#client.request(SignInDocument, { input: { commandId, name, password } })).signIn;
      case 'register':
        return (await this.#client.request(RegisterDocument, { input: { commandId, name, password } })).register;
      case 'setUp':
        return (await this.#client.request(SetUpAdministratorDocument, { input: { commandId, name, password, link } })).setUpAdministrator;
      case 'reset':
        return (await this.#client.request(ResetPasswordDocument, { input: { commandId, password, link } })).resetPassword;
    }
  }

  async #send(ask: (commandId: string) => Promise<Answered>): Promise<void> {
    this.sending.set(true);
    this.problem.set('');
    const sent = await this.#commands.send(ask);
    this.sending.set(false);
    if (!sent.done) {
      this.problem.set(sent.problem);
      return;
    }
    await this.#session.entered();
    await this.#router.navigateByUrl(this.to()?.startsWith('/') ? (this.to() ?? '/') : '/');
  }
}
