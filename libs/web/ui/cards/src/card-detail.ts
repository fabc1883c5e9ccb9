import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Icon } from '@kronika/web/ui';
import type { CardFace } from './card-face';
import { cardsTexts } from './cards-texts';
import { FaceRowView } from './face-row';
import { landscapeOf } from './landscape';

/** A card as large as it needs to be to say everything: all values, its text, its rules, where its values come from. */
@Component({
  selector: 'kr-card-detail',
  imports: [FaceRowView, Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './card-detail.html',
  styleUrl: './card-detail.css',
  host: { '[style.--tone]': 'tone()' },
})
export class CardDetail {
  readonly face = input.required<CardFace>();
  /** The id of the heading, for the dialog that it names. */
  readonly headingId = input<string | null>(null);
  protected readonly t = useTexts(cardsTexts);
  protected readonly tone = computed(() => `var(--tone-${this.face().tone})`);
  protected readonly land = computed(() => landscapeOf(this.face().id));
}
