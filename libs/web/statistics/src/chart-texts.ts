import { textScope } from '@kronika/web/i18n';

/** What every chart says: table, query, download. */
export const chartTexts = textScope('statistics', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
