import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import { type Following, GraphQLClient, MeDocument, MyTurnCountDocument, randomHex, SignOutDocument } from '@kronika/web/client';
import { languages, remembered, Texts, ThemeChoice, themes } from '@kronika/web/i18n';
import { MyTurns } from './my-turns';

/** Who is signed in on this device, as far as the page needs to know. */
export interface SignedInAccount {
  readonly id: string;
  readonly name: string;
  readonly guest: boolean;
  readonly administrator: boolean;
}

/** The session of the reader: undefined while it is being asked for, null for nobody. */
@Injectable({ providedIn: 'root' })
export class Session {
  readonly #client = inject(GraphQLClient);
  readonly #texts = inject(Texts);
  readonly #theme = inject(ThemeChoice);
  readonly #turns = inject(MyTurns);
  readonly #account = signal<SignedInAccount | null | undefined>(undefined);
  #following: Following | undefined;

  readonly account = this.#account.asReadonly();
  readonly isSignedIn = computed(() => (this.#account() ?? null) !== null);

  constructor() {
    void this.refresh();
    // Turns are told over a connection to the outside world: it follows who is signed in.
    effect(() => {
      const id = this.#account()?.id;
      untracked(() => this.#watchTurns(id !== undefined));
    });
  }

  /** Asks anew who is signed in: after signing in or out. */
  async refresh(): Promise<void> {
    try {
      const { me } = await this.#client.request(MeDocument);
      this.#account.set(me && { ...me.player, name: me.player.name ?? '', administrator: me.administrator });
      if (me !== null) await this.#prefer(me.language ?? undefined, me.theme);
    } catch {
      // The server is asked again with the next page; until then nobody is signed in.
      this.#account.update((account) => account ?? null);
    }
  }

  /** Somebody has just come in: live connections are made anew in their name. */
  async entered(): Promise<void> {
    this.#client.signedInAnew();
    await this.refresh();
  }

  async signOut(): Promise<void> {
    await this.#client.request(SignOutDocument, { input: { commandId: randomHex(16) } }).catch(() => undefined);
    this.#client.signedInAnew();
    await this.refresh();
  }

  /** What the account prefers holds on a device on which nothing was chosen. */
  async #prefer(language: string | undefined, theme: string): Promise<void> {
    const wanted = languages.find((one) => one === language);
    if (wanted !== undefined && remembered('kronika.language') === undefined) await this.#texts.speak(wanted);
    const look = themes.find((one) => one === theme);
    if (look !== undefined && remembered('kronika.theme') === undefined) this.#theme.choose(look);
  }

  #watchTurns(isSignedIn: boolean): void {
    this.#following?.stop();
    this.#following = undefined;
    this.#turns.set(0);
    if (!isSignedIn) return;
    this.#following = this.#client.follow(
      MyTurnCountDocument,
      () => ({}),
      ({ myTurn }) => this.#turns.set(myTurn.turns.length),
    );
  }
}
