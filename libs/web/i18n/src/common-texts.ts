import { textScope } from './texts';

/** Words that every page uses. */
export const commonTexts = textScope('common', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
