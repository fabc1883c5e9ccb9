import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { GamesPage } from './games-page';
import { gamesTexts } from './games-texts';

export const gamesRoutes: Routes = [{ path: '', title: 'games.title', component: GamesPage, resolve: textsOfRoute(gamesTexts) }];
