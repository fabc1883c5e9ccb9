import { textScope } from '@kronika/web/i18n';

/** Tournaments: browsing, rounds, standings, the organiser's desk. */
export const tournamentsTexts = textScope('tournaments', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
