import { textScope } from '@kronika/web/i18n';

/** Tables that wait for players. */
export const lobbyTexts = textScope('lobby', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
