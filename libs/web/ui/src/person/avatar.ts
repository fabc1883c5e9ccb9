import { ChangeDetectionStrategy, Component, computed, input } from '@angular/core';

/** A person without a picture: initials on a ground that their name decides. */
@Component({
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
})
export class Avatar {
  readonly name = input.required<string>();
  protected readonly initials = computed(() => initialsOf(this.name()));
  protected readonly hue = computed(() => hueOf(this.name()));
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => firstLetter(word ?? '').toLocaleUpperCase()).join('');
}

function firstLetter(word: string): string {
  for (const letter of word) return letter;
  return '';
}

/** A hue in degrees that stays the same for a name. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3_600_000;
  return (sum * 47) % 360;
}
