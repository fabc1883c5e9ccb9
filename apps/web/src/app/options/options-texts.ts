import { textScope } from '@kronika/web/i18n';

/** Names and explanations of games' options. */
export const optionsTexts = textScope('options', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
