import { textScope } from '@kronika/web/i18n';

/** The statistics explorer. */
export const figuresTexts = textScope('figures', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
