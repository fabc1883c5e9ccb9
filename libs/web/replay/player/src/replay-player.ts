import { ChangeDetectionStrategy, Component, computed, effect, inject, input, linkedSignal, output, resource, signal } from '@angular/core';
import type { Json, RedactedEvent } from '@kronika/event-log';
import { type AnyGame, type Decision, gameState, type Narrator, openDecisions, type SeatNames, type Viewer } from '@kronika/game-kernel';
import { BoardHost, type BoardMark, BoardRegistry, CardViewer, type Changed, type Inspected } from '@kronika/web/boards';
import { Texts, useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes, Notice, Skeleton } from '@kronika/web/ui';
import { Menu, type MenuEntry } from '@kronika/web/ui/menu';
import { Tabs, TabTemplate } from '@kronika/web/ui/tabs';
import type { NewNote, NewVariation, ReplayNote, VariationNode, Verification } from './model/annotation';
import { appendEnd } from './model/append-end';
import { stopsWithCard } from './model/card-moments';
import { changedSpeed, commandOf, keyList, type ReplayCommand, type Speed } from './model/commands';
import { goFrom, stopIndexAt } from './model/course';
import { download, gameFileOf } from './model/export-file';
import { RecordedGame, type Stop } from './model/recorded-game';
import { verifyHere } from './model/verify';
import { viewerKey, viewerOf, viewersWithin } from './model/viewers';
import { choicesAt, endOf, played, startWhatIf, type WhatIf, withoutLast } from './model/what-if';
import { Graph } from './parts/graph';
import { LogPanel } from './parts/log-panel';
import { NotesPanel } from './parts/notes-panel';
import { Summary } from './parts/summary';
import { Timeline } from './parts/timeline';
import { Transport } from './parts/transport';
import { VariationTree } from './parts/variation-tree';
import { VerificationBadge } from './parts/verification-badge';
import { playerTexts } from './player-texts';

/** A line of a saved variation, as the host loaded it: the game's events up to where it leaves, then its own. */
export interface OpenVariation {
  readonly id: string;
  readonly title: string;
  readonly events: readonly RedactedEvent[];
}

/** A game with its stops as they were when it last grew. */
interface Course {
  readonly game: RecordedGame;
  readonly stops: readonly Stop[];
}

/** Shows a recorded game, moment by moment: the same board as in play, rebuilt here by the same engine. */
@Component({
  selector: 'kr-replay-player',
  imports: [
    BoardHost,
    Graph,
    Icon,
    LogPanel,
    Menu,
    Notice,
    NotesPanel,
    Skeleton,
    Summary,
    Tabs,
    TabTemplate,
    Timeline,
    Transport,
    VariationTree,
    VerificationBadge,
  ],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './replay-player.html',
  styleUrl: './replay-player.css',
  host: { '(document:keydown)': 'key($event)', '(window:afterprint)': 'printing.set(false)' },
})
export class ReplayPlayer {
  readonly game = input.required<AnyGame>();
  readonly pack = input.required<Json>();
  readonly narrator = input.required<Narrator>();
  readonly events = input.required<readonly RedactedEvent[]>();
  /** Whom the events were handed out for: no view can show more. */
  readonly holder = input.required<Viewer>();
  readonly names = input.required<SeatNames>();
  readonly heading = input('');
  /** The version to show, and from which side: the address of a moment. */
  readonly at = input<number | undefined>(undefined);
  readonly as = input<string | undefined>(undefined);
  readonly notes = input<readonly ReplayNote[]>([]);
  readonly mayAnnotate = input(false);
  readonly variations = input<readonly VariationNode[]>([]);
  readonly variation = input<OpenVariation | undefined>(undefined);
  readonly maySaveVariations = input(false);
  /** What the server found; without it the page can check by itself. */
  readonly verification = input<Verification | undefined>(undefined);
  readonly atChange = output<number>();
  readonly asChange = output<string>();
  readonly annotate = output<NewNote>();
  readonly reply = output<{ readonly note: string; readonly text: string }>();
  readonly openVariation = output<string | undefined>();
  readonly saveVariation = output<NewVariation>();

  readonly #registry = inject(BoardRegistry);
  readonly #cards = inject(CardViewer);
  readonly #texts = inject(Texts);
  protected readonly t = useTexts(playerTexts);
  protected readonly shapes = interfaceShapes;
  protected readonly keyList = keyList;

  protected readonly module = resource({ params: () => this.game().id, loader: ({ params }) => this.#registry.load(params) });
  readonly #shownEvents = computed(() => this.variation()?.events ?? this.events());
  readonly #course = linkedSignal<readonly RedactedEvent[], Course | undefined>({
    source: this.#shownEvents,
    computation: (events, previous) => {
      if (!this.module.hasValue()) return undefined;
      const last: Course | undefined = previous?.value;
      const known = last?.game;
      // A running game grows at its end: what is known is not read again.
      const grows = known !== undefined && events.length >= known.events.length && events[0] === known.events[0];
      const game = grows ? known : new RecordedGame(this.game(), this.module.value(), []);
      game.push(events.slice(game.events.length));
      return { game, stops: [...game.stops] };
    },
  });
  protected readonly stops = computed(() => this.#course()?.stops ?? []);
  readonly #over = computed(() => this.#shownEvents().some(({ type }) => type === 'Ended'));

  /** Where the reader is; a finished game opens at its beginning, a running one at its end. */
  readonly #index = linkedSignal<{ readonly at: number | undefined; readonly ready: boolean }, number>({
    source: () => ({ at: this.at(), ready: this.stops().length > 0 }),
    computation: ({ at }) => {
      if (at !== undefined) return stopIndexAt(this.stops(), at);
      return this.#over() ? 0 : Math.max(0, this.stops().length - 1);
    },
  });
  protected readonly index = computed(() => Math.min(this.#index(), Math.max(0, this.stops().length - 1)));
  protected readonly stop = computed(() => this.stops()[this.index()]);

  readonly #seats = computed(() => this.#course()?.game.kernelAt(0).table.seats.length ?? 0);
  protected readonly viewers = computed(() => viewersWithin(this.holder(), this.#seats()));
  readonly #as = linkedSignal(() => this.as());
  protected readonly viewer = computed(() => viewerOf(this.#as(), this.viewers()));
  protected readonly viewerChoices = computed(() =>
    this.viewers().map((viewer) => ({
      key: viewerKey(viewer),
      chosen: viewer === this.viewer(),
      label: typeof viewer === 'object' ? this.names()(viewer.seat) : this.t('player.viewer.' + viewer),
    })),
  );

  protected readonly whatIf = signal<WhatIf | undefined>(undefined);
  readonly #choices = computed(() => {
    const line = this.whatIf();
    return line && choicesAt(this.game(), line);
  });
  protected readonly legalMoves = computed(() => this.#choices()?.moves ?? []);
  protected readonly actingSeat = computed(() => this.#choices()?.seat);

  protected readonly moment = computed(() => {
    const line = this.whatIf();
    if (line !== undefined) {
      const kernel = endOf(line);
      return { view: this.game().view(gameState(kernel), 'everything'), decisions: openDecisions(this.game(), kernel) };
    }
    const [course, stop] = [this.#course(), this.stop()];
    return course === undefined || stop === undefined ? undefined : course.game.momentAt(stop.version, this.viewer());
  });
  readonly #before = computed(() => {
    const course = this.#course();
    const version = this.pinnedStop()?.version ?? this.stops()[this.index() - 1]?.version;
    return course === undefined || version === undefined ? undefined : course.game.momentAt(version, this.viewer());
  });
  protected readonly changed = computed((): Changed => {
    const [before, moment] = [this.#before(), this.moment()];
    if (before === undefined || moment === undefined || this.whatIf() !== undefined || !this.module.hasValue()) return [];
    return this.module.value().changes(before.view, moment.view);
  });

  /** A moment kept beside the current one. */
  protected readonly pinned = signal<number | undefined>(undefined);
  protected readonly pinnedStop = computed(() => {
    const pinned = this.pinned();
    return pinned === undefined ? undefined : this.stops()[pinned];
  });
  protected readonly pinnedMoment = computed(() => {
    const [course, stop] = [this.#course(), this.pinnedStop()];
    return course === undefined || stop === undefined ? undefined : course.game.momentAt(stop.version, this.viewer());
  });

  protected readonly measures = computed(() => (this.module.hasValue() ? this.module.value().measures(this.#texts.language()) : []));
  protected readonly phaseName = computed(() => {
    const language = this.#texts.language();
    return (phase: string) => (this.module.hasValue() ? this.module.value().phaseName(phase, language) : phase);
  });
  protected readonly textOf = computed(() => {
    const [narrator, language, names] = [this.narrator(), this.#texts.language(), this.names()];
    // The log says the same lines again at every step.
    const said = new WeakMap<Stop, string>();
    return (stop: Stop) => {
      const known = said.get(stop) ?? narrator.sentence(language, stop.description, names);
      said.set(stop, known);
      return known;
    };
  });
  protected readonly sentence = computed(() => {
    const stop = this.stop();
    return stop === undefined ? '' : this.textOf()(stop);
  });
  protected readonly moveLabel = computed(() => {
    const line = this.whatIf();
    const state = line === undefined ? undefined : endOf(line).state;
    return (move: Json) => this.narrator().move(this.#texts.language(), move, state, this.names());
  });
  protected readonly decisions = computed((): readonly Decision[] => this.moment()?.decisions ?? []);

  protected readonly notesHere = computed(() => {
    const stop = this.stop();
    return stop === undefined ? [] : this.notes().filter(({ version }) => version >= stop.from && version <= stop.version);
  });
  protected readonly marking = signal(false);
  protected readonly newMarks = linkedSignal<number, readonly BoardMark[]>({ source: this.index, computation: () => [] });
  protected readonly marks = computed(() => [...this.newMarks(), ...this.notesHere().flatMap(({ marks }) => marks)]);
  protected readonly variationVersions = computed(() => this.variations().map(({ fromVersion }) => fromVersion));

  protected readonly playing = signal(false);
  protected readonly speed = signal<Speed>(2);
  protected readonly printing = signal(false);
  readonly #checked = signal<Verification | undefined>(undefined);
  protected readonly verdict = computed(() => this.verification() ?? this.#checked() ?? 'unknown');
  protected readonly mayTry = computed(() => this.holder() === 'everything');
  protected readonly tools = computed((): readonly MenuEntry[] => [
    { id: 'pin', label: this.t(this.pinned() === undefined ? 'player.pin' : 'player.unpin'), shape: interfaceShapes.columns, hint: 'c' },
    { id: 'try', label: this.t('player.try'), shape: interfaceShapes.branch, disabled: !this.mayTry() },
    { id: 'verify', label: this.t('player.verify'), shape: interfaceShapes.verified, disabled: this.holder() !== 'everything' },
    { id: 'download', label: this.t('player.download'), shape: interfaceShapes.download },
    { id: 'print', label: this.t('player.print'), shape: interfaceShapes.print },
  ]);

  constructor() {
    // The clock of playing is outside of signals: it is wound up whenever playing or its speed changes.
    effect((onCleanup) => {
      if (!this.playing()) return;
      const timer = setInterval(() => this.#tick(), 1_000 / this.speed());
      onCleanup(() => clearInterval(timer));
    });
  }

  protected seek(index: number): void {
    this.whatIf.set(undefined);
    this.#index.set(index);
    const stop = this.stops()[index];
    if (stop !== undefined) this.atChange.emit(stop.version);
  }

  protected carryOut(command: ReplayCommand): void {
    const viewer = this.viewer();
    switch (command.do) {
      case 'go':
        this.playing.set(false);
        this.seek(goFrom(this.stops(), this.index(), command.go, command.towards, typeof viewer === 'object' ? viewer.seat : undefined));
        break;
      case 'ends':
        this.playing.set(false);
        this.seek(command.end === 'first' ? 0 : this.stops().length - 1);
        break;
      case 'play':
        if (!this.playing() && this.index() === this.stops().length - 1) this.seek(0);
        this.playing.update((playing) => !playing);
        break;
      case 'faster':
      case 'slower':
        this.speed.update((speed) => changedSpeed(speed, command.do === 'faster' ? 1 : -1));
        break;
      case 'pin':
        this.pinned.update((pinned) => (pinned === undefined ? this.index() : undefined));
        break;
    }
  }

  protected key(event: KeyboardEvent): void {
    const command = event.defaultPrevented || belongsElsewhere(event) ? undefined : commandOf(event);
    if (command === undefined) return;
    event.preventDefault();
    this.carryOut(command);
  }

  protected lookFrom(event: Event): void {
    if (!(event.target instanceof HTMLSelectElement)) return;
    this.#as.set(event.target.value);
    this.asChange.emit(event.target.value);
  }

  protected useTool(tool: string | undefined): void {
    if (tool === 'pin') this.carryOut({ do: 'pin' });
    else if (tool === 'try') this.#tryOut();
    else if (tool === 'verify') this.#verify();
    else if (tool === 'download') download(gameFileOf(this.game(), this.pack(), this.events()));
    else if (tool === 'print') this.#print();
  }

  protected tryMove(move: Json): void {
    const [line, seat] = [this.whatIf(), this.actingSeat()];
    if (line !== undefined && seat !== undefined) this.whatIf.set(played(this.game(), line, seat, move));
  }

  protected undoTry(): void {
    this.whatIf.update((line) => line && withoutLast(line));
  }

  protected saveTry(): void {
    const line = this.whatIf();
    if (line !== undefined)
      this.saveVariation.emit({ fromVersion: line.from, moves: line.steps.map(({ seat, move }) => ({ seat, move })) });
  }

  protected async look({ card }: Inspected): Promise<void> {
    const course = this.#course();
    if (card === undefined || course === undefined || !this.module.hasValue()) return;
    const module = this.module.value();
    const face = module.face(this.pack(), card, this.#texts.language());
    if (face === undefined) return;
    const moments = stopsWithCard(course.stops, course.game.events, card, module.cardEvents).map((stop) => ({
      version: stop.version,
      text: `${this.t('player.roundNumber', { round: stop.round })}: ${this.textOf()(stop)}`,
    }));
    const version = await this.#cards.show({ face, moments });
    if (version !== undefined) this.seek(stopIndexAt(this.stops(), version));
  }

  protected addMark(thing: string): void {
    this.newMarks.update((marks) =>
      marks.some((mark) => mark.thing === thing)
        ? marks.filter((mark) => mark.thing !== thing)
        : [...marks, { thing, label: this.t('player.marked'), shape: 'circle', colour: 'red', to: null }],
    );
  }

  protected showNote(note: ReplayNote): void {
    this.seek(stopIndexAt(this.stops(), note.version));
  }

  #tick(): void {
    if (this.index() >= this.stops().length - 1) this.playing.set(false);
    else this.seek(this.index() + 1);
  }

  #tryOut(): void {
    const [course, stop] = [this.#course(), this.stop()];
    if (course === undefined || stop === undefined || !this.mayTry()) return;
    this.playing.set(false);
    const from = appendEnd(this.#shownEvents(), stop.version);
    this.whatIf.set(startWhatIf(from, course.game.kernelAt(from)));
  }

  #verify(): void {
    this.#checked.set('checking');
    // Re-running takes a moment: the badge says so first.
    setTimeout(() => this.#checked.set(verifyHere(this.game(), this.events())), 30);
  }

  #print(): void {
    this.printing.set(true);
    setTimeout(() => window.print(), 60);
  }
}

/** Keys pressed in a field or a dialog are not for the replay; Space presses the button that has the focus. */
function belongsElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (target === null) return false;
  if (target.closest('input, textarea, select, [contenteditable], .cdk-overlay-container, [role="menu"], [role="tablist"]') !== null)
    return true;
  return event.key === ' ' && target.closest('button, a, summary') !== null;
}
