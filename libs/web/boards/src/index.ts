export * from '@kronika/web/boards/contract';
export * from './board-host';
export * from './board-registry';
export type { CardDialogData, CardMoment } from './card-dialog';
export * from './card-viewer';
