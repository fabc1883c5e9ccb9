export * from './combobox';
export * from './dialogs';
export * from './menu';
export * from './tabs';
export { Tooltip } from './tooltip';
//# sourceMappingURL=index.js.map
