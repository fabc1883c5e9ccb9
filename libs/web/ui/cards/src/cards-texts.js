import { textScope } from '@kronika/web/i18n';
export const cardsTexts = textScope('cards', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
//# sourceMappingURL=cards-texts.js.map
