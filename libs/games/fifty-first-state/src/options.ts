import { fromZod } from '@kronika/game-kernel';
import * as z from 'zod';
import type { DeckId } from './pack/records';

export const soloModes = [
  'solo-standard',
  'solo-mutants-union',
  'solo-new-york',
  'solo-merchants-guild',
  'solo-appalachian-federation',
  'borgo-2',
] as const;
export type SoloMode = (typeof soloModes)[number];

/** FS-1.5: what can be chosen at the table; FS-1.6: what goes together. */
const optionsShape = z
  .strictObject({
    edition: z.enum(['master-set', 'ultimate']).default('ultimate'),
    expansion: z.enum(['none', 'new-era', 'winter']).default('none'),
    mixBothDecks: z.boolean().default(false),
    promoFactions: z.boolean().default(false),
    factionAssignment: z.enum(['random', 'choose']).default('random'),
    shipwreckTwice: z.boolean().default(false),
    soloMode: z.enum(soloModes).default('solo-standard'),
    soloStartVp: z.union([z.literal(0), z.literal(1)]).default(0),
    borgoHard: z.boolean().default(false),
  })
  .superRefine((options, context) => {
    const refuse = (option: keyof typeof options, message: string) => context.addIssue({ code: 'custom', path: [option], message });
    if (options.edition === 'master-set' && options.soloMode !== 'solo-standard')
      refuse('soloMode', 'FS-1.6: the Master Set has the standard opponent only');
    if (options.edition === 'master-set' && options.soloStartVp !== 0) refuse('soloStartVp', 'FS-1.6: the Master Set starts at 0');
    if (options.mixBothDecks && options.expansion !== 'none') refuse('expansion', 'FS-1.6: both decks are mixed already');
    if (options.borgoHard && options.soloMode !== 'borgo-2') refuse('borgoHard', 'FS-1.6: hard mode is for Borgo');
  });

export type Options = z.output<typeof optionsShape>;

export const optionsSchema = fromZod<Options>(optionsShape);

/** FS-1.6: the solo options may differ from their defaults with one player only. */
export function seatsFor(options: Options): { readonly min: number; readonly max: number } {
  const solo = options.soloMode !== 'solo-standard' || options.soloStartVp !== 0 || options.borgoHard;
  return { min: 1, max: solo ? 1 : 4 };
}

/** FS-5.3, FS-R38: the decks that are shuffled together. */
export function decksInPlay(options: Options): readonly DeckId[] {
  if (options.mixBothDecks) return ['base', 'new-era', 'winter'];
  return options.expansion === 'none' ? ['base'] : ['base', options.expansion];
}
