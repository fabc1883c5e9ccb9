import { textScope } from '@kronika/web/i18n';

/** The wizard that makes a tournament: formats explained. */
export const wizardTexts = textScope('wizard', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
