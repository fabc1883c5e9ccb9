export * from './model/annotation';
export { viewerKey, viewersWithin } from './model/viewers';
export { type OpenVariation, ReplayPlayer } from './replay-player';
export { VerificationBadge } from './parts/verification-badge';
export * from './model/what-if';
