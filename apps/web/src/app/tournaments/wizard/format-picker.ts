import { ChangeDetectionStrategy, Component, computed, inject, input, model } from '@angular/core';
import { namedSchemes } from '@kronika/tournaments';
import { Locale, useTexts } from '@kronika/web/i18n';
import {
  advisedRounds,
  type ChoiceField,
  fieldsOf,
  type FormatChoice,
  isPairs,
  measuredLike,
  type PresetId,
  presetIds,
} from './format-presets';
import { wizardTexts } from './wizard-texts';

/** The formats side by side, each explained and with how reliably it finds the best player, as measured. */
@Component({
  selector: 'kr-format-picker',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './format-picker.html',
  styleUrl: './format-picker.css',
})
export class FormatPicker {
  readonly choice = model.required<FormatChoice>();
  readonly players = input.required<number>();

  readonly #locale = inject(Locale);
  protected readonly t = useTexts(wizardTexts);
  protected readonly fields = computed(() => fieldsOf(this.choice().preset));
  protected readonly presets = computed(() =>
    presetIds.map((id) => {
      const measured = measuredLike({
        ...this.choice(),
        preset: id,
        rounds: id === this.choice().preset ? this.choice().rounds : advisedRounds(id, this.players()),
      });
      return { id, measured, share: measured === undefined ? '' : this.#locale.percent(measured.bestWins) };
    }),
  );
  protected readonly measured = computed(() => {
    const figure = measuredLike(this.choice());
    return (
      figure && {
        name: figure.name,
        share: this.#locale.percent(figure.bestWins, 1),
        chance: this.#locale.percent(1 / figure.players, 1),
        rank: this.#locale.number(figure.bestRank, 1),
        players: figure.players,
        width: figure.bestWins,
      }
    );
  });
  protected readonly advised = computed(() => advisedRounds(this.choice().preset, this.players()));
  protected readonly numbers: Readonly<Record<string, readonly number[]>> = {
    rounds: [2, 3, 4, 5, 6, 7, 8, 9, 11],
    bestOf: [1, 3, 5],
    tableSize: [3, 4, 5],
    cut: [2, 4, 8, 16, 32],
    groups: [2, 4, 8, 16],
    advance: [1, 2, 3],
  };
  protected readonly schemes = computed(() =>
    Object.entries(namedSchemes).flatMap(([name, scheme]) => ((scheme.kind === 'match') === isPairs(this.choice().preset) ? [name] : [])),
  );

  protected pick(preset: PresetId): void {
    this.choice.update((choice) => ({
      ...choice,
      preset,
      rounds: advisedRounds(preset, this.players()),
      cut: Math.min(choice.cut, this.players()),
      scheme: isPairs(preset) ? 'win 1, draw ½' : '10/6/3/1',
    }));
  }

  protected set(field: ChoiceField, value: number | boolean | string): void {
    this.choice.update((choice) => ({ ...choice, [field]: value }));
  }
}
