import type { Language } from '@kronika/game-kernel';

/** Somebody of the demonstration. */
export interface Character {
  readonly name: string;
  /** The language that they write in. */
  readonly language: Language;
  /** How often they find the move of the best bot there is; otherwise they play what comes to mind. From 0 to 1. */
  readonly strength: number;
}

/** People with accounts: they play the league. The strongest are in the first division. */
export const people: readonly Character[] = [
  { name: 'Wanda Sosnowska', language: 'pl', strength: 1 },
  { name: 'Oskar Bielik', language: 'pl', strength: 0.97 },
  { name: 'Freya Lindqvist', language: 'en', strength: 0.95 },
  { name: 'Tomasz Wrona', language: 'pl', strength: 0.93 },
  { name: 'Imani Okoye', language: 'en', strength: 0.92 },
  { name: 'Zofia Kmieć', language: 'pl', strength: 0.9 },
  { name: 'Hugo Marchetti', language: 'en', strength: 0.88 },
  { name: 'Jagoda Łącka', language: 'pl', strength: 0.86 },
  { name: 'Stanisław Gruda', language: 'pl', strength: 0.83 },
  { name: 'Noor Haddad', language: 'en', strength: 0.8 },
  { name: 'Pavel Dvořák', language: 'en', strength: 0.78 },
  { name: 'Elżbieta Żuraw', language: 'pl', strength: 0.75 },
  { name: 'Kenji Morita', language: 'en', strength: 0.72 },
  { name: 'Michał Ostoja', language: 'pl', strength: 0.7 },
  { name: 'Carmen Villar', language: 'en', strength: 0.66 },
  { name: 'Ludwik Piasek', language: 'pl', strength: 0.6 },
  { name: 'Aoife Brennan', language: 'en', strength: 0.55 },
  { name: 'Hanna Wilga', language: 'pl', strength: 0.5 },
  { name: 'Rafał Dąbek', language: 'pl', strength: 0.45 },
  { name: 'Greta Nowak-Berg', language: 'en', strength: 0.4 },
  { name: 'Bartłomiej Klon', language: 'pl', strength: 0.3 },
];

/** Who can be tried with one click. The player sits among bots in a running event, the organiser holds it. */
export const roles = {
  organiser: { name: 'Helena Organizatorka', language: 'pl', strength: 0.5 },
  player: { name: 'Marek Gracz', language: 'pl', strength: 0.9 },
} as const satisfies Readonly<Record<string, Character>>;
export type DemoRole = keyof typeof roles;

/** What bots are called where they play under a name of their own. */
export const botNames: readonly string[] = [
  'Żelazny Piotruś',
  'Rusty Annie',
  'Borsuk',
  'Old Compass',
  'Cień Wisły',
  'Tin Prophet',
  'Kurier 7',
  'Madame Diesel',
  'Strażnik Tamy',
  'Sparky',
  'Cicha Woda',
];
