import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  input,
  linkedSignal,
  output,
  signal,
  ViewEncapsulation,
} from '@angular/core';
import type { Json } from '@kronika/event-log';
import type { Decision, Seat, SeatNames, Viewer } from '@kronika/game-kernel';
import { type Language, type Move, texts } from '@kronika/games/fifty-first-state';
import type { BoardMark, Changed, Inspected, Thing } from '@kronika/web/boards/contract';
import { useTexts } from '@kronika/web/i18n';
import type { CardFace } from '@kronika/web/ui/cards';
import { faceOf, narratorOf } from './model/faces';
import { finalityOf } from './model/finality';
import { keepMove, type Kept, keptCount, toggled } from './model/keep';
import { phaseName, phaseOf } from './model/measures';
import { asMoves, asView, rulesOf } from './model/parse';
import { priceOf } from './model/price';
import { chooseMove, idle, type Pressed, pressThing, type Selection, stepBack } from './model/selection';
import { seatOrder } from './model/table';
import { keepThing, movesByThing, promptThing } from './model/things';
import { HandArea } from './parts/hand-area';
import { Prompt, type PromptOption } from './parts/prompt';
import { ScoreTrack } from './parts/score-track';
import { StateArea } from './parts/state-area';
import { TableCentre } from './parts/table-centre';
import { TableContext } from './table-context';
import { fiftyFirstStateTexts } from './texts';

/** The table of 51st State: plays where there are legal moves, replays where there are none. */
@Component({
  selector: 'kr-fifty-first-state-board',
  imports: [HandArea, Prompt, ScoreTrack, StateArea, TableCentre],
  providers: [{ provide: TableContext, useExisting: FiftyFirstStateBoard }],
  changeDetection: ChangeDetectionStrategy.OnPush,
  // The parts share one sheet; every class in it begins with fs-.
  encapsulation: ViewEncapsulation.None,
  templateUrl: './fifty-first-state-board.html',
  styleUrls: ['./board.css', './state.css'],
  host: { class: 'fs-board', '[class.fs-keeping]': 'keeping()', '(keydown)': 'key($event)' },
})
export class FiftyFirstStateBoard extends TableContext {
  readonly view = input.required<Json>();
  readonly legalMoves = input<readonly Json[]>([]);
  override readonly seat = input<Seat | undefined>(undefined);
  readonly viewer = input<Viewer>('spectator');
  override readonly lang = input<Language>('en');
  readonly changed = input<Changed>([]);
  readonly toAct = input<readonly Decision[]>([]);
  readonly names = input.required<SeatNames>();
  readonly pack = input.required<Json>();
  readonly moveLabel = input<(move: Json) => string>((move) => JSON.stringify(move));
  readonly marks = input<readonly BoardMark[]>([]);
  readonly marking = input(false);
  readonly busy = input(false);
  readonly move = output<Json>();
  readonly inspect = output<Inspected>();
  readonly mark = output<Thing>();

  readonly #host = inject<ElementRef<HTMLElement>>(ElementRef);
  readonly #injector = inject(Injector);
  protected readonly t = useTexts(fiftyFirstStateTexts);

  override readonly table = computed(() => asView(this.view()));
  override readonly rules = computed(() => rulesOf(this.pack()));
  readonly #moves = computed(() => asMoves(this.legalMoves()));
  override readonly byThing = computed(() => {
    const seat = this.seat();
    return seat === undefined ? new Map<Thing, readonly Move[]>() : movesByThing(this.#moves(), this.table(), seat);
  });
  override readonly changedThings = computed(() => new Map(this.changed().map((change) => [change.thing, change])));
  override readonly markedThings = computed(() => new Map(this.marks().map((mark) => [mark.thing, mark])));

  /** A new question begins with nothing chosen. */
  readonly #selection = linkedSignal<readonly Json[], Selection>({ source: this.legalMoves, computation: () => idle });
  readonly #kept = linkedSignal<readonly Json[], Kept>({ source: this.legalMoves, computation: () => new Set<number>() });
  readonly #unfolded = signal<ReadonlyMap<Seat, boolean>>(new Map());
  override readonly selection = this.#selection.asReadonly();
  override readonly kept = this.#kept.asReadonly();
  override readonly keeping = computed(() => this.byThing().has(keepThing));

  protected readonly playing = computed(() => this.#moves().length > 0);
  protected readonly phase = computed(() => phaseName(phaseOf(this.table()), this.lang()));
  protected readonly actors = computed(() => new Set(this.toAct().map(({ seat }) => seat)));
  /** The reader's own seat, whether it plays or only looks. */
  protected readonly own = computed(() => {
    const viewer = this.viewer();
    return this.seat() ?? (typeof viewer === 'object' ? viewer.seat : undefined);
  });
  protected readonly states = computed(() => {
    const { players, first } = this.table();
    const [own, unfolded] = [this.own(), this.#unfolded()];
    return seatOrder(players.length, own).flatMap((seat) => {
      const player = players[seat];
      if (player === undefined) return [];
      const mine = seat === own;
      const open = mine || (unfolded.get(seat) ?? (own === undefined || players.length <= 2));
      return [{ seat, player, mine, open, first: seat === first, acting: this.actors().has(seat) }];
    });
  });
  protected readonly others = computed(() => this.states().filter(({ mine }) => !mine));
  protected readonly ownState = computed(() => this.states().find(({ mine }) => mine));
  protected readonly hands = computed(() => this.states().filter(({ player }) => player.hand.cards !== null));

  protected readonly question = computed(() => {
    const table = texts[this.lang()];
    const asked = (kind: string) => table[`question.${kind}`] ?? kind;
    const own = this.toAct().find(({ seat }) => seat === this.seat());
    if (own !== undefined && this.playing()) return { heading: asked(own.kind), text: this.#keepText() };
    const [first] = this.toAct();
    if (first === undefined)
      return { heading: this.t(this.table().phase === 'over' ? 'fiftyFirstState.over' : 'fiftyFirstState.waiting'), text: '' };
    const who = this.toAct().map(({ seat }) => this.name(seat));
    return { heading: this.t('fiftyFirstState.decides', { names: who.join(', ') }), text: asked(first.kind) };
  });

  protected readonly prompt = computed(() => {
    const selection = this.#selection();
    if (selection.at === 'confirm') {
      const why = this.#finality(selection.move);
      return { heading: this.moveLabel()(selection.move), text: this.t('fiftyFirstState.final.' + (why ?? 'choice')) };
    }
    return selection.at === 'thing' ? { heading: this.t('fiftyFirstState.what'), text: this.#thingText(selection.thing) } : this.question();
  });

  readonly #inTurn = computed(() => this.toAct().some(({ seat, kind }) => seat === this.seat() && kind === 'turn'));
  /** The prompt's buttons: in a turn only what no thing stands for, otherwise every answer. */
  readonly #offered = computed((): readonly Move[] => {
    const selection = this.#selection();
    if (selection.at === 'confirm') return [selection.move];
    if (selection.at === 'thing') return this.byThing().get(selection.thing) ?? [];
    if (this.keeping()) return [keepMove(this.#moves(), this.#ownHand(), this.#kept())].filter((move) => move !== undefined);
    return this.#inTurn() ? (this.byThing().get(promptThing) ?? []) : this.#moves();
  });
  protected readonly options = computed((): readonly PromptOption[] => {
    const confirming = this.#selection().at === 'confirm';
    return this.#offered().map((move, index) => {
      const price = priceOf(move, this.table(), this.rules(), this.seat() ?? 0, this.lang());
      return {
        id: JSON.stringify(move),
        label: confirming ? this.t('common.confirm') : this.moveLabel()(move),
        price: price.length === 0 ? undefined : { parts: price, label: '' },
        primary: confirming || (index === 0 && move.do === 'keepStartingCards'),
      };
    });
  });
  protected readonly lookable = computed(() => {
    const selection = this.#selection();
    return selection.at === 'thing' && this.#cardOf(selection.thing) !== undefined;
  });
  protected readonly canGoBack = computed(() => this.#selection().at !== 'idle');

  override name(seat: Seat): string {
    const { seats, options } = this.table();
    return seat < seats ? this.names()(seat) : narratorOf(this.rules()).name(this.lang(), options.soloMode);
  }

  override face(card: string): CardFace | undefined {
    return faceOf(this.rules(), card, this.lang());
  }

  override press(thing: Thing, card: string | undefined): void {
    if (this.marking()) {
      this.mark.emit(thing);
      return;
    }
    const moves = this.busy() ? [] : (this.byThing().get(thing) ?? []);
    this.#follow(pressThing(thing, moves, this.#inTurn(), this.#isFinal), thing, card);
  }

  override look(thing: Thing, card: string | undefined): void {
    this.inspect.emit({ thing, card });
  }

  override toggleKept(index: number): void {
    this.#kept.update((kept) => toggled(kept, index, keptCount(this.#moves())));
  }

  protected toggleState(seat: Seat, open: boolean): void {
    this.#unfolded.update((unfolded) => new Map(unfolded).set(seat, !open));
  }

  protected choose(index: number): void {
    const move = this.#offered()[index];
    const selection = this.#selection();
    if (move === undefined || this.busy()) return;
    if (selection.at === 'confirm') this.#follow({ then: 'send', move }, selection.from, undefined);
    else {
      const from = selection.at === 'thing' ? selection.thing : promptThing;
      this.#follow(chooseMove(move, from, this.#isFinal), from, undefined);
    }
  }

  protected lookCloser(): void {
    const selection = this.#selection();
    if (selection.at === 'thing') this.look(selection.thing, this.#cardOf(selection.thing));
  }

  /** Back to the thing that was pressed first. */
  protected goBack(): void {
    const selection = this.#selection();
    if (selection.at === 'idle') return;
    this.#selection.set(stepBack(selection, this.byThing()));
    const pressed = selection.at === 'thing' ? selection.thing : selection.from;
    this.#focus((element) => element.dataset.thing === pressed);
  }

  protected key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && this.#selection().at !== 'idle') this.goBack();
    else if (/^[1-9]$/.test(event.key) && this.#offered()[Number(event.key) - 1] !== undefined) this.choose(Number(event.key) - 1);
    else if (event.key === 'm' && this.playing()) this.#nextWithMoves();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #follow(pressed: Pressed, thing: Thing, card: string | undefined): void {
    if (pressed.then === 'inspect') this.look(thing, card);
    else if (pressed.then === 'send') {
      this.#selection.set(idle);
      this.move.emit(pressed.move);
    } else {
      this.#selection.set(pressed.selection);
      this.#focus((element) => element.dataset.option !== undefined);
    }
  }

  /** What has just been chosen decides where the keyboard goes on. */
  #focus(wanted: (element: HTMLElement) => boolean): void {
    const all = () => [...this.#host.nativeElement.querySelectorAll<HTMLElement>('[data-thing], [data-option]')];
    afterNextRender({ write: () => all().find(wanted)?.focus() }, { injector: this.#injector });
  }

  #nextWithMoves(): void {
    const things = [...this.#host.nativeElement.querySelectorAll<HTMLElement>('[data-thing].can, [data-option]')];
    const at = things.findIndex((thing) => thing === document.activeElement);
    things[(at + 1) % things.length]?.focus();
  }

  readonly #isFinal = (move: Move): boolean => this.#finality(move) !== undefined;

  #finality(move: Move) {
    return finalityOf(move, this.table(), this.rules(), this.seat() ?? 0);
  }

  #ownHand(): readonly string[] {
    return this.table().players[this.seat() ?? -1]?.hand.cards ?? [];
  }

  #keepText(): string {
    if (!this.keeping()) return '';
    return this.t('fiftyFirstState.kept', { count: this.#kept().size, of: keptCount(this.#moves()) });
  }

  #thingText(thing: Thing): string {
    const card = this.#cardOf(thing);
    return card === undefined ? '' : (this.face(card)?.name ?? '');
  }

  #cardOf(thing: Thing): string | undefined {
    const [kind, ...rest] = thing.split(':');
    const { players, connections } = this.table();
    if (kind === 'display') return rest.join(':');
    if (kind === 'hand') return rest.slice(1).join(':');
    if (kind === 'connection') return connections[rest[0] === 'blue' ? 'blue' : 'red'].faceUp ?? undefined;
    if (kind === 'place') return players.flatMap(({ places }) => places).find(({ id }) => String(id) === rest[0])?.card ?? undefined;
    if (kind === 'deal') return players.flatMap(({ deals }) => deals).find(({ id }) => String(id) === rest[0])?.card;
    return undefined;
  }
}
