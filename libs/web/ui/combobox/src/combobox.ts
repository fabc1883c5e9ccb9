import { Combobox as AriaCombobox, ComboboxPopup, ComboboxWidget } from '@angular/aria/combobox';
import { Listbox, Option } from '@angular/aria/listbox';
import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { ChangeDetectionStrategy, Component, computed, input, model, signal } from '@angular/core';

/** Something that can be chosen. */
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** A text field that offers what matches: for lists too long to look through. */
@Component({
  selector: 'kr-combobox',
  imports: [AriaCombobox, CdkConnectedOverlay, CdkOverlayOrigin, ComboboxPopup, ComboboxWidget, Listbox, Option],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<label class="kr-field">
      <span>{{ label() }}</span>
      <input
        class="kr-input"
        ngCombobox
        #combobox="ngCombobox"
        cdkOverlayOrigin
        #origin="cdkOverlayOrigin"
        autocomplete="off"
        [placeholder]="placeholder()"
        [value]="typed()"
        (valueChange)="typed.set($event)"
        [(expanded)]="expanded"
      />
    </label>
    <ng-template ngComboboxPopup [combobox]="combobox">
      <ng-template [cdkConnectedOverlay]="{ origin, usePopover: 'inline', matchWidth: true }" [cdkConnectedOverlayOpen]="expanded()">
        <div
          class="panel"
          ngComboboxWidget
          ngListbox
          #listbox="ngListbox"
          focusMode="activedescendant"
          [activeDescendant]="listbox.activeDescendant()"
          [value]="chosen()"
          (valueChange)="choose($event)"
        >
          @for (choice of matching(); track choice.id) {
            <div ngOption class="item" [value]="choice.id" [label]="choice.label">
              <span>{{ choice.label }}</span>
            </div>
          } @empty {
            <div class="item" aria-disabled="true">{{ nothing() }}</div>
          }
        </div>
      </ng-template>
    </ng-template>`,
  styleUrl: '../../src/styles/list-panel.css',
})
export class Combobox {
  readonly label = input.required<string>();
  readonly placeholder = input('');
  /** What is said when nothing matches. */
  readonly nothing = input('–');
  readonly choices = input.required<readonly Choice[]>();
  readonly value = model<string | undefined>(undefined);

  protected readonly expanded = signal(false);
  protected readonly typed = signal('');
  protected readonly chosen = computed(() => {
    const value = this.value();
    return value === undefined ? [] : [value];
  });
  protected readonly matching = computed(() => matchingChoices(this.choices(), this.typed()));

  protected choose(ids: readonly string[]): void {
    const choice = this.choices().find(({ id }) => id === ids[0]);
    if (choice === undefined) return;
    this.value.set(choice.id);
    this.typed.set(choice.label);
    this.expanded.set(false);
  }
}

const mostShown = 60;

/** What contains every typed word, without regard to case and accents; what begins with them comes first. */
export function matchingChoices(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = choices.filter(({ label }) => words.every((word) => plain(label).includes(word)));
  const first = words[0] ?? '';
  return [
    ...found.filter(({ label }) => plain(label).startsWith(first)),
    ...found.filter(({ label }) => !plain(label).startsWith(first)),
  ].slice(0, mostShown);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}
