import type { Routes } from '@angular/router';

const door = () => import('./session/session.routes').then((module) => module.sessionRoutes);

export const routes: Routes = [
  { path: '', loadComponent: () => import('./home/home-page').then((module) => module.HomePage) },
  { path: 'lobby', loadChildren: () => import('./lobby/lobby.routes').then((module) => module.lobbyRoutes) },
  { path: 'tables', loadChildren: () => import('./lobby/table.routes').then((module) => module.tableRoutes) },
  { path: 'play', pathMatch: 'full', redirectTo: 'lobby' },
  { path: 'play', loadChildren: () => import('./play/play.routes').then((module) => module.playRoutes) },
  { path: 'replay', loadChildren: () => import('./replay/replay.routes').then((module) => module.replayRoutes) },
  { path: 'games', loadChildren: () => import('./games/games.routes').then((module) => module.gamesRoutes) },
  { path: 'statistics', loadChildren: () => import('./figures/figures.routes').then((module) => module.figuresRoutes) },
  { path: 'tournaments', loadChildren: () => import('./tournaments/tournaments.routes').then((module) => module.tournamentsRoutes) },
  { path: 'slip', loadChildren: () => import('./tournaments/slip.routes').then((module) => module.slipRoutes) },
  { path: 'players', loadChildren: () => import('./players/players.routes').then((module) => module.playersRoutes) },
  { path: 'account', loadChildren: () => import('./players/account.routes').then((module) => module.accountRoutes) },
  { path: 'gallery', loadComponent: () => import('@kronika/web/gallery').then((module) => module.GalleryPage) },
  { path: 'help', loadChildren: () => import('./help/help.routes').then((module) => module.helpRoutes) },
  { path: 'explorer', loadChildren: () => import('./explorer/explorer.routes').then((module) => module.explorerRoutes) },
  { path: 'sign-in', title: 'session.signIn.title', data: { kind: 'signIn' }, loadChildren: door },
  { path: 'register', title: 'session.register.title', data: { kind: 'register' }, loadChildren: door },
  { path: 'set-up', title: 'session.setUp.title', data: { kind: 'setUp' }, loadChildren: door },
  { path: 'reset', title: 'session.reset.title', data: { kind: 'reset' }, loadChildren: door },
  {
    path: '**',
    title: 'shell.notFound.title',
    loadComponent: () => import('./shell/not-found-page').then((module) => module.NotFoundPage),
  },
];
