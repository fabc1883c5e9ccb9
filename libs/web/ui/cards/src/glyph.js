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
import { useTexts } from '@kronika/web/i18n';
import { cardsTexts } from './cards-texts';
/** What an annotation thinks of a moment, in the signs of chess. */
export const glyphs = {
  brilliant: { sign: '!!', tone: 'good' },
  good: { sign: '!', tone: 'good' },
  interesting: { sign: '!?', tone: 'note' },
  dubious: { sign: '?!', tone: 'warn' },
  mistake: { sign: '?', tone: 'bad' },
  blunder: { sign: '??', tone: 'bad' },
  only: { sign: '□', tone: 'note' },
  note: { sign: '¶', tone: 'faint' },
};
export const glyphNames = Object.keys(glyphs);
/** The glyph that a sign or a name stands for; what is unknown is a note. */
export function glyphOf(text) {
  return glyphNames.find((name) => name === text || glyphs[name].sign === text) ?? 'note';
}
/** A glyph as a small round mark. */
let Glyph = class Glyph {
  constructor() {
    this.name = input.required();
    this.#t = useTexts(cardsTexts);
    this.sign = computed(() => glyphs[this.name()].sign);
    this.tone = computed(() => `var(--${glyphs[this.name()].tone})`);
    this.label = computed(() => this.#t('cards.glyph.' + this.name()));
  }
  #t;
};
Glyph = __decorate(
  [
    Component({
      selector: 'kr-glyph',
      changeDetection: ChangeDetectionStrategy.OnPush,
      template: `<span role="img" [attr.aria-label]="label()" [style.--tone]="tone()">{{ sign() }}</span>`,
      styles: `
    :host {
      display: inline-flex;
    }
    span {
      display: grid;
      place-items: center;
      min-width: 1.75em;
      height: 1.75em;
      padding: 0 0.2em;
      border-radius: 99rem;
      border: 2px solid var(--tone);
      background: var(--raised);
      color: var(--tone);
      font-weight: 750;
      font-size: 0.85em;
      line-height: 1;
    }
  `,
    }),
  ],
  Glyph,
);
export { Glyph };
//# sourceMappingURL=glyph.js.map
