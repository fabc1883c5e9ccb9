import { textScope } from '@kronika/web/i18n';

/** The query explorer. */
export const explorerTexts = textScope('explorer', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
