import { textScope } from '@kronika/web/i18n';

export const playerTexts = textScope('player', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
