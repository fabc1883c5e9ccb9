import { textScope } from '@kronika/web/i18n';

/** A game being played or replayed. */
export const playTexts = textScope('play', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
