import { textScope } from '@kronika/web/i18n';

/** Rounds, matches and what can be done with a bracket. */
export const bracketTexts = textScope('bracket', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
