import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { GuidePage } from './guide-page';
import { HelpPage } from './help-page';
import { helpTexts } from './help-texts';
import { ProvenancePage } from './provenance-page';

export const helpRoutes: Routes = [
  {
    path: '',
    resolve: textsOfRoute(helpTexts),
    children: [
      { path: '', pathMatch: 'full', title: 'help.title', component: HelpPage },
      { path: 'provenance', title: 'help.provenance.title', component: ProvenancePage },
      { path: ':game', title: 'help.title', component: GuidePage },
    ],
  },
];
