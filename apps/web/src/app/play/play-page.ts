import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  linkedSignal,
  resource,
  signal,
  untracked,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, RouterLink } from '@angular/router';
import { canonical, type Json } from '@kronika/event-log';
import { BoardHost, BoardRegistry, CardViewer, type Changed, type Inspected } from '@kronika/web/boards';
import {
  ComeBackDocument,
  GameClocksDocument,
  GraphQLClient,
  PlayMoveDocument,
  ResignDocument,
  TakeBackDocument,
} from '@kronika/web/client';
import { commonTexts, Texts, useTexts } from '@kronika/web/i18n';
import { Notice, Skeleton } from '@kronika/web/ui';
import { Dialogs } from '@kronika/web/ui/overlay';
import { Catalogue } from '../parts/catalogue';
import { type Answered, Commands } from '../parts/refusal';
import { PageTitle } from '../shell/page-title';
import { Session } from '../shell/session';
import { GameFeed, viewerOf } from './game-feed';
import { PlayPanel } from './play-panel';
import { playTexts } from './play-texts';
import { SeatBar } from './seat-bar';
import { winnersOf } from './winners';

/** A game being played: the board, whose turn it is, clocks, log and chat. Live, and rebuilt here from what the reader may see. */
@Component({
  selector: 'kr-play-page',
  imports: [BoardHost, Notice, PlayPanel, RouterLink, SeatBar, Skeleton],
  providers: [GameFeed],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './play-page.html',
  styleUrl: './play-page.css',
})
export class PlayPage {
  readonly gameId = input.required<string>();

  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #cards = inject(CardViewer);
  readonly #dialogs = inject(Dialogs);
  readonly #registry = inject(BoardRegistry);
  readonly #texts = inject(Texts);
  readonly #fragment = toSignal(inject(ActivatedRoute).fragment);
  protected readonly session = inject(Session);
  protected readonly catalogue = inject(Catalogue);
  protected readonly feed = inject(GameFeed);
  protected readonly t = useTexts(playTexts, commonTexts);
  protected readonly link = computed(() => new URLSearchParams(this.#fragment() ?? '').get('link'));

  protected readonly moment = this.feed.moment;
  protected readonly viewer = computed(() => {
    const sight = this.feed.sight();
    return sight === undefined ? ('spectator' as const) : viewerOf(sight);
  });
  protected readonly own = computed(() => this.feed.sight()?.seat ?? undefined);
  /** Clocks and the result are the server's: asked for again whenever the game has moved on. */
  readonly #clocks = resource({
    params: () => (this.moment() === undefined ? undefined : { gameId: this.gameId(), link: this.link(), version: this.moment()?.version }),
    loader: ({ params: { gameId, link } }) => this.#client.request(GameClocksDocument, { gameId, link }),
  });
  readonly #latest = linkedSignal<{ readonly fresh: unknown }, ReturnType<GameFeed['sight']>>({
    source: () => ({ fresh: this.#clocks.hasValue() ? this.#clocks.value() : this.feed.sight() }),
    computation: (_, before) => {
      const sight = this.feed.sight();
      const fresh = this.#clocks.hasValue() ? this.#clocks.value().game : undefined;
      if (sight === undefined) return before?.value;
      return fresh?.__typename === 'GameSight' ? { ...sight, ...fresh } : (before?.value ?? sight);
    },
  });
  protected readonly seats = computed(() => this.#latest()?.seats ?? []);
  protected readonly outcome = computed(() => this.#latest()?.outcome ?? null);
  protected readonly released = computed(() => this.#latest()?.released ?? false);
  protected readonly acting = computed(() => [...new Set(this.moment()?.decisions.map(({ seat }) => seat) ?? [])]);
  protected readonly names = computed(() => {
    const seats = this.feed.sight()?.seats ?? [];
    return (seat: number): string => {
      const one = seats[seat];
      if (one?.bot) return this.t('play.bot', { name: one.bot, number: seat + 1 });
      return one?.player?.name ?? this.t('play.seat', { number: seat + 1 });
    };
  });

  protected readonly turn = computed(() => {
    const moment = this.moment();
    if (moment === undefined) return '';
    if (moment.over) return this.#endWords();
    if (this.#latest()?.awaitsAdjudication) return this.t('play.adjudication');
    if (moment.decision) return this.t('play.yourTurn');
    return this.t('play.waiting', { names: this.acting().map(this.names()).join(', ') });
  });
  protected readonly viewText = computed(() => canonical(this.moment()?.view ?? null));
  protected readonly moveLabel = computed(() => {
    const [engine, state, names, language] = [this.feed.engine(), this.feed.rebuilt()?.kernel?.state, this.names(), this.#texts.language()];
    return (move: Json): string => engine?.narrator.move(language, move, state, names) ?? JSON.stringify(move);
  });
  protected readonly lines = computed(() => {
    const [engine, names, language] = [this.feed.engine(), this.names(), this.#texts.language()];
    return (this.feed.rebuilt()?.lines ?? []).flatMap((line) => {
      const text = engine?.narrator.sentence(language, line, names) ?? '';
      return text === '' ? [] : [{ version: line.version, seat: line.seat, text }];
    });
  });

  readonly #module = resource({ params: () => this.feed.sight()?.game, loader: ({ params }) => this.#registry.load(params) });
  protected readonly changed = linkedSignal<Json | undefined, { readonly view: Json | undefined; readonly changed: Changed }>({
    source: () => this.moment()?.view,
    computation: (view, before) => {
      const last = before?.value.view;
      const changed = view === undefined || last === undefined || !this.#module.hasValue() ? [] : this.#module.value().changes(last, view);
      return { view, changed };
    },
  });
  protected readonly sending = signal(false);
  protected readonly refusal = signal<{ readonly text: string; readonly rule: string | undefined } | undefined>(undefined);

  constructor() {
    // The feed is a connection to the outside world: it follows the address and who is signed in.
    effect(() => {
      const account = this.session.account();
      const look = { gameId: this.gameId(), link: this.link(), as: null };
      if (account !== undefined) untracked(() => void this.feed.open(look));
    });
    const title = inject(PageTitle);
    effect(() => {
      const sight = this.feed.sight();
      if (sight !== undefined) title.name(`${this.turn()} · ${this.catalogue.nameOf(sight.game)}`);
    });
  }

  protected async play(move: Json): Promise<void> {
    const decision = this.moment()?.decision;
    if (decision === undefined) return;
    await this.#send(async (commandId) => {
      const input = { commandId, gameId: this.gameId(), decisionId: decision.id, move };
      return (await this.#client.request(PlayMoveDocument, { input })).playMove;
    });
  }

  protected async takeBack(): Promise<void> {
    await this.#send(async (commandId) => {
      const input = { commandId, gameId: this.gameId(), toVersion: this.moment()?.takeBackTargets[0] ?? null };
      return (await this.#client.request(TakeBackDocument, { input })).takeBack;
    });
  }

  protected async resign(): Promise<void> {
    const sure = await this.#dialogs.confirm({
      title: this.t('play.resignTitle'),
      text: this.t('play.resignText'),
      yes: this.t('play.resign'),
      no: this.t('play.keep'),
      danger: true,
    });
    if (!sure) return;
    await this.#send(
      async (commandId) => (await this.#client.request(ResignDocument, { input: { commandId, gameId: this.gameId() } })).resign,
    );
  }

  protected async comeBack(): Promise<void> {
    await this.#send(
      async (commandId) => (await this.#client.request(ComeBackDocument, { input: { commandId, gameId: this.gameId() } })).comeBack,
    );
  }

  protected inspect({ card }: Inspected): void {
    const engine = this.feed.engine();
    if (card === undefined || engine === undefined || !this.#module.hasValue()) return;
    const face = this.#module.value().face(engine.pack, card, this.#texts.language());
    if (face !== undefined) void this.#cards.show({ face, moments: undefined });
  }

  protected reload(): void {
    void this.feed.open({ gameId: this.gameId(), link: this.link(), as: null });
  }

  #endWords(): string {
    const winners = winnersOf(this.outcome());
    return winners.length === 0
      ? this.t('play.over')
      : `${this.t('play.over')} ${this.t('play.won', { names: winners.map(this.names()).join(', ') })}.`;
  }

  async #send(ask: (commandId: string) => Promise<Answered & { readonly rule?: string }>): Promise<void> {
    this.sending.set(true);
    this.refusal.set(undefined);
    const sent = await this.#commands.send(ask);
    if (!sent.done) this.refusal.set({ text: sent.problem, rule: sent.result?.rule });
    this.sending.set(false);
  }
}
