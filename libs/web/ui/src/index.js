export * from './icon/icon';
export * from './icon/interface-shapes';
export * from './icon/shape';
export * from './person/avatar';
export * from './person/person';
export * from './seat/seat-mark';
export * from './state/notice';
export * from './state/skeleton';
export * from './toast/toast-outlet';
export * from './toast/toasts';
//# sourceMappingURL=index.js.map
