import { ChangeDetectionStrategy, Component } from '@angular/core';
import { GalleryPage } from '@kronika/web/gallery';

@Component({
  selector: 'kr-workshop-gallery',
  imports: [GalleryPage],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `<kr-gallery-page />`,
})
export class WorkshopGallery {}
