export * from './board-host';
export * from '@kronika/web/boards/contract';
export * from './board-registry';
export { CardDialog, type CardDialogData, type CardMoment } from './card-dialog';
