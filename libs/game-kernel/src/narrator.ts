import type { Json } from '@kronika/event-log';
import type { Description, Seat } from './game';
import { kernelTexts } from './kernel-texts';
import { sentence } from './sentence';

export type Language = 'en' | 'pl';
/** What a seat is called: a player's name, or a number. */
export type SeatNames = (seat: Seat) => string;

/** Puts a game into words. */
export interface Narrator {
  sentence(language: Language, description: Description, nameOf: SeatNames): string;
  /** A move as its button says it; `state` is the game as the moving seat sees it. */
  move(language: Language, move: Json, state: unknown, nameOf: SeatNames): string;
}

/** For a game that brings no words along: keys for sentences, data for moves. */
const speechless: Narrator = {
  sentence: (_language, { key }) => key,
  move: (_language, move) => JSON.stringify(move),
};

/** A game's narrator that also knows the kernel's events. */
export function wholeNarrator(own: Narrator = speechless): Narrator {
  return {
    move: (language, move, state, nameOf) => own.move(language, move, state, nameOf),
    sentence: (language, description, nameOf) =>
      Object.hasOwn(kernelTexts[language], description.key)
        ? sentence(kernelTexts[language], description, nameOf)
        : own.sentence(language, description, nameOf),
  };
}
