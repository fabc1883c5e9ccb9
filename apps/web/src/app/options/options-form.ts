import { ChangeDetectionStrategy, Component, computed, inject, input, linkedSignal, output } from '@angular/core';
import type { Json } from '@kronika/event-log';
import { Texts, useTexts } from '@kronika/web/i18n';
import { chosenOptions, type OptionField, optionFields } from './option-fields';
import { optionsTexts } from './options-texts';

/** A game's options, each with its explanation, made from the JSON Schema that the catalogue publishes. */
@Component({
  selector: 'kr-options-form',
  changeDetection: ChangeDetectionStrategy.OnPush,
  templateUrl: './options-form.html',
  styleUrl: './options-form.css',
})
export class OptionsForm {
  readonly game = input.required<string>();
  readonly schema = input.required<Json>();
  /** With one seat, the options of solo play are shown, too. */
  readonly seats = input(2);
  readonly chosen = output<Record<string, Json>>();

  readonly #texts = inject(Texts);
  protected readonly t = useTexts(optionsTexts);
  readonly #all = computed(() => optionFields(this.schema()));
  protected readonly fields = computed(() => this.#all().filter(({ name }) => this.seats() === 1 || !/solo|borgo/i.test(name)));
  protected readonly values = linkedSignal<readonly OptionField[], Readonly<Record<string, Json>>>({
    source: this.#all,
    computation: (fields) => Object.fromEntries(fields.map(({ name, usual }) => [name, usual])),
  });

  protected nameOf(field: OptionField): string {
    return this.#say(`options.${this.game()}.${field.name}.name`) ?? spaced(field.name);
  }

  protected helpOf(field: OptionField): string {
    return this.#say(`options.${this.game()}.${field.name}.help`) ?? '';
  }

  protected valueName(field: OptionField, value: string | number): string {
    return this.#say(`options.${this.game()}.${field.name}.values.${value}`) ?? spaced(String(value));
  }

  protected set(name: string, value: Json): void {
    this.values.update((values) => ({ ...values, [name]: value }));
    this.chosen.emit(chosenOptions(this.fields(), this.values()));
  }

  /** The element gives a text; the schema may mean a number. */
  protected pick(field: OptionField & { readonly kind: 'choice' }, text: string): void {
    this.set(field.name, field.values.find((value) => String(value) === text) ?? null);
  }

  #say(key: string): string | undefined {
    return this.#texts.has(key) ? this.#texts.say(key) : undefined;
  }
}

/** `mixBothDecks` as words, where nobody has written better ones. */
function spaced(name: string): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
