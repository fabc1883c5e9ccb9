import { ChangeDetectionStrategy, Component, resource, signal } from '@angular/core';
import { type NewNote, ReplayPlayer, type ReplayNote } from '@kronika/web/replay/player';
import { goldenGame, personAt } from './golden-game';
import { numberWish, wish } from './wishes';

const notes: readonly ReplayNote[] = [
  {
    id: '1',
    version: 180,
    glyph: '!?',
    author: 'Ada',
    text: 'The only round with three blue contacts: a deal here pays for the whole game.',
    time: Date.UTC(2026, 10, 2, 18, 30),
    marks: [],
    mine: false,
    replies: [{ id: '2', author: 'Borys', text: 'I would rather raze it.', time: Date.UTC(2026, 10, 2, 19) }],
  },
  {
    id: '3',
    version: 520,
    glyph: '??',
    author: 'Celina',
    text: 'Passing too early.',
    time: Date.UTC(2026, 10, 3, 9),
    marks: [],
    mine: true,
    replies: [],
  },
];

@Component({
  selector: 'kr-workshop-replay',
  imports: [ReplayPlayer],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@if (golden.hasValue()) {
    <kr-replay-player
      [game]="golden.value().game"
      [pack]="golden.value().pack"
      [narrator]="golden.value().narrator"
      [events]="golden.value().events"
      holder="everything"
      [names]="names"
      heading="51st State"
      [at]="at"
      [as]="side"
      [notes]="notes()"
      [mayAnnotate]="true"
      [maySaveVariations]="true"
      [variations]="variations"
      (annotate)="add($event)"
    />
  }`,
})
export class WorkshopReplay {
  protected readonly golden = resource({ loader: () => goldenGame() });
  protected readonly names = personAt;
  protected readonly at = numberWish('at');
  protected readonly side = wish('as');
  protected readonly notes = signal(notes);
  protected readonly variations = [
    {
      id: 'a',
      title: 'Razing first',
      author: 'Borys',
      fromVersion: 180,
      length: 12,
      children: [{ id: 'b', title: 'And a deal', author: 'Ada', fromVersion: 186, length: 4, children: [] }],
    },
  ];

  protected add({ version, glyph, text, marks }: NewNote): void {
    const note = {
      id: String(this.notes().length + 10),
      version,
      glyph,
      author: 'Ewa',
      text,
      time: Date.now(),
      marks,
      mine: true,
      replies: [],
    };
    this.notes.update((known) => [...known, note]);
  }
}
