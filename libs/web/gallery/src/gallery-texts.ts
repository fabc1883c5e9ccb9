import { textScope } from '@kronika/web/i18n';

export const galleryTexts = textScope('gallery', { en: () => import('./texts/en.json'), pl: () => import('./texts/pl.json') });
