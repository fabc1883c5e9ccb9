import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { counted, type PlaceView, type Token } from '@kronika/games/fifty-first-state';
import { useTexts } from '@kronika/web/i18n';
import { Icon } from '@kronika/web/ui';
import { FaceRowView, faceLabel, goodsShapes, signShapes } from '@kronika/web/ui/cards';
import { thing } from '../model/things';
import { TableContext } from '../table-context';
import { fiftyFirstStateTexts } from '../texts';
import { ThingButton } from './thing';

/** A location of a State, or Ruins: its name, what it does, and what lies on it. */
@Component({
  selector: 'kr-fs-place',
  imports: [FaceRowView, Icon, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<button
    class="fs-tile"
    [class.ruins]="place().ruined"
    [class.used]="place().uses > 0"
    [krThing]="thing()"
    [krCard]="place().card ?? undefined"
    [krLabel]="label()"
    [style.--tone]="tone()"
  >
    <span class="fs-tile-name">{{ name() }}</span>
    @if (!place().ruined && face(); as face) {
      <span class="fs-tile-rows">
        @for (row of face.rows; track $index) {
          <kr-face-row [row]="row" />
        }
      </span>
      <span class="fs-tile-types">
        @for (type of face.types; track $index) {
          <kr-icon [shape]="type.shape" />
        }
      </span>
    } @else {
      <span class="fs-tile-rows"><kr-icon [shape]="ruinsShape" /></span>
    }
    @if (tokens().length > 0) {
      <span class="fs-tile-tokens">
        @for (token of tokens(); track token.key) {
          <span [class]="token.kind"
            ><kr-icon [shape]="token.shape" />
            @if (token.n > 1) {
              <b>{{ token.n }}</b>
            }
          </span>
        }
      </span>
    }
  </button>`,
})
export class PlaceTile {
  readonly place = input.required<PlaceView>();
  readonly #table = inject(TableContext);
  readonly #t = useTexts(fiftyFirstStateTexts);
  protected readonly ruinsShape = signShapes.ruins;
  protected readonly thing = computed(() => thing.place(this.place().id));
  protected readonly face = computed(() => {
    const { card } = this.place();
    return card === null ? undefined : this.#table.face(card);
  });
  protected readonly tone = computed(() => `var(--tone-${this.place().ruined ? 'ruins' : (this.face()?.tone ?? 'ruins')})`);
  protected readonly name = computed(() => {
    if (!this.place().ruined) return this.face()?.name ?? '';
    const hidden = this.#t('fiftyFirstState.ruins');
    const face = this.face();
    return face === undefined ? hidden : `${hidden}: ${face.name}`;
  });

  /** What lies on it: a foreign worker, a shield, goods put here, kept here, or spent here. */
  protected readonly tokens = computed(() => {
    const place = this.place();
    const lot = (kind: string, goods: Readonly<Partial<Record<Token, number>>>) =>
      Object.entries(goods).map(([good, n]) => ({
        key: `${kind} ${good}`,
        kind,
        n,
        good: good as Token,
        shape: goodsShapes[good as Token],
      }));
    return [
      ...(place.shield ? lot('on', { shield: 1 }) : []),
      ...(place.worker ? lot('on', { worker: 1 }) : []),
      ...lot('kept', place.cache),
      ...lot('kept', place.stored),
      ...lot('spent', place.spent),
    ];
  });

  protected readonly label = computed(() => {
    const [face, place, lang] = [this.face(), this.place(), this.#table.lang()];
    const what = place.ruined || face === undefined ? this.name() : faceLabel(face);
    const lying = this.tokens().map(({ kind, good, n }) => `${this.#t('fiftyFirstState.token.' + kind)}: ${counted(lang, good, n)}`);
    return [what, ...lying].join('. ');
  });
}
