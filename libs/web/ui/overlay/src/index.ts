export type { Question } from './confirm-dialog';
export { Dialogs } from './dialogs';
