import { textScope } from '@kronika/web/i18n';

/** The first page. */
export const homeTexts = textScope('home', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
