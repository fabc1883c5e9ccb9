import { ChangeDetectionStrategy, Component, computed, inject, input } from '@angular/core';
import { counted, texts, type PlayerView } from '@kronika/games/fifty-first-state';
import { useTexts } from '@kronika/web/i18n';
import { Icon } from '@kronika/web/ui';
import { type FaceRow, FaceRowView } from '@kronika/web/ui/cards';
import { amountOf, exchangeParts } from '../model/face-rows';
import { exchangeAction, thing } from '../model/things';
import { TableContext } from '../table-context';
import { fiftyFirstStateTexts } from '../texts';
import { ThingButton } from './thing';

/** A faction's board: what it produces, its actions with the goods that mark their use, and the deals tucked under it. */
@Component({
  selector: 'kr-fs-faction',
  imports: [FaceRowView, Icon, ThingButton],
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './faction-board.html',
  host: { class: 'fs-faction' },
})
export class FactionBoard {
  readonly owner = input.required<number>();
  readonly player = input.required<PlayerView>();
  readonly #table = inject(TableContext);
  protected readonly t = useTexts(fiftyFirstStateTexts);
  readonly #faction = computed(() => this.#table.rules().factions.get(this.player().faction ?? ''));

  protected readonly name = computed(() => {
    const faction = this.#faction();
    return (this.#table.lang() === 'en' ? faction?.nameEn : faction?.namePl) ?? '';
  });
  protected readonly designed = computed(() => this.#faction()?.source === 'designed');
  protected readonly production = computed(
    () => this.#faction()?.production.map(({ res, n }) => amountOf(this.#table.lang(), res, n)) ?? [],
  );
  protected readonly keepsHand = computed(() => this.#faction()?.feature.some(({ kind }) => kind === 'keepHandInCleanup') ?? false);

  protected readonly actions = computed(() => {
    const language = this.#table.lang();
    return (this.#faction()?.actions ?? []).map(({ id, cost, effects }) => {
      const used = this.player().board[id];
      const name = texts[language][`action.${id}`] ?? id;
      // The exchange offers five goods: too many for a row of signs.
      const shown = id === exchangeAction ? [{ do: 'gain', res: 'card', n: 1 } as const] : effects;
      const row: FaceRow = { parts: exchangeParts(cost, shown, { language }), label: name };
      const uses = used?.uses ?? 0;
      const label = uses > 0 ? `${name} (${this.t('fiftyFirstState.used', { count: uses })})` : name;
      return { id, row, label, uses, open: id === exchangeAction, thing: thing.action(this.owner(), id) };
    });
  });

  protected readonly deals = computed(() =>
    this.player().deals.map(({ id, card }) => {
      const face = this.#table.face(card);
      const goods = this.#table.rules().cards.get(card)?.record.deal ?? [];
      const language = this.#table.lang();
      return {
        id,
        card,
        thing: thing.deal(id),
        name: face?.name ?? card,
        amounts: goods.map(({ res, n }) => amountOf(language, res, n)),
        label: `${this.t('fiftyFirstState.dealWith', { card: face?.name ?? card })}: ${goods.map(({ res, n }) => counted(language, res, n)).join(', ')}`,
      };
    }),
  );
}
