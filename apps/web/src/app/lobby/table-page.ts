import { ChangeDetectionStrategy, Component, computed, effect, inject, input, signal, untracked } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, Router, RouterLink } from '@angular/router';
import {
  ClearSeatDocument,
  CloseTableDocument,
  type Following,
  GraphQLClient,
  JoinTableDocument,
  LeaveTableDocument,
  randomHex,
  SeatBotDocument,
  SeeTableDocument,
  StartTableDocument,
  TableChangedDocument,
  type TablePartsFragment,
} from '@kronika/web/client';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { Notice, Person, Skeleton } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { clockWords } from '../parts/clock-words';
import { type Answered, Commands } from '../parts/refusal';
import { PageTitle } from '../shell/page-title';
import { Session } from '../shell/session';
import { lobbyTexts } from './lobby-texts';

/** A table before its game: who sits where, live; the way to the game once it has begun. */
@Component({
  selector: 'kr-table-page',
  imports: [Notice, Person, RouterLink, Skeleton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './table-page.html',
  styleUrl: './table-page.css',
})
export class TablePage {
  readonly tableId = input.required<string>();

  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #router = inject(Router);
  readonly #fragment = toSignal(inject(ActivatedRoute).fragment);
  protected readonly session = inject(Session);
  protected readonly catalogue = inject(Catalogue);
  protected readonly t = useTexts(lobbyTexts, commonTexts);
  protected readonly table = signal<TablePartsFragment | null | undefined>(undefined);
  protected readonly problem = signal('');
  protected readonly sending = signal(false);
  protected readonly copied = signal(false);
  /** The secret of the link stands behind '#': it does not reach the server's log. */
  readonly #link = computed(() => new URLSearchParams(this.#fragment() ?? '').get('link'));
  protected readonly invitation = computed(() => {
    const link = this.#link();
    return `${location.origin}/tables/${this.tableId()}${link === null ? '' : `#link=${link}`}`;
  });
  protected readonly isOwner = computed(() => this.table()?.owner?.id === this.session.account()?.id);
  protected readonly isFull = computed(() => this.table()?.seats.every(({ player, bot }) => player !== null || bot !== null) ?? false);
  protected readonly clock = computed(() => {
    const table = this.table();
    return table ? clockWords(this.t, table.clock) : '';
  });
  protected readonly bots = computed(() => this.catalogue.games().find(({ id }) => id === this.table()?.game)?.bots ?? []);
  protected readonly optionWords = computed(() => JSON.stringify(this.table()?.options ?? {}));
  #following: Following | undefined;

  constructor() {
    const title = inject(PageTitle);
    effect(() => {
      const table = this.table();
      if (table) title.name(this.t('lobby.table.title', { game: this.catalogue.nameOf(table.game) }));
    });
    // The table is followed live: a connection to the outside world that follows the address and who is signed in.
    effect((onCleanup) => {
      const [tableId, link] = [this.tableId(), this.#link(), this.session.account()?.id];
      untracked(() => void this.#open(tableId, link));
      onCleanup(() => this.#following?.stop());
    });
  }

  protected join(seat: number): Promise<void> {
    return this.#send(async (commandId) => {
      const input = { commandId, tableId: this.tableId(), seat, nonce: randomHex(16), link: this.#link() };
      return (await this.#client.request(JoinTableDocument, { input })).joinTable;
    });
  }

  protected leave(): Promise<void> {
    return this.#send(
      async (commandId) => (await this.#client.request(LeaveTableDocument, { input: { commandId, tableId: this.tableId() } })).leaveTable,
    );
  }

  protected addBot(seat: number, bot: string): Promise<void> {
    return this.#send(
      async (commandId) =>
        (await this.#client.request(SeatBotDocument, { input: { commandId, tableId: this.tableId(), seat, bot } })).seatBot,
    );
  }

  protected clear(seat: number): Promise<void> {
    return this.#send(
      async (commandId) =>
        (await this.#client.request(ClearSeatDocument, { input: { commandId, tableId: this.tableId(), seat } })).clearSeat,
    );
  }

  protected start(): Promise<void> {
    return this.#send(
      async (commandId) => (await this.#client.request(StartTableDocument, { input: { commandId, tableId: this.tableId() } })).startTable,
    );
  }

  protected close(): Promise<void> {
    return this.#send(
      async (commandId) => (await this.#client.request(CloseTableDocument, { input: { commandId, tableId: this.tableId() } })).closeTable,
    );
  }

  protected async copy(): Promise<void> {
    // Without https browsers have no clipboard for pages: the field is there to be copied by hand.
    await (navigator.clipboard as Clipboard | undefined)?.writeText(this.invitation()).catch(() => undefined);
    this.copied.set(true);
  }

  async #open(tableId: string, link: string | null): Promise<void> {
    try {
      const { table } = await this.#client.request(SeeTableDocument, { tableId, link });
      if (table.__typename === 'NotFound') {
        this.table.set(null);
        return;
      }
      this.#show(table);
      if (table.phase === 'OPEN') {
        this.#following = this.#client.follow(
          TableChangedDocument,
          () => ({ tableId, link }),
          ({ tableChanged }) => this.#show(tableChanged),
        );
      }
    } catch (error) {
      this.problem.set(this.#commands.failure(error));
    }
  }

  #show(table: TablePartsFragment): void {
    const before = this.table();
    this.table.set(table);
    // Whoever sits and waits is taken along when the game begins.
    if (table.phase === 'STARTED' && (before?.phase === 'OPEN' || table.seat !== null)) {
      this.#following?.stop();
      void this.#router.navigate(['/play', table.tableId], { replaceUrl: true });
    }
  }

  async #send(ask: (commandId: string) => Promise<Answered>): Promise<void> {
    this.sending.set(true);
    const sent = await this.#commands.send(ask);
    this.problem.set(sent.done ? '' : sent.problem);
    this.sending.set(false);
  }
}
