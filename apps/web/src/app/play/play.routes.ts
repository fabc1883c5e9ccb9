import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { lobbyTexts } from '../lobby/lobby-texts';
import { PlayPage } from './play-page';
import { playTexts } from './play-texts';

export const playRoutes: Routes = [
  { path: ':gameId', title: 'play.title', component: PlayPage, resolve: textsOfRoute(playTexts, lobbyTexts) },
];
