import { textScope } from '@kronika/web/i18n';

/** Profiles, and one's own account. */
export const playersTexts = textScope('players', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
