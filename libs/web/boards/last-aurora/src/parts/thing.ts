import { computed, Directive, inject, input } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';

/**
 * Something on the table that can be pressed, as a button or as a part of the map: it shows what may be done with it, what became of it, and what
 * points at it, and says the same in words.
 */
@Directive({
  selector: '[krLaThing]',
  exportAs: 'krLaThing',
  host: {
    tabindex: '-1',
    role: 'button',
    '[attr.aria-label]': 'label()',
    '[attr.data-thing]': 'krLaThing()',
    '[attr.data-by]': 'by()',
    '[attr.aria-pressed]': 'selected() ? true : null',
    '[class.la-thing]': 'true',
    '[class.can]': 'moves() > 0',
    '[class.selected]': 'selected()',
    '[class.changed]': 'change() !== undefined',
    '[class.fresh]': "change()?.kind === 'new'",
    '[class.marked]': 'mark() !== undefined',
    '[style.--mark]': 'markColour()',
    '(click)': 'table.press(krLaThing(), krCard())',
    '(keydown)': 'key($event)',
  },
})
export class ThingButton {
  readonly krLaThing = input.required<string>();
  /** The card that it is, where its face is known. */
  readonly krCard = input<string | undefined>(undefined);
  /** What it is, for those who do not see it. */
  readonly krLabel = input.required<string>();

  protected readonly table = inject(TableContext);
  readonly #t = useTexts(lastAuroraTexts);
  protected readonly moves = computed(() => this.table.byThing().get(this.krLaThing())?.length ?? 0);
  protected readonly change = computed(() => this.table.changedThings().get(this.krLaThing()));
  protected readonly mark = computed(() => this.table.markedThings().get(this.krLaThing()));
  protected readonly markColour = computed(() => {
    const mark = this.mark();
    return mark === undefined ? null : `var(--mark-${mark.colour})`;
  });
  protected readonly selected = computed(() => {
    const selection = this.table.selection();
    if (selection.at === 'idle') return false;
    return (selection.at === 'thing' ? selection.thing : selection.from) === this.krLaThing();
  });
  protected readonly by = computed(() => {
    const by = this.change()?.by;
    return by === undefined ? null : by > 0 ? `+${by}` : `−${-by}`;
  });
  readonly label = computed(() => {
    const [moves, mark] = [this.moves(), this.mark()];
    return [
      this.krLabel(),
      ...(moves === 0 ? [] : [this.#t('lastAurora.movesHere', { count: moves })]),
      ...(mark === undefined ? [] : [mark.label]),
    ].join('. ');
  });

  /** Buttons press themselves with Enter; parts of a drawing do not. */
  protected key(event: KeyboardEvent): void {
    const drawn = event.currentTarget instanceof SVGElement;
    if (event.key === 'i') this.table.look(this.krLaThing(), this.krCard());
    else if (drawn && (event.key === 'Enter' || event.key === ' ')) this.table.press(this.krLaThing(), this.krCard());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
