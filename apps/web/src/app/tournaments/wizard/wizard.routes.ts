import type { Routes } from '@angular/router';
import { textsOfRoute } from '@kronika/web/i18n';
import { WizardPage } from './wizard-page';
import { wizardTexts } from './wizard-texts';

export const wizardRoutes: Routes = [{ path: '', title: 'wizard.title', component: WizardPage, resolve: textsOfRoute(wizardTexts) }];
