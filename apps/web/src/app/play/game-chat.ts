import { ChangeDetectionStrategy, Component, computed, effect, inject, input, linkedSignal, signal, untracked } from '@angular/core';
import {
  type ChatChannel,
  ChatMessagesDocument,
  type ChatMessagesSubscription,
  type Following,
  GraphQLClient,
  SayDocument,
} from '@kronika/web/client';
import { Locale, useTexts } from '@kronika/web/i18n';
import { Toasts } from '@kronika/web/ui';
import { Commands } from '../parts/refusal';
import { Session } from '../shell/session';
import { playTexts } from './play-texts';

type Message = ChatMessagesSubscription['chatMessages']['messages'][number];

/** What is said at a table, live. Those who play do not hear those who watch until the game is released. */
@Component({
  selector: 'kr-game-chat',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './game-chat.html',
  styleUrl: './game-chat.css',
})
export class GameChat {
  readonly gameId = input.required<string>();
  readonly link = input<string | null>(null);
  readonly seated = input(false);

  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #toasts = inject(Toasts);
  protected readonly session = inject(Session);
  protected readonly locale = inject(Locale);
  protected readonly t = useTexts(playTexts);
  protected readonly channels = computed((): readonly ChatChannel[] => (this.seated() ? ['PLAYERS'] : ['SPECTATORS', 'PLAYERS']));
  protected readonly channel = linkedSignal<readonly ChatChannel[], ChatChannel>({
    source: this.channels,
    computation: (channels) => channels[0] ?? 'PLAYERS',
  });
  protected readonly messages = signal<readonly Message[]>([]);
  protected readonly sending = signal(false);
  /** Those who play speak in their channel, those who watch in theirs. */
  protected readonly maySpeak = computed(() => this.session.isSignedIn() && this.channel() === (this.seated() ? 'PLAYERS' : 'SPECTATORS'));

  constructor() {
    // A connection to the outside world: it follows the game, the channel and who is signed in.
    effect((onCleanup) => {
      const where = { gameId: this.gameId(), channel: this.channel(), link: this.link() };
      this.session.account();
      const following = untracked(() => this.#follow(where));
      onCleanup(() => following.stop());
    });
  }

  protected async say(event: Event, field: HTMLInputElement): Promise<void> {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') return;
    this.sending.set(true);
    const sent = await this.#commands.send(
      async (commandId) =>
        (
          await this.#client.request(SayDocument, {
            input: { commandId, gameId: this.gameId(), channel: this.channel(), link: this.link(), text },
          })
        ).say,
    );
    this.sending.set(false);
    if (sent.done) field.value = '';
    else this.#toasts.show(sent.problem, 'bad');
  }

  #follow(where: { readonly gameId: string; readonly channel: ChatChannel; readonly link: string | null }): Following {
    this.messages.set([]);
    return this.#client.follow(
      ChatMessagesDocument,
      () => ({ ...where, fromVersion: (this.messages().at(-1)?.version ?? -1) + 1 }),
      ({ chatMessages }) =>
        this.messages.update((known) => [
          ...known,
          ...chatMessages.messages.filter(({ version }) => version > (known.at(-1)?.version ?? -1)),
        ]),
    );
  }
}
