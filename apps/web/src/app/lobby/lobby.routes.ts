import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { LobbyPage } from './lobby-page';
import { lobbyTexts } from './lobby-texts';
import { NewTablePage } from './new-table-page';

export const lobbyRoutes: Routes = [
  {
    path: '',
    resolve: textsOfRoute(lobbyTexts),
    children: [
      { path: '', pathMatch: 'full', title: 'lobby.title', component: LobbyPage },
      { path: 'new', title: 'lobby.create.title', component: NewTablePage },
    ],
  },
];
