import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { AccountPage } from './account-page';
import { playersTexts } from './players-texts';

export const accountRoutes: Routes = [
  { path: '', title: 'players.settings.title', component: AccountPage, resolve: textsOfRoute(playersTexts) },
];
