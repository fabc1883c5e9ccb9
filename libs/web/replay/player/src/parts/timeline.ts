import { ChangeDetectionStrategy, Component, computed, ElementRef, input, output, viewChild } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { seatColour } from '@kronika/web/ui';
import { Glyph, glyphOf } from '@kronika/web/ui/cards';
import { phasesOf, roundsOf, stopIndexAt, turnsOf } from '../model/course';
import type { ReplayNote } from '../model/annotation';
import type { Stop } from '../model/recorded-game';
import { playerTexts } from '../player-texts';

/** The course of a game: rounds, phases and turns as bands, remarks as glyphs, and a hand that can be dragged. */
@Component({
  selector: 'kr-replay-timeline',
  imports: [Glyph],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './timeline.html',
  styleUrl: './timeline.css',
})
export class Timeline {
  readonly stops = input.required<readonly Stop[]>();
  readonly index = input.required<number>();
  readonly pinned = input<number | undefined>(undefined);
  readonly notes = input<readonly ReplayNote[]>([]);
  readonly variationVersions = input<readonly number[]>([]);
  readonly valueText = input('');
  readonly phaseName = input<(phase: string) => string>((phase) => phase);
  readonly sought = output<number>();
  readonly noteChosen = output<ReplayNote>();

  protected readonly track = viewChild.required<ElementRef<HTMLElement>>('track');
  protected readonly t = useTexts(playerTexts);
  protected readonly last = computed(() => Math.max(1, this.stops().length - 1));
  protected readonly left = computed(() => this.#share(this.index()));
  protected readonly pinnedLeft = computed(() => {
    const pinned = this.pinned();
    return pinned === undefined ? undefined : this.#share(pinned);
  });

  protected readonly rounds = computed(() =>
    roundsOf(this.stops()).map((band) => ({ ...this.#box(band), text: String(band.key), key: band.first })),
  );
  protected readonly phases = computed(() =>
    phasesOf(this.stops()).map((band) => {
      const phase = band.key.replace(/^\S+ /, '');
      return { ...this.#box(band), phase, text: this.phaseName()(phase), key: band.first };
    }),
  );
  protected readonly turns = computed(() =>
    turnsOf(this.stops()).map((band) => {
      const actors = this.stops()[band.first]?.actors ?? [];
      return { ...this.#box(band), colour: actors.length === 1 ? seatColour(actors[0] ?? 0) : 'var(--line-strong)', key: band.first };
    }),
  );
  protected readonly glyphs = computed(() =>
    this.notes().map((note) => ({ note, glyph: glyphOf(note.glyph), left: this.#share(stopIndexAt(this.stops(), note.version)) })),
  );
  protected readonly branches = computed(() => this.variationVersions().map((version) => this.#share(stopIndexAt(this.stops(), version))));

  protected down(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.track().nativeElement.setPointerCapture(event.pointerId);
    this.#seek(event);
  }

  protected drag(event: PointerEvent): void {
    if (this.track().nativeElement.hasPointerCapture(event.pointerId)) this.#seek(event);
  }

  #seek(event: PointerEvent): void {
    const box = this.track().nativeElement.getBoundingClientRect();
    const share = (event.clientX - box.left) / Math.max(1, box.width);
    this.sought.emit(Math.round(Math.min(1, Math.max(0, share)) * this.last()));
  }

  #share(index: number): number {
    return (index / this.last()) * 100;
  }

  #box({ first, last }: { readonly first: number; readonly last: number }) {
    return { left: this.#share(first), width: this.#share(Math.min(this.last(), last + 1) - first) };
  }
}
