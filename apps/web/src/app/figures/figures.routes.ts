import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { chartTexts } from '@kronika/web/statistics';
import { figuresTexts } from './figures-texts';
import { StatisticsPage } from './statistics-page';

export const figuresRoutes: Routes = [
  { path: '', title: 'figures.title', component: StatisticsPage, resolve: textsOfRoute(figuresTexts, chartTexts) },
];
