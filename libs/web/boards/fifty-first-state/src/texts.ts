import { textScope } from '@kronika/web/i18n';

export const fiftyFirstStateTexts = textScope('fiftyFirstState', {
  en: () => import('./texts/en.json'),
  pl: () => import('./texts/pl.json'),
});
