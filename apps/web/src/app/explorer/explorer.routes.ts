import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { ExplorerPage } from './explorer-page';
import { explorerTexts } from './explorer-texts';

export const explorerRoutes: Routes = [
  { path: '', title: 'explorer.title', component: ExplorerPage, resolve: textsOfRoute(explorerTexts) },
];
