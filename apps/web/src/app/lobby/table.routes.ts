import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { lobbyTexts } from './lobby-texts';
import { TablePage } from './table-page';

export const tableRoutes: Routes = [{ path: ':tableId', title: 'lobby.title', component: TablePage, resolve: textsOfRoute(lobbyTexts) }];
