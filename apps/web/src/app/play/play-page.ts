import { ChangeDetectionStrategy, Component, computed, effect, inject, input, signal } from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute } from '@angular/router';
import { canonical, type Json } from '@kronika/event-log';
import { GraphQLClient, PlayMoveDocument, randomHex, TakeBackDocument } from '@kronika/web/client';
import { GameFeed } from './game-feed';
import { refusalText } from './refusal-text';

/** A game without a board of its own: its view as data, its moves as buttons, its log in words. */
@Component({
  selector: 'kr-play-page',
  providers: [GameFeed],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './play-page.html',
  styleUrl: './play-page.css',
})
export class PlayPage {
  readonly gameId = input.required<string>();

  readonly #client = inject(GraphQLClient);
  readonly #fragment = toSignal(inject(ActivatedRoute).fragment);
  protected readonly feed = inject(GameFeed);

  /** The seat's secret stands behind the #: browsers keep that part of an address to themselves. */
  readonly #seatKey = computed(() => /^key=([0-9a-f]+)$/.exec(this.#fragment() ?? '')?.[1]);

  protected readonly moment = this.feed.moment;
  protected readonly problem = computed(() => {
    const status = this.feed.status();
    return typeof status === 'object' ? status.problem : undefined;
  });
  protected readonly viewText = computed(() => canonical(this.moment()?.view ?? null));
  protected readonly viewer = computed(() => {
    const viewer = this.feed.rebuilt()?.viewer;
    return typeof viewer === 'object' ? `Seat ${viewer.seat + 1}` : 'Spectator';
  });
  protected readonly turn = computed(() => {
    const moment = this.moment();
    if (moment === undefined) return '';
    if (moment.over) return 'The game is over.';
    if (moment.decision) return 'Your turn';
    return `Waiting for ${moment.decisions.map(({ seat }) => `seat ${seat + 1}`).join(', ')}`;
  });
  protected readonly moves = computed(() => {
    const narrator = this.feed.narrator();
    const state = this.feed.rebuilt()?.kernel?.state;
    return (this.moment()?.legalMoves ?? []).map((move) => ({ move, label: narrator.move('en', move, state, seatName) }));
  });
  protected readonly lines = computed(() => {
    const narrator = this.feed.narrator();
    const lines = this.feed.rebuilt()?.lines ?? [];
    return lines.map((line) => ({ version: line.version, text: narrator.sentence('en', line, seatName) })).reverse();
  });

  protected readonly sending = signal(false);
  protected readonly refusal = signal('');

  constructor() {
    // The feed is a connection to the outside world: it follows the address.
    effect(() => void this.feed.open(this.gameId(), this.#seatKey()));
  }

  protected async play(move: Json): Promise<void> {
    const [seatKey, decision] = [this.#seatKey(), this.moment()?.decision];
    if (seatKey === undefined || decision === undefined) return;
    await this.#send(async (commandId) => {
      const input = { commandId, gameId: this.gameId(), seatKey, decisionId: decision.id, move };
      return (await this.#client.request(PlayMoveDocument, { input })).playMove;
    });
  }

  protected async takeBack(): Promise<void> {
    const seatKey = this.#seatKey();
    if (seatKey === undefined) return;
    await this.#send(async (commandId) => {
      const input = { commandId, gameId: this.gameId(), seatKey, toVersion: this.moment()?.takeBackTargets[0] ?? null };
      return (await this.#client.request(TakeBackDocument, { input })).takeBack;
    });
  }

  async #send(command: (commandId: string) => Promise<Parameters<typeof refusalText>[0]>): Promise<void> {
    this.sending.set(true);
    this.refusal.set('');
    const commandId = randomHex(16);
    try {
      this.refusal.set(refusalText(await command(commandId).catch(() => command(commandId))));
    } catch {
      this.refusal.set('The server did not answer. Nothing is lost: try again.');
    } finally {
      this.sending.set(false);
    }
  }
}

function seatName(seat: number): string {
  return `Seat ${seat + 1}`;
}
