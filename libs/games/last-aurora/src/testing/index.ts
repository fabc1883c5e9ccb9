export { lastAuroraSubject } from './subject';
