import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal, signal } from '@angular/core';
import { Router, RouterLink } from '@angular/router';
import type { Json } from '@kronika/event-log';
import { GraphQLClient, OpenTableDocument, type OpenTableInput, randomHex, SeatBotDocument } from '@kronika/web/client';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { OptionsForm } from '../options/options-form';
import { Catalogue } from '../parts/catalogue';
import { Commands } from '../parts/refusal';
import { Session } from '../shell/session';
import { lobbyTexts } from './lobby-texts';

const hour = 3_600_000;

/** Opens a table: which game, how many, who, and how long to think. */
@Component({
  selector: 'kr-new-table-page',
  imports: [OptionsForm, RouterLink],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './new-table-page.html',
  styleUrl: './new-table-page.css',
})
export class NewTablePage {
  /** From the address: a link elsewhere may name the game. */
  readonly game = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #router = inject(Router);
  protected readonly session = inject(Session);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(lobbyTexts, commonTexts);
  protected readonly chosen = linkedSignal(() => this.game() ?? this.catalogue.games()[0]?.id ?? '');
  protected readonly offered = computed(() => this.catalogue.games().find(({ id }) => id === this.chosen()));
  protected readonly counts = computed(() => {
    const { min, max } = this.offered()?.seats ?? { min: 1, max: 4 };
    return Array.from({ length: max - min + 1 }, (_, index) => min + index);
  });
  protected readonly seats = linkedSignal(() => Math.min(this.counts().at(-1) ?? 2, Math.max(this.counts()[0] ?? 2, 2)));
  protected readonly options = signal<Record<string, Json>>({});
  protected readonly access = signal<'PUBLIC' | 'LINK'>('PUBLIC');
  protected readonly bot = linkedSignal(() => (this.session.account()?.guest ? (this.offered()?.bots.at(-1) ?? '') : ''));
  protected readonly rated = signal(false);
  protected readonly clock = signal<'NONE' | 'FIXED' | 'BANK'>('NONE');
  protected readonly turnHours = signal(24);
  protected readonly bankHours = signal(72);
  protected readonly incrementHours = signal(8);
  protected readonly timeOut = signal<'BOT' | 'FORFEIT' | 'ADJUDICATE'>('BOT');
  protected readonly sending = signal(false);
  protected readonly problem = signal('');
  protected readonly accesses = ['PUBLIC', 'LINK'] as const;
  protected readonly clocks = ['NONE', 'FIXED', 'BANK'] as const;
  protected readonly timeOuts = ['BOT', 'FORFEIT', 'ADJUDICATE'] as const;

  protected botName(bot: string): string {
    return ['random', 'greedy', 'heuristic'].includes(bot) ? this.t(`lobby.botNames.${bot}`) : bot;
  }

  protected async open(event: Event): Promise<void> {
    event.preventDefault();
    this.sending.set(true);
    this.problem.set('');
    const link = this.access() === 'LINK' ? randomHex(16) : null;
    const nonce = randomHex(16);
    const sent = await this.#commands.send(
      async (commandId) =>
        (await this.#client.request(OpenTableDocument, { input: { ...this.#input(), commandId, link, nonce } })).openTable,
    );
    if (!sent.done || sent.result.__typename !== 'TableWritten') {
      this.problem.set(sent.done ? '' : sent.problem);
      this.sending.set(false);
      return;
    }
    const { tableId } = sent.result;
    const problem = await this.#seatBots(tableId);
    this.sending.set(false);
    if (problem === '') await this.#router.navigate(['/tables', tableId], link === null ? {} : { fragment: `link=${link}` });
    else this.problem.set(problem);
  }

  #input(): Omit<OpenTableInput, 'commandId'> {
    const clock = this.clock();
    return {
      game: this.chosen(),
      options: this.options(),
      seats: this.seats(),
      access: this.access(),
      rated: this.rated() && this.bot() === '',
      startsWhenFull: true,
      timeOut: this.timeOut(),
      clock: {
        kind: clock,
        ...(clock === 'FIXED' ? { turnMs: this.turnHours() * hour } : {}),
        ...(clock === 'BANK'
          ? { bankMs: this.bankHours() * hour, incrementMs: this.incrementHours() * hour, graceMs: 60_000, vacationDays: 14 }
          : {}),
      },
    };
  }

  /** Bots take the other seats one by one; empty when all went well. */
  async #seatBots(tableId: string): Promise<string> {
    const bot = this.bot();
    for (let seat = 1; bot !== '' && seat < this.seats(); seat++) {
      const sent = await this.#commands.send(
        async (commandId) => (await this.#client.request(SeatBotDocument, { input: { commandId, tableId, bot, seat } })).seatBot,
      );
      if (!sent.done) return sent.problem;
    }
    return '';
  }
}
