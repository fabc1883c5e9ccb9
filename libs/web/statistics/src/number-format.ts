import type { Locale } from '@kronika/web/i18n';

/** How a chart writes its values. */
export type ValueFormat = 'percent' | 'whole' | 'decimal';

export function writeValue(locale: Locale, value: number, format: ValueFormat): string {
  switch (format) {
    case 'percent':
      return locale.percent(value, value !== 0 && Math.abs(value) < 0.1 ? 1 : 0);
    case 'whole':
      return locale.number(value);
    case 'decimal':
      return locale.upTo(value, 2);
  }
}
