import type { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', loadComponent: () => import('./home/home-page').then((module) => module.HomePage) },
  { path: 'play', loadComponent: () => import('./play/new-game-page').then((module) => module.NewGamePage) },
  { path: 'play/:gameId', loadComponent: () => import('./play/play-page').then((module) => module.PlayPage) },
  { path: 'help', loadChildren: () => import('./help/help.routes').then((module) => module.helpRoutes) },
  { path: 'explorer', loadChildren: () => import('./explorer/explorer.routes').then((module) => module.explorerRoutes) },
  {
    path: '**',
    title: 'shell.notFound.title',
    loadComponent: () => import('./shell/not-found-page').then((module) => module.NotFoundPage),
  },
];
