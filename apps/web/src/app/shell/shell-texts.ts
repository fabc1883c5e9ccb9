import { textScope } from '@kronika/web/i18n';

/** What surrounds every page. */
export const shellTexts = textScope('shell', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
