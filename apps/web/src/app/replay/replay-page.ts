import {
  ChangeDetectionStrategy,
  Component,
  computed,
  effect,
  inject,
  input,
  numberAttribute,
  resource,
  signal,
  untracked,
} from '@angular/core';
import { toSignal } from '@angular/core/rxjs-interop';
import { ActivatedRoute, Router, RouterLink } from '@angular/router';
import {
  AnnotateDocument,
  GameNotesDocument,
  GraphQLClient,
  PlayVariationMoveDocument,
  StartVariationDocument,
  VariationLineDocument,
  VariationTreeDocument,
  VerifyGameDocument,
} from '@kronika/web/client';
import { commonTexts, useTexts } from '@kronika/web/i18n';
import { type NewNote, type NewVariation, type OpenVariation, ReplayPlayer, type Verification } from '@kronika/web/replay/player';
import { Notice, Skeleton, Toasts } from '@kronika/web/ui';
import { Catalogue } from '../parts/catalogue';
import { type Answered, Commands } from '../parts/refusal';
import { GameFeed, viewerOf } from '../play/game-feed';
import { playTexts } from '../play/play-texts';
import { PageTitle } from '../shell/page-title';
import { Session } from '../shell/session';
import { glyphOf, marksOf, replayNotes } from './notes';
import { eventsOfLine, type Line, variationNodes } from './variation-lines';

const verdicts: Readonly<Record<string, Verification>> = {
  verified: 'verified',
  'chain valid, not re-runnable': 'chain-valid',
  different: 'different',
  broken: 'broken',
  'not released': 'not-released',
};

/** A recorded game, step by step, with what people wrote in its margin. The address names the moment: `?at=…&as=…`. */
@Component({
  selector: 'kr-replay-page',
  imports: [Notice, ReplayPlayer, RouterLink, Skeleton],
  providers: [GameFeed],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './replay-page.html',
})
export class ReplayPage {
  readonly gameId = input.required<string>();
  readonly at = input(undefined, { transform: (value: string | undefined) => (value === undefined ? undefined : numberAttribute(value)) });
  readonly as = input<string>();
  /** A saved line to show instead of the game's own. */
  readonly line = input<string>();

  readonly #client = inject(GraphQLClient);
  readonly #commands = inject(Commands);
  readonly #router = inject(Router);
  readonly #toasts = inject(Toasts);
  readonly #fragment = toSignal(inject(ActivatedRoute).fragment);
  protected readonly session = inject(Session);
  protected readonly catalogue = inject(Catalogue);
  protected readonly feed = inject(GameFeed);
  protected readonly t = useTexts(playTexts, commonTexts);
  readonly #link = computed(() => new URLSearchParams(this.#fragment() ?? '').get('link'));

  protected readonly holder = computed(() => {
    const sight = this.feed.sight();
    return sight === undefined ? ('spectator' as const) : viewerOf(sight);
  });
  protected readonly names = computed(() => {
    const seats = this.feed.sight()?.seats ?? [];
    return (seat: number): string => {
      const one = seats[seat];
      if (one?.bot) return this.t('play.bot', { name: one.bot, number: seat + 1 });
      return one?.player?.name ?? this.t('play.seat', { number: seat + 1 });
    };
  });
  protected readonly released = computed(() => this.feed.sight()?.released ?? false);
  protected readonly heading = computed(() => {
    const sight = this.feed.sight();
    return sight === undefined
      ? ''
      : `${this.catalogue.nameOf(sight.game)}: ${sight.seats.map(({ seat }) => this.names()(seat)).join(', ')}`;
  });

  readonly #notes = resource({
    params: () => ({ gameId: this.gameId(), account: this.session.account()?.id }),
    loader: ({ params }) => this.#client.request(GameNotesDocument, { gameId: params.gameId }),
  });
  protected readonly notes = computed(() => {
    const answer = this.#notes.hasValue() ? this.#notes.value().annotationsOfGame : undefined;
    const notes = answer?.__typename === 'AnnotationConnection' ? answer.edges.map(({ node }) => node) : [];
    return replayNotes(notes, this.session.account()?.id, '–');
  });
  readonly #tree = resource({
    params: () => (this.released() ? this.gameId() : undefined),
    loader: ({ params }) => this.#client.request(VariationTreeDocument, { gameId: params }),
  });
  protected readonly variations = computed(() => {
    const answer = this.#tree.hasValue() ? this.#tree.value().variationTree : undefined;
    return answer?.__typename === 'VariationTree'
      ? variationNodes(answer.variations, null, (number) => this.t('play.replay.line', { number }))
      : [];
  });
  readonly #lines = resource({ params: () => this.line(), loader: ({ params }) => this.#linesUpTo(params) });
  protected readonly variation = computed((): OpenVariation | undefined => {
    const [lines, id] = [this.#lines.hasValue() ? this.#lines.value() : [], this.line()];
    if (id === undefined || lines.length === 0) return undefined;
    return {
      id,
      title: this.t('play.replay.lineOf', { name: lines.at(-1)?.author.name ?? '' }),
      events: eventsOfLine(this.feed.events(), lines),
    };
  });
  readonly #verdict = resource({
    params: () => (this.released() ? { gameId: this.gameId(), link: this.#link() } : undefined),
    loader: ({ params }) => this.#client.request(VerifyGameDocument, params),
  });
  protected readonly verification = computed((): Verification | undefined => {
    if (!this.released()) return 'not-released';
    const answer = this.#verdict.hasValue() ? this.#verdict.value().verifyGame : undefined;
    if (answer === undefined) return this.#verdict.isLoading() ? 'checking' : undefined;
    return answer.__typename === 'GameVerdict' ? (verdicts[answer.verdict] ?? 'unknown') : undefined;
  });
  protected readonly sending = signal(false);

  constructor() {
    // The feed is a connection to the outside world: it follows the address and who is signed in.
    effect(() => {
      const account = this.session.account();
      const look = { gameId: this.gameId(), link: this.#link(), as: null };
      if (account !== undefined) untracked(() => void this.#open(look));
    });
    const title = inject(PageTitle);
    effect(() => {
      if (this.heading() !== '') title.name(`${this.t('play.replay.title')}: ${this.heading()}`);
    });
  }

  protected address(changes: Readonly<Record<string, string | number | null>>): void {
    void this.#router.navigate([], { queryParams: changes, queryParamsHandling: 'merge', replaceUrl: true, preserveFragment: true });
  }

  protected async annotate(note: NewNote): Promise<void> {
    await this.#write({ version: note.version, markdown: note.text, glyph: glyphOf(note.glyph), marks: marksOf(note) });
  }

  protected async reply({ note, text }: { readonly note: string; readonly text: string }): Promise<void> {
    const version = this.notes().find(({ id }) => id === note)?.version ?? 0;
    await this.#write({ version, markdown: text, parentId: note });
  }

  protected async save({ fromVersion, moves }: NewVariation): Promise<void> {
    const from =
      this.line() === undefined ? { kind: 'GAME' as const, id: this.gameId() } : { kind: 'VARIATION' as const, id: this.line() ?? '' };
    const started = await this.#commands.send(
      async (commandId) =>
        (
          await this.#client.request(StartVariationDocument, {
            input: { commandId, from, version: fromVersion, visibility: 'PUBLIC', chance: 'FRESH' },
          })
        ).startVariation,
    );
    if (!started.done || started.result.__typename !== 'WrittenVariation') {
      this.#tell(started.done ? '' : started.problem);
      return;
    }
    const { variationId } = started.result;
    for (const { seat, move } of moves) {
      const played = await this.#commands.send(
        async (commandId) =>
          (await this.#client.request(PlayVariationMoveDocument, { input: { commandId, variationId, seat, move } })).playVariationMove,
      );
      if (!played.done) {
        this.#tell(played.problem);
        break;
      }
    }
    this.#tree.reload();
    this.address({ line: variationId });
  }

  protected reload(): void {
    void this.#open({ gameId: this.gameId(), link: this.#link(), as: null });
  }

  /** A released game is shown with everything in it, whoever looks. */
  async #open(look: { readonly gameId: string; readonly link: string | null; readonly as: null }): Promise<void> {
    await this.feed.open(look);
    const sight = this.feed.sight();
    if (sight?.released === true && sight.perspective !== 'EVERYTHING') await this.feed.open({ ...look, as: { kind: 'EVERYTHING' } });
  }

  async #write(note: {
    readonly version: number;
    readonly markdown: string;
    readonly glyph?: ReturnType<typeof glyphOf>;
    readonly marks?: ReturnType<typeof marksOf>;
    readonly parentId?: string;
  }): Promise<void> {
    const subject =
      this.line() === undefined ? { kind: 'GAME' as const, id: this.gameId() } : { kind: 'VARIATION' as const, id: this.line() ?? '' };
    const visibility = this.released() ? ('PUBLIC' as const) : ('PRIVATE' as const);
    await this.#send(
      async (commandId) => (await this.#client.request(AnnotateDocument, { input: { commandId, subject, visibility, ...note } })).annotate,
    );
    this.#notes.reload();
  }

  async #send(ask: (commandId: string) => Promise<Answered>): Promise<void> {
    this.sending.set(true);
    const sent = await this.#commands.send(ask);
    this.sending.set(false);
    this.#tell(sent.done ? '' : sent.problem);
  }

  #tell(problem: string): void {
    if (problem === '') this.#toasts.show(this.t('play.replay.annotated'), 'good');
    else this.#toasts.show(problem, 'bad');
  }

  /** A line with the lines that it leaves, outermost first. */
  async #linesUpTo(variationId: string): Promise<readonly Line[]> {
    const { variation } = await this.#client.request(VariationLineDocument, { variationId });
    if (variation.__typename !== 'Variation') return [];
    return [...(variation.parentId === null ? [] : await this.#linesUpTo(variation.parentId)), variation];
  }
}
