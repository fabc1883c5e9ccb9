import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import type { PlayerView } from '@kronika/games/last-aurora';
import { useTexts } from '@kronika/web/i18n';
import { Icon } from '@kronika/web/ui';
import { cardName, isDesigned } from '../model/faces';
import { frameOf } from '../model/parse';
import { shapes } from '../model/shapes';
import { thing } from '../model/things';
import { TableContext } from '../table-context';
import { lastAuroraTexts } from '../texts';
import { ThingButton } from './thing';

const zones = ['active', 'exhausted', 'rest'] as const;

/** The crew in its three zones: skill, contamination and food on each survivor; who is being sent out is raised. */
@Component({
  selector: 'kr-la-crew',
  imports: [Icon, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `@for (zone of shown(); track zone.zone) {
    <div class="la-zone" [class]="zone.zone" role="group" [attr.aria-label]="t('lastAurora.zone.' + zone.zone)">
      <span class="la-zone-name" aria-hidden="true">{{ t('lastAurora.zone.' + zone.zone) }}</span>
      @for (member of zone.members; track member.card) {
        <button
          type="button"
          class="la-survivor"
          [class.sent]="member.sent"
          [krLaThing]="member.thing"
          [krCard]="member.card"
          [krLabel]="member.label"
        >
          <b class="la-skill">{{ member.skill }}</b>
          <span
            >{{ member.name }}
            @if (member.designed) {
              <span class="la-designed" [attr.title]="t('lastAurora.designed')">*</span>
            }
          </span>
          @if (member.contamination > 0) {
            <span class="la-ill"><kr-icon [shape]="shapes.contamination" />{{ member.contamination }}</span>
          }
          @if (member.food > 0) {
            <span class="la-fed"><kr-icon [shape]="shapes.food" />{{ member.food }}</span>
          }
        </button>
      }
    </div>
  }`,
  host: { class: 'la-crew' },
})
export class Crew {
  readonly owner = input.required<number>();
  readonly player = input.required<PlayerView>();
  protected readonly table = inject(TableContext);
  protected readonly t = useTexts(lastAuroraTexts);
  protected readonly shapes = shapes;

  protected readonly shown = computed(() => {
    const frame = frameOf(this.table.table(), this.owner());
    const sent = frame?.at === 'commit' || frame?.at === 'resolve' ? (frame.seat === this.owner() ? frame.crew : []) : [];
    const rules = this.table.rules();
    return zones.map((zone) => ({
      zone,
      members: this.player()
        .survivors.filter((survivor) => survivor.zone === zone)
        .map((survivor) => {
          const name = cardName(rules, survivor.card, this.table.lang());
          const record = rules.cards.get(survivor.card);
          const { contamination, food, skill } = survivor;
          return {
            ...survivor,
            name,
            designed: record !== undefined && isDesigned(record),
            sent: sent.includes(survivor.card),
            thing: thing.crew(this.owner(), survivor.card),
            label: [
              this.t('lastAurora.survivor', { name, skill, zone: this.t('lastAurora.zone.' + zone) }),
              ...(contamination > 0 ? [this.t('lastAurora.contamination', { count: contamination })] : []),
              ...(food > 0 ? [this.t('lastAurora.food', { count: food })] : []),
              ...(sent.includes(survivor.card) ? [this.t('lastAurora.sent')] : []),
            ].join(', '),
          };
        }),
    }));
  });
}
