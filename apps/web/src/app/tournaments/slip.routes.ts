import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { SlipPage } from './slip-page';
import { tournamentsTexts } from './tournaments-texts';

export const slipRoutes: Routes = [
  { path: ':token', title: 'tournaments.report', component: SlipPage, resolve: textsOfRoute(tournamentsTexts) },
];
