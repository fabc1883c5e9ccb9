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
import type { Decision, Language, Seat, SeatNames, Viewer } from '@kronika/game-kernel';
import { type Move, texts } from '@kronika/games/last-aurora';
import type { BoardMark, Changed, Inspected, Thing } from '@kronika/web/boards/contract';
import { useTexts } from '@kronika/web/i18n';
import type { CardFace } from '@kronika/web/ui/cards';
import { cardOfThing } from './model/card-of-thing';
import { cardName, faceOf } from './model/faces';
import { optionWords } from './model/labels';
import { phaseName } from './model/measures';
import { asMoves, asView, rulesOf } from './model/parse';
import { chooseMove, idle, isTurn, type Pressed, pressThing, type Selection, stepBack } from './model/selection';
import { movesByThing, promptThing } from './model/things';
import { AutomaArea } from './parts/automa-area';
import { FameTrack } from './parts/fame-track';
import { PlayerArea } from './parts/player-area';
import { Prompt, type PromptOption } from './parts/prompt';
import { RouteMap } from './parts/route-map';
import { ZoneRow } from './parts/zone-row';
import { TableContext } from './table-context';
import { lastAuroraTexts } from './texts';

/** So many answers are all shown as buttons; more of them are found on the things, and under the prompt's fold. */
const fewMoves = 6;

/** The table of Last Aurora: plays where there are legal moves, replays where there are none. */
@Component({
  selector: 'kr-last-aurora-board',
  imports: [AutomaArea, FameTrack, PlayerArea, Prompt, RouteMap, ZoneRow],
  providers: [{ provide: TableContext, useExisting: LastAuroraBoard }],
  changeDetection: ChangeDetectionStrategy.OnPush,
  // The parts share one sheet; every class in it begins with la-.
  encapsulation: ViewEncapsulation.None,
  templateUrl: './last-aurora-board.html',
  styleUrls: ['./board.css', './map.css'],
  host: { class: 'la-board', '(keydown)': 'key($event)' },
})
export class LastAuroraBoard extends TableContext {
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
  protected readonly t = useTexts(lastAuroraTexts);

  override readonly table = computed(() => asView(this.view()));
  override readonly rules = computed(() => rulesOf(this.pack()));
  readonly #moves = computed(() => asMoves(this.legalMoves()));
  override readonly playing = computed(() => this.#moves().length > 0);
  override readonly byThing = computed(() => {
    const seat = this.seat();
    return seat === undefined ? new Map<Thing, readonly Move[]>() : movesByThing(this.#moves(), this.table(), seat);
  });
  override readonly changedThings = computed(() => new Map(this.changed().map((change) => [change.thing, change])));
  override readonly markedThings = computed(() => new Map(this.marks().map((mark) => [mark.thing, mark])));

  /** A new question begins with nothing chosen. */
  readonly #selection = linkedSignal<readonly Json[], Selection>({ source: this.legalMoves, computation: () => idle });
  readonly #unfolded = signal<ReadonlyMap<Seat, boolean>>(new Map());
  override readonly selection = this.#selection.asReadonly();

  protected readonly phase = computed(() => phaseName(this.table().phase, this.lang()));
  readonly #own = computed(() => {
    const viewer = this.viewer();
    return this.seat() ?? (typeof viewer === 'object' ? viewer.seat : undefined);
  });
  readonly #players = computed(() => {
    const actors = new Set(this.toAct().map(({ seat }) => seat));
    const { players } = this.table();
    return players.map((player, seat) => {
      const open = this.#unfolded().get(seat) ?? (this.#own() === undefined || players.length <= 2);
      return { seat, player, open, acting: actors.has(seat) };
    });
  });
  protected readonly ownPlayer = computed(() => this.#players().find(({ seat }) => seat === this.#own()));
  protected readonly others = computed(() => this.#players().filter(({ seat }) => seat !== this.#own()));

  protected readonly question = computed(() => {
    const asked = (kind: string) => texts[this.lang()][`question.${kind}`] ?? kind;
    const own = this.toAct().find(({ seat }) => seat === this.seat());
    if (own !== undefined && this.playing()) return { heading: asked(own.kind), text: '' };
    const [first] = this.toAct();
    if (first === undefined) return { heading: this.t(this.table().ended === null ? 'lastAurora.waiting' : 'lastAurora.over'), text: '' };
    const who = this.toAct().map(({ seat }) => this.name(seat));
    return { heading: this.t('lastAurora.decides', { names: who.join(', ') }), text: asked(first.kind) };
  });

  protected readonly prompt = computed(() => {
    const selection = this.#selection();
    if (selection.at === 'confirm') return { heading: this.#label(selection.move), text: this.t('lastAurora.confirm') };
    if (selection.at === 'idle') return this.question();
    const card = cardOfThing(selection.thing, this.table());
    return { heading: this.t('lastAurora.what'), text: card === undefined ? '' : cardName(this.rules(), card, this.lang()) };
  });

  /** The prompt's buttons: everything where there is little, otherwise only what no thing stands for. */
  readonly #offered = computed((): readonly Move[] => {
    const selection = this.#selection();
    if (selection.at === 'confirm') return [selection.move];
    if (selection.at === 'thing') return this.byThing().get(selection.thing) ?? [];
    return this.#moves().length <= fewMoves ? this.#moves() : (this.byThing().get(promptThing) ?? []);
  });
  protected readonly options = computed((): readonly PromptOption[] => {
    const confirming = this.#selection().at === 'confirm';
    return this.#offered().map((move) => ({
      id: JSON.stringify(move),
      label: confirming ? this.t('common.confirm') : this.#label(move),
      primary: confirming,
    }));
  });
  protected readonly all = computed((): readonly PromptOption[] =>
    this.#selection().at === 'idle'
      ? this.#moves().map((move) => ({ id: JSON.stringify(move), label: this.#label(move), primary: false }))
      : [],
  );
  protected readonly lookable = computed(() => {
    const selection = this.#selection();
    return selection.at === 'thing' && cardOfThing(selection.thing, this.table()) !== undefined;
  });
  protected readonly canGoBack = computed(() => this.#selection().at !== 'idle');

  override name(seat: Seat): string {
    return seat < this.table().seats ? this.names()(seat) : (texts[this.lang()].automa ?? 'Automa');
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
    const inTurn = this.toAct().some(({ seat, kind }) => seat === this.seat() && isTurn(kind));
    this.#follow(pressThing(thing, moves, inTurn), thing, card);
  }

  override look(thing: Thing, card: string | undefined): void {
    this.inspect.emit({ thing, card });
  }

  protected togglePlayer(seat: Seat, open: boolean): void {
    this.#unfolded.update((unfolded) => new Map(unfolded).set(seat, !open));
  }

  protected choose(index: number): void {
    const move = this.#offered()[index];
    const selection = this.#selection();
    if (move === undefined || this.busy()) return;
    if (selection.at === 'confirm') this.#follow({ then: 'send', move }, selection.from, undefined);
    else this.#choose(move, selection.at === 'thing' ? selection.thing : promptThing);
  }

  protected chooseOfAll(index: number): void {
    const move = this.#moves()[index];
    if (move !== undefined && !this.busy()) this.#choose(move, promptThing);
  }

  protected lookCloser(): void {
    const selection = this.#selection();
    if (selection.at === 'thing') this.look(selection.thing, cardOfThing(selection.thing, this.table()));
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

  #label(move: Move): string {
    const words = optionWords(move, this.table(), this.rules(), this.seat() ?? 0, this.lang());
    const label = this.moveLabel()(move);
    return words === undefined ? label : `${label}: ${words}`;
  }

  #choose(move: Move, from: Thing): void {
    this.#follow(chooseMove(move, from), from, undefined);
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
  #focus(wanted: (element: HTMLElement | SVGElement) => boolean): void {
    const all = () => [...this.#host.nativeElement.querySelectorAll<HTMLElement | SVGElement>('[data-thing], [data-option]')];
    afterNextRender({ write: () => all().find(wanted)?.focus() }, { injector: this.#injector });
  }

  #nextWithMoves(): void {
    const things = [...this.#host.nativeElement.querySelectorAll<HTMLElement | SVGElement>('[data-thing].can, [data-option]')];
    const at = things.findIndex((thing) => thing === document.activeElement);
    things[(at + 1) % things.length]?.focus();
  }
}
