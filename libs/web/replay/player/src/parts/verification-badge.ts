import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
import { useTexts } from '@kronika/web/i18n';
import { Icon, interfaceShapes } from '@kronika/web/ui';
import type { Verification } from '../model/annotation';
import { playerTexts } from '../player-texts';

const looks: Readonly<Record<Verification, { readonly look: string; readonly shape: 'verified' | 'warning' | 'clock' | 'link' }>> = {
  checking: { look: 'note', shape: 'clock' },
  verified: { look: 'good', shape: 'verified' },
  'chain-valid': { look: 'good', shape: 'link' },
  broken: { look: 'bad', shape: 'warning' },
  different: { look: 'bad', shape: 'warning' },
  'not-released': { look: 'note', shape: 'clock' },
  unknown: { look: '', shape: 'link' },
};

/** Whether a game is what it says: its chain holds, and its seed gives it again. */
@Component({
  selector: 'kr-verification-badge',
  imports: [Icon],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<span class="kr-badge" [class]="look()" [attr.title]="t('player.verification.' + verification() + '.long')">
    <kr-icon [shape]="shape()" /> {{ t('player.verification.' + verification() + '.short') }}
  </span>`,
})
export class VerificationBadge {
  readonly verification = input.required<Verification>();
  protected readonly t = useTexts(playerTexts);
  protected readonly look = computed(() => looks[this.verification()].look);
  protected readonly shape = computed(() => interfaceShapes[looks[this.verification()].shape]);
}
