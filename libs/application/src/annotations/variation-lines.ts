import { lastVersion, type Variation } from '@kronika/annotations';
import type { StoredEvent } from '@kronika/event-log';
import { type AnyGame, type ChanceSource, committedChance, committedSource, foldEvent, type KernelState } from '@kronika/game-kernel';
import type { Platform } from '../platform';
import type { AnnotationStores } from './annotation-stores';
import type { RecordedGames } from './recorded-games';

/** A variation with the game's state after each of its versions, from the game's first one on. */
export interface VariationLine {
  readonly game: AnyGame;
  readonly variation: Variation<StoredEvent>;
  readonly lastVersion: number;
  /** The variation's own events as they continue the game: versions go on from what it left. */
  readonly events: readonly StoredEvent[];
  stateAt(version: number): KernelState<unknown>;
}

type States = readonly KernelState<unknown>[];
const kept = 100;

/** Folds variations: the game up to where the first one leaves it, then each branch up to where the next one leaves that. */
export class VariationLines {
  readonly #stores: AnnotationStores;
  readonly #games: RecordedGames;
  /** The states after a variation's own events. */
  readonly #folded = new Map<string, States>();

  constructor(stores: AnnotationStores, games: RecordedGames) {
    this.#stores = stores;
    this.#games = games;
  }

  /** Undefined where there is no such variation, or its game cannot be played here. */
  async load(variationId: string): Promise<VariationLine | undefined> {
    const variation = (await this.#stores.variation(variationId))?.state;
    if (variation === undefined) return undefined;
    const base = await this.#base(variation);
    if (base === undefined) return undefined;
    const { from } = variation;
    const events = variation.line.map((event, index) => ({ ...event, version: from + 1 + index }));
    const states = this.#fold(variationId, base.game, base.stateAt(from), events);
    return {
      game: base.game,
      variation,
      lastVersion: lastVersion(variation),
      events,
      stateAt: (version) => {
        if (version <= from) return base.stateAt(version);
        const state = states[version - from - 1];
        if (state === undefined) throw new RangeError(`No version ${version} in a variation up to ${lastVersion(variation)}`);
        return state;
      },
    };
  }

  /** What a variation left: the game itself, or its parent. */
  async #base({ game, parent }: Variation): Promise<Pick<VariationLine, 'game' | 'stateAt'> | undefined> {
    if (parent !== null) return this.load(parent);
    const recorded = await this.#games.load(game);
    return recorded && { game: recorded.game, stateAt: (version) => recorded.replay.stateAt(version) };
  }

  #fold(id: string, game: AnyGame, base: KernelState<unknown>, events: readonly StoredEvent[]): States {
    const known = this.#folded.get(id) ?? [];
    const states = [...known];
    for (const event of events.slice(known.length)) states.push(foldEvent(game, states.at(-1) ?? base, event));
    if (states.length > known.length) {
      this.#folded.delete(id);
      this.#folded.set(id, states);
      if (this.#folded.size > kept) this.#folded.delete(this.#folded.keys().next().value ?? '');
    }
    return states;
  }
}

/** Where a variation's draws come from. */
export function chanceOf({ chance }: Variation, { hashing }: Pick<Platform, 'hashing'>): ChanceSource {
  if (chance.kind === 'recorded') return committedSource(hashing);
  return ({ draws }) => committedChance(chance.seed, draws, hashing);
}
