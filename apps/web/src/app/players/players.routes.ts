import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { figuresTexts } from '../figures/figures-texts';
import { ProfilePage } from './profile-page';
import { playersTexts } from './players-texts';

export const playersRoutes: Routes = [
  { path: ':playerId', title: 'players.title', component: ProfilePage, resolve: textsOfRoute(playersTexts, figuresTexts) },
];
