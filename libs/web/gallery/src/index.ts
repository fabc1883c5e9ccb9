export { GalleryPage } from './gallery-page';
export { galleryTexts } from './gallery-texts';
