export { fiftyFirstStateSubject } from './subject';
