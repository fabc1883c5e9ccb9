export * from './combobox';
export type { Question } from './confirm-dialog';
export * from './dialogs';
export * from './menu';
export * from './tabs';
export { Tooltip } from './tooltip';
