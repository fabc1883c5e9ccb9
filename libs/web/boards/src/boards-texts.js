import { textScope } from '@kronika/web/i18n';
export const boardsTexts = textScope('boards', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
//# sourceMappingURL=boards-texts.js.map
