import type { Routes } from '@angular/router';

export const routes: Routes = [
  { path: '', title: 'Kronika', loadComponent: () => import('./home/home-page').then((module) => module.HomePage) },
  { path: '**', title: 'Kronika', loadComponent: () => import('./not-found/not-found-page').then((module) => module.NotFoundPage) },
];
