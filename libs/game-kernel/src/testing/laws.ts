import { hiddenMovesLaw } from './law-of-hidden-moves';
import { redactionLaw } from './law-of-redaction';
import { takeBackLaw } from './law-of-take-back';
import { legalMovesLaw } from './laws-of-moves';
import { endingLaw, jsonLaw, replayLaw, storedEventsLaw } from './laws-of-replay';
import type { Law } from './subject';
import { nonInterferenceLaw } from './twin-runs';

/** Every law that a game is put through. */
export const laws: readonly Law[] = [
  legalMovesLaw,
  replayLaw,
  redactionLaw,
  nonInterferenceLaw,
  hiddenMovesLaw,
  takeBackLaw,
  jsonLaw,
  storedEventsLaw,
  endingLaw,
];
