export * from './common-texts';
export * from './language';
export * from './locale';
export { provideI18n } from './provide-i18n';
export * from './texts';
export * from './theme';
