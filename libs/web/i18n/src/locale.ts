import { inject, Injectable } from '@angular/core';
import { Texts } from './texts';

/** A moment as the API gives it (ISO 8601), as milliseconds, or as a date. */
export type MomentInTime = string | number | Date;

export type DateStyle = 'date' | 'time' | 'moment' | 'long';

const styles: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
};

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
];

/** Dates and numbers as the reader's language writes them, in the reader's own time zone. Reads the language signal. */
@Injectable({ providedIn: 'root' })
export class Locale {
  readonly #texts = inject(Texts);
  readonly #dates = new Map<string, Intl.DateTimeFormat>();
  readonly #numbers = new Map<string, Intl.NumberFormat>();

  date(moment: MomentInTime, style: DateStyle = 'date'): string {
    const language = this.#texts.language();
    return kept(this.#dates, `${language} ${style}`, () => new Intl.DateTimeFormat(language, styles[style])).format(new Date(moment));
  }

  number(value: number, digits = 0): string {
    return this.#number(`number ${digits}`, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  }

  /** At most so many digits, fewer where they are zero. */
  upTo(value: number, digits = 2): string {
    return this.#number(`up to ${digits}`, { maximumFractionDigits: digits }).format(value);
  }

  percent(share: number, digits = 0): string {
    return this.#number(`percent ${digits}`, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      share,
    );
  }

  /** 'in 5 minutes', '3 days ago'. */
  fromNow(moment: MomentInTime, now: number): string {
    const distance = new Date(moment).getTime() - now;
    const [unit, size] = steps.find(([, length]) => Math.abs(distance) >= length) ?? (['second', 1_000] as const);
    return new Intl.RelativeTimeFormat(this.#texts.language(), { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
  }

  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.#texts.language(), { type: 'conjunction' }).format(names);
  }

  #number(name: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const language = this.#texts.language();
    return kept(this.#numbers, `${language} ${name}`, () => new Intl.NumberFormat(language, options));
  }
}

/** `1:05:09`, `12:30`: a clock reads the same in every language. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1_000));
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

function kept<Value>(store: Map<string, Value>, name: string, make: () => Value): Value {
  const known = store.get(name);
  if (known !== undefined) return known;
  const made = make();
  store.set(name, made);
  return made;
}
