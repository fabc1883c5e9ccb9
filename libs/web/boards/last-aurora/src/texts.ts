import { textScope } from '@kronika/web/i18n';

export const lastAuroraTexts = textScope('lastAurora', {
  en: () => import('./texts/en.json'),
  pl: () => import('./texts/pl.json'),
});
