import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { playTexts } from '../play/play-texts';
import { ReplayPage } from './replay-page';

export const replayRoutes: Routes = [
  { path: ':gameId', title: 'play.replay.title', component: ReplayPage, resolve: textsOfRoute(playTexts) },
];
