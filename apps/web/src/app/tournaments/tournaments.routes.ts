import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { OverviewPage } from './overview-page';
import { PlayersPage } from './players-page';
import { RoundsPage } from './rounds-page';
import { TournamentPage } from './tournament-page';
import { TournamentsPage } from './tournaments-page';
import { tournamentsTexts } from './tournaments-texts';

export const tournamentsRoutes: Routes = [
  {
    path: '',
    resolve: textsOfRoute(tournamentsTexts),
    children: [
      { path: '', pathMatch: 'full', title: 'tournaments.title', component: TournamentsPage },
      { path: 'new', loadChildren: () => import('./wizard/wizard.routes').then((module) => module.wizardRoutes) },
      {
        path: ':tournamentId/projector',
        title: 'tournaments.projector',
        data: { kind: 'projector' },
        loadComponent: () => import('./projector-page').then((module) => module.ProjectorPage),
      },
      {
        path: ':tournamentId/overlay',
        title: 'tournaments.overlay',
        data: { kind: 'overlay' },
        loadComponent: () => import('./projector-page').then((module) => module.ProjectorPage),
      },
      {
        path: ':tournamentId',
        title: 'tournaments.title',
        component: TournamentPage,
        children: [
          { path: '', pathMatch: 'full', component: OverviewPage },
          { path: 'rounds', component: RoundsPage },
          { path: 'players', component: PlayersPage },
          { path: 'standings', loadComponent: () => import('./standings-page').then((module) => module.StandingsPage) },
          { path: 'bracket', loadComponent: () => import('./bracket-page').then((module) => module.BracketPage) },
          {
            path: 'statistics',
            loadComponent: () => import('./tournament-statistics-page').then((module) => module.TournamentStatisticsPage),
          },
          { path: 'print', loadComponent: () => import('./print-page').then((module) => module.PrintPage) },
          { path: 'desk', loadComponent: () => import('./desk/desk-page').then((module) => module.DeskPage) },
        ],
      },
    ],
  },
];
