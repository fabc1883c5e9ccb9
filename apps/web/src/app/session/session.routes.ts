import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { EntryPage } from './entry-page';
import { sessionTexts } from './session-texts';

/** One page; which door it is comes with the address. */
export const sessionRoutes: Routes = [{ path: '', component: EntryPage, resolve: textsOfRoute(sessionTexts) }];
