import { textScope } from '@kronika/web/i18n';

/** Coming in: sign in, register, set up, reset a password. */
export const sessionTexts = textScope('session', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
