import { textScope } from '@kronika/web/i18n';

/** The games browser. */
export const gamesTexts = textScope('games', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
