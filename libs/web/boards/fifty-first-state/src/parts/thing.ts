import { computed, Directive, inject, input } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { fiftyFirstStateTexts } from '../texts';
import { TableContext } from '../table-context';

/**
 * Something on the table that can be pressed: it shows what may be done with it, what became of it, and what points at it. Its signs are for the
 * eye; its template says the same in words with `label()`.
 */
@Directive({
  selector: 'button[krThing]',
  exportAs: 'krThing',
  host: {
    type: 'button',
    tabindex: '-1',
    '[attr.data-thing]': 'krThing()',
    '[attr.data-by]': 'by()',
    '[attr.aria-pressed]': 'selected() ? true : null',
    '[class.fs-thing]': 'true',
    '[class.can]': 'moves() > 0',
    '[class.selected]': 'selected()',
    '[class.changed]': 'change() !== undefined',
    '[class.fresh]': "change()?.kind === 'new'",
    '[class.marked]': 'mark() !== undefined',
    '[style.--mark]': 'markColour()',
    '(click)': 'table.press(krThing(), krCard())',
    '(keydown.i)': 'table.look(krThing(), krCard())',
  },
})
export class ThingButton {
  readonly krThing = input.required<string>();
  /** The card that it is, where its face is known. */
  readonly krCard = input<string | undefined>(undefined);
  /** What it is, for those who do not see it. */
  readonly krLabel = input.required<string>();

  protected readonly table = inject(TableContext);
  readonly #t = useTexts(fiftyFirstStateTexts);
  protected readonly moves = computed(() => this.table.byThing().get(this.krThing())?.length ?? 0);
  protected readonly change = computed(() => this.table.changedThings().get(this.krThing()));
  protected readonly mark = computed(() => this.table.markedThings().get(this.krThing()));
  protected readonly markColour = computed(() => {
    const mark = this.mark();
    return mark === undefined ? null : `var(--mark-${mark.colour})`;
  });
  protected readonly selected = computed(() => {
    const selection = this.table.selection();
    return selection.at === 'thing' ? selection.thing === this.krThing() : selection.at === 'confirm' && selection.from === this.krThing();
  });
  protected readonly by = computed(() => {
    const by = this.change()?.by;
    return by === undefined ? null : by > 0 ? `+${by}` : `−${-by}`;
  });
  readonly label = computed(() => {
    const [moves, mark] = [this.moves(), this.mark()];
    return [
      this.krLabel(),
      ...(moves === 0 ? [] : [this.#t('fiftyFirstState.movesHere', { count: moves })]),
      ...(mark === undefined ? [] : [mark.label]),
    ].join('. ');
  });
}
