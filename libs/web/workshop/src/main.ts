import { bootstrapApplication } from '@angular/platform-browser';
import { provideI18n } from '@kronika/web/i18n';
import { Workshop } from './workshop';

await bootstrapApplication(Workshop, { providers: [provideI18n()] });
