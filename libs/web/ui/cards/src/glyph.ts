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
} as const;
export type GlyphName = keyof typeof glyphs;

export const glyphNames = Object.keys(glyphs) as readonly GlyphName[];

/** The glyph that a sign or a name stands for; what is unknown is a note. */
export function glyphOf(text: string | null | undefined): GlyphName {
  return glyphNames.find((name) => name === text || glyphs[name].sign === text) ?? 'note';
}

/** A glyph as a small round mark. */
@Component({
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
})
export class Glyph {
  readonly name = input.required<GlyphName>();
  readonly #t = useTexts(cardsTexts);
  protected readonly sign = computed(() => glyphs[this.name()].sign);
  protected readonly tone = computed(() => `var(--${glyphs[this.name()].tone})`);
  protected readonly label = computed(() => this.#t('cards.glyph.' + this.name()));
}
