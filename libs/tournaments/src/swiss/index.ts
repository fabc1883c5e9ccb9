export type { ColourReason } from './colour-allocation';
export type { Obstacle } from './compatibility';
export type {
  BracketReport,
  CountedCriterion,
  DutchBye,
  DutchOutcome,
  DutchPairing,
  NeedsRuling,
  PairedRound,
  PairingReason,
  RoundQuality,
} from './outcome';
export { pairDutch } from './pair-dutch';
export type { Float } from './pairing-card';
export type { ByeKind, Colour, DutchRequest, GamePoints, RoundRecord, SwissPlayer } from './request';
