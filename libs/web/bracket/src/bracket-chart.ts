import {
  afterNextRender,
  ChangeDetectionStrategy,
  ChangeDetectorRef,
  Component,
  computed,
  DestroyRef,
  type ElementRef,
  inject,
  input,
  linkedSignal,
  signal,
  viewChild,
} from '@angular/core';
import { Router } from '@angular/router';
import { useTexts } from '@kronika/web/i18n';
import { bracketTexts } from './bracket-texts';
import type { BracketView } from './bracket-view';
import { BracketTable } from './bracket-table';
import { matchWords, roundName, slotName } from './bracket-words';
import { boxWidth, headHeight, layOut, rowHeight } from './layout';
import { type Camera, fitted, panned, readable, showing, type Size, zoomedAt } from './pan-zoom';
import { type Direction, neighbour, pathOf } from './paths';

const directions: Readonly<Record<string, Direction>> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const step = 1.25;
const longestName = 19;

/** A bracket as a drawing that can be zoomed, moved, walked through by keyboard and printed; with the same as a table below. */
@Component({
  selector: 'kr-bracket',
  imports: [BracketTable],
  changeDetection: ChangeDetectionStrategy.OnPush,
  host: { '(window:beforeprint)': 'print(true)', '(window:afterprint)': 'print(false)' },
  templateUrl: './bracket-chart.html',
  styleUrl: './bracket-chart.css',
})
export class BracketChart {
  readonly view = input.required<BracketView>();
  /** Somebody whose way stays lit while nothing else is pointed at: the reader, or a chosen player. */
  readonly lit = input<string>();
  /** Show everything from the start, however small: projectors. */
  readonly whole = input(false);

  readonly #router = inject(Router);
  readonly #changes = inject(ChangeDetectorRef);
  protected readonly frame = viewChild.required<ElementRef<HTMLElement>>('frame');
  protected readonly t = useTexts(bracketTexts);
  protected readonly boxWidth = boxWidth;
  protected readonly rowHeight = rowHeight;
  protected readonly headHeight = headHeight;

  protected readonly layout = computed(() => layOut(this.view()));
  protected readonly size = signal<Size>({ width: 960, height: 560 });
  protected readonly printing = signal(false);
  protected readonly camera = linkedSignal<{ layout: Size; frame: Size; whole: boolean }, Camera>({
    source: () => ({ layout: { width: this.layout().width, height: this.layout().height }, frame: this.size(), whole: this.whole() }),
    computation: ({ layout, frame, whole }, before) => {
      const same =
        before?.source.layout.width === layout.width &&
        before.source.layout.height === layout.height &&
        before.source.frame.width === frame.width;
      return same ? before.value : whole ? fitted(layout, frame) : readable(layout, frame);
    },
  });
  protected readonly transform = computed(() => {
    const { x, y, scale } = this.camera();
    return this.printing() ? '' : `translate(${x}px, ${y}px) scale(${scale})`;
  });
  protected readonly viewBox = computed(() => {
    const { width, height } = this.printing() ? this.layout() : this.size();
    return `0 0 ${width} ${height}`;
  });
  /** As high as the drawing needs, up to what a screen holds. */
  protected readonly height = computed(() => Math.min(this.layout().height * this.camera().scale + 8, 720));

  protected readonly pointed = signal<ReadonlySet<string>>(new Set());
  protected readonly path = computed(() => {
    const own = this.lit();
    const entrants = this.pointed().size > 0 ? this.pointed() : new Set(own === undefined ? [] : [own]);
    return entrants.size === 0 ? undefined : { ...pathOf(this.view(), entrants), entrants };
  });
  /** Only one match is in the tab order; arrows go on from there. */
  protected readonly current = linkedSignal(() => this.layout().matches.at(-1)?.match.id ?? '');
  protected readonly heads = computed(() => this.layout().heads.map((head) => ({ ...head, name: roundName(this.t, this.view(), head) })));
  protected readonly boxes = computed(() =>
    this.layout().matches.map((placed) => {
      const { match } = placed;
      const round = this.heads().find((head) => head.side === match.side && head.round === match.round)?.name ?? '';
      return { ...placed, words: matchWords(this.t, match, round), names: match.slots.map((slot) => slotName(this.t, slot)) };
    }),
  );

  #dragged: { readonly pointers: Map<number, { x: number; y: number }>; moved: boolean } = { pointers: new Map(), moved: false };

  constructor() {
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      const element = this.frame().nativeElement;
      const observer = new ResizeObserver(() => this.size.set({ width: element.clientWidth, height: element.clientHeight }));
      observer.observe(element);
      destroyed.onDestroy(() => observer.disconnect());
      // Angular's own listener is passive in some browsers: zooming must keep the page from scrolling.
      element.addEventListener('wheel', (event) => this.#wheel(event), { passive: false });
    });
  }

  /** What fits into a box; the whole name is in its tooltip and in the table. */
  protected shortened(name: string): string {
    return name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name;
  }

  protected point(entrant: string | undefined): void {
    this.pointed.set(new Set(entrant === undefined ? [] : [entrant]));
  }

  protected focusMatch(id: string): void {
    const placed = this.layout().matches.find(({ match }) => match.id === id);
    if (placed === undefined) return;
    this.current.set(id);
    this.pointed.set(new Set(placed.match.slots.flatMap((slot) => slot.entrant?.id ?? [])));
    this.camera.update((camera) => showing(camera, { x: placed.x, y: placed.y, width: boxWidth, height: placed.height }, this.size()));
  }

  protected press(event: KeyboardEvent, id: string, link: string | undefined): void {
    const direction = directions[event.key];
    const next = direction && neighbour(this.layout().matches, this.view(), id, direction);
    if (direction !== undefined) {
      event.preventDefault();
      if (next !== undefined) this.frame().nativeElement.querySelector<SVGGElement>(`[data-match="${next}"]`)?.focus();
    } else if (event.key === 'Enter' && link !== undefined) void this.#router.navigateByUrl(link);
    else if (event.key === '+' || event.key === '=') this.zoom(step);
    else if (event.key === '-') this.zoom(1 / step);
    else if (event.key === '0') this.fit();
  }

  protected open(link: string | undefined): void {
    if (link !== undefined && !this.#dragged.moved) void this.#router.navigateByUrl(link);
  }

  protected zoom(factor: number): void {
    const { width, height } = this.size();
    this.camera.update((camera) => zoomedAt(camera, factor, { x: width / 2, y: height / 2 }));
  }

  protected fit(): void {
    this.camera.set(fitted(this.layout(), this.size()));
  }

  protected print(printing: boolean): void {
    this.printing.set(printing);
    this.#changes.detectChanges();
  }

  protected grab(event: PointerEvent): void {
    this.#dragged.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#dragged.pointers.size === 1) this.#dragged.moved = false;
  }

  protected drag(event: PointerEvent): void {
    const { pointers } = this.#dragged;
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (!this.#dragged.moved && Math.hypot(by.x, by.y) < 4) return;
    if (!this.#dragged.moved) this.frame().nativeElement.setPointerCapture(event.pointerId);
    this.#dragged.moved = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    this.camera.update((camera) =>
      other === undefined ? panned(camera, by, this.layout(), this.size()) : this.#pinched(camera, before, now, other),
    );
  }

  protected release(event: PointerEvent): void {
    this.#dragged.pointers.delete(event.pointerId);
  }

  #pinched(camera: Camera, before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): Camera {
    const { left, top } = this.frame().nativeElement.getBoundingClientRect();
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
    return zoomedAt(camera, factor, { x: (now.x + other.x) / 2 - left, y: (now.y + other.y) / 2 - top });
  }

  /** The wheel scrolls the page unless Ctrl (or a pinch on a touch pad) says zoom; sideways it moves the drawing. */
  #wheel(event: WheelEvent): void {
    if (!event.ctrlKey && Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    const { left, top } = this.frame().nativeElement.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    this.camera.update((camera) =>
      event.ctrlKey
        ? zoomedAt(camera, Math.exp(-event.deltaY / 300), at)
        : panned(camera, { x: -event.deltaX, y: 0 }, this.layout(), this.size()),
    );
  }
}
