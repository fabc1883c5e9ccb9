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
import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';
/** A person without a picture: initials on a ground that their name decides. */
let Avatar = class Avatar {
  constructor() {
    this.name = input.required();
    this.initials = computed(() => initialsOf(this.name()));
    this.hue = computed(() => hueOf(this.name()));
  }
};
Avatar = __decorate(
  [
    Component({
      selector: 'kr-avatar',
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `<span aria-hidden="true" [style.--hue]="hue()">{{ initials() }}</span>`,
      styles: `
    :host {
      display: inline-flex;
      flex: none;
    }
    span {
      display: grid;
      place-items: center;
      width: 2.1em;
      height: 2.1em;
      border-radius: 50%;
      font-size: 0.85em;
      font-weight: 650;
      color: light-dark(oklch(32% 0.08 var(--hue)), oklch(90% 0.06 var(--hue)));
      background: light-dark(oklch(90% 0.05 var(--hue)), oklch(34% 0.06 var(--hue)));
      border: 1px solid light-dark(oklch(70% 0.08 var(--hue)), oklch(52% 0.08 var(--hue)));
    }
  `,
    }),
  ],
  Avatar,
);
export { Avatar };
/** The first letters of the first and the last word. */
export function initialsOf(name) {
  const words = name
    .trim()
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
/** A hue in degrees that stays the same for a name. */
export function hueOf(name) {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3_600_000;
  return (sum * 47) % 360;
}
//# sourceMappingURL=avatar.js.map
