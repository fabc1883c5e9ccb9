var __decorate =
  (this && this.__decorate) ||
  function (decorators, target, key, desc) {
    var c = arguments.length,
      r = c < 3 ? target : desc === null ? (desc = Object.getOwnPropertyDescriptor(target, key)) : desc,
      d;
    if (typeof Reflect === 'object' && typeof Reflect.decorate === 'function') r = Reflect.decorate(decorators, target, key, desc);
    else
      for (var i = decorators.length - 1; i >= 0; i--)
        if ((d = decorators[i])) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return (c > 3 && r && Object.defineProperty(target, key, r), r);
  };
import { Combobox as AriaCombobox, ComboboxPopup, ComboboxWidget } from '@angular/aria/combobox';
import { Listbox, Option } from '@angular/aria/listbox';
import { CdkConnectedOverlay, CdkOverlayOrigin } from '@angular/cdk/overlay';
import { ChangeDetectionStrategy, Component, computed, input, model, signal } from '@angular/core';
/** A text field that offers what matches: for lists too long to look through. */
let Combobox = class Combobox {
  constructor() {
    this.label = input.required();
    this.placeholder = input('');
    /** What is said when nothing matches. */
    this.nothing = input('–');
    this.choices = input.required();
    this.value = model(undefined);
    this.expanded = signal(false);
    this.typed = signal('');
    this.chosen = computed(() => {
      const value = this.value();
      return value === undefined ? [] : [value];
    });
    this.matching = computed(() => matchingChoices(this.choices(), this.typed()));
  }
  choose(ids) {
    const choice = this.choices().find(({ id }) => id === ids[0]);
    if (choice === undefined) return;
    this.value.set(choice.id);
    this.typed.set(choice.label);
    this.expanded.set(false);
  }
};
Combobox = __decorate(
  [
    Component({
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
      <ng-template
        [cdkConnectedOverlay]="{ origin, usePopover: 'inline', matchWidth: true }"
        [cdkConnectedOverlayOpen]="expanded()"
      >
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
      styleUrl: './list-panel.css',
    }),
  ],
  Combobox,
);
export { Combobox };
const mostShown = 60;
/** What contains every typed word, without regard to case and accents; what begins with them comes first. */
export function matchingChoices(choices, typed) {
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
function plain(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}
//# sourceMappingURL=combobox.js.map
