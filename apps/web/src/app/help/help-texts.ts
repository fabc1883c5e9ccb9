import { textScope } from '@kronika/web/i18n';

/** How games are played, in short; keys; where the content comes from. */
export const helpTexts = textScope('help', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
