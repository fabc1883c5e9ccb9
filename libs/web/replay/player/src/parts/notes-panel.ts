import { ChangeDetectionStrategy, Component, computed, input, output, signal } from '@angular/core';
import { Locale, useTexts } from '@kronika/web/i18n';
import { inject } from '@angular/core';
import { Avatar } from '@kronika/web/ui';
import { Glyph, glyphNames, glyphOf, glyphs, type GlyphName } from '@kronika/web/ui/cards';
import type { NewNote, ReplayNote } from '../model/annotation';
import type { BoardMark } from '@kronika/web/boards/contract';
import { playerTexts } from '../player-texts';

const offered = glyphNames.filter((name) => name !== 'note' && name !== 'only');

/** Remarks on a game: those of this moment first, and a form for a new one. */
@Component({
  selector: 'kr-replay-notes',
  imports: [Avatar, Glyph],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './notes-panel.html',
  styleUrl: './notes-panel.css',
})
export class NotesPanel {
  readonly notes = input.required<readonly ReplayNote[]>();
  /** The versions of the current stop: its own and its quiet followers'. */
  readonly from = input.required<number>();
  readonly version = input.required<number>();
  readonly mayWrite = input(false);
  readonly marks = input<readonly BoardMark[]>([]);
  readonly marking = input(false);
  readonly written = output<NewNote>();
  readonly replied = output<{ readonly note: string; readonly text: string }>();
  readonly noteChosen = output<ReplayNote>();
  readonly markingChanged = output<boolean>();

  protected readonly t = useTexts(playerTexts);
  protected readonly locale = inject(Locale);
  protected readonly offered = offered;
  protected readonly glyph = signal<GlyphName | undefined>(undefined);
  protected readonly text = signal('');
  protected readonly sorted = computed(() => {
    const here = (note: ReplayNote) => note.version >= this.from() && note.version <= this.version();
    return [...this.notes()]
      .sort((a, b) => Number(here(b)) - Number(here(a)) || a.version - b.version)
      .map((note) => ({ note, here: here(note), glyph: note.glyph === null ? undefined : glyphOf(note.glyph) }));
  });
  protected readonly canWrite = computed(() => this.text().trim() !== '' || this.glyph() !== undefined || this.marks().length > 0);

  protected write(event: Event): void {
    event.preventDefault();
    if (!this.canWrite()) return;
    const glyph = this.glyph();
    this.written.emit({
      version: this.version(),
      glyph: glyph === undefined ? null : glyphs[glyph].sign,
      text: this.text().trim(),
      marks: this.marks(),
    });
    this.text.set('');
    this.glyph.set(undefined);
  }

  protected reply(event: Event, note: ReplayNote, field: HTMLInputElement): void {
    event.preventDefault();
    const text = field.value.trim();
    if (text === '') return;
    this.replied.emit({ note: note.id, text });
    field.value = '';
  }
}
