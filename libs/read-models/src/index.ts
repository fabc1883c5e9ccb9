export { annotationsProjection } from './annotations/annotations-projection';
export * from './accounts/directory-projection';
export * from './projection';
export * from './statements';
export { ReadModelFailed, ReadModelsClosed } from './runner/failures';
export type { ModelStatus } from './runner/model';
export * from './runner/read-models';
export * from './runner/storage';
