export type { ColourReason } from './colour-allocation';
export type { Obstacle as PairingObstacle } from './compatibility';
export type {
  BracketReport as DutchBracket,
  CountedCriterion as DutchCriterion,
  DutchBye,
  DutchOutcome,
  DutchPairing,
  NeedsRuling as DutchNeedsRuling,
  PairedRound as DutchRound,
  PairingReason as DutchReason,
  RoundQuality as DutchQuality,
} from './outcome';
export { pairDutch } from './pair-dutch';
export type { Float as SwissFloat } from './pairing-card';
export type {
  ByeKind as SwissByeKind,
  Colour,
  DutchRequest,
  GamePoints as SwissPoints,
  RoundRecord as SwissRoundRecord,
  SwissPlayer,
} from './request';
