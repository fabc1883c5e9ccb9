import type { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', title: 'Kronika', loadComponent: () => import('./home/home-page').then((module) => module.HomePage) },
  {
    path: 'play',
    title: 'Start a game · Kronika',
    loadComponent: () => import('./play/new-game-page').then((module) => module.NewGamePage),
  },
  { path: 'play/:gameId', title: 'A game · Kronika', loadComponent: () => import('./play/play-page').then((module) => module.PlayPage) },
  { path: '**', title: 'Kronika', loadComponent: () => import('./not-found/not-found-page').then((module) => module.NotFoundPage) },
];
