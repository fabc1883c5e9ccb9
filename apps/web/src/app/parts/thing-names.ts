import { inject, Injectable, signal } from '@angular/core';
import type { Json } from '@kronika/event-log';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { Texts } from '@kronika/web/i18n';

interface Names {
  readonly en: string;
  readonly pl: string;
}

/** Names of cards, factions and whatever else a game's pack names, by id; the pack comes with the engine when it is first asked for. */
@Injectable({ providedIn: 'root' })
export class ThingNames {
  readonly #texts = inject(Texts);
  readonly #known = signal<ReadonlyMap<string, ReadonlyMap<string, Names>>>(new Map());
  readonly #asked = new Set<string>();

  /** The name in the reader's language; the id in words until it is known. Reads signals. */
  nameOf(game: string, id: string): string {
    return this.#known().get(game)?.get(id)?.[this.#texts.language()] ?? spelled(id);
  }

  async load(game: string): Promise<void> {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    const module = await [...catalog, ...testCatalog].find(({ id }) => id === game)?.load();
    if (module === undefined) return;
    const names = new Map<string, Names>();
    collect(module.defaultPack, names);
    this.#known.update((known) => new Map(known).set(game, names));
  }
}

function collect(value: Json, into: Map<string, Names>): void {
  if (Array.isArray(value)) for (const item of value as readonly Json[]) collect(item, into);
  else if (typeof value === 'object' && value !== null) {
    const { id, nameEn, namePl } = value as Record<string, Json>;
    if (typeof id === 'string' && typeof nameEn === 'string' && typeof namePl === 'string' && !into.has(id))
      into.set(id, { en: nameEn, pl: namePl });
    for (const item of Object.values(value)) collect(item, into);
  }
}

/** `new-york` as `New york`: better than nothing. */
function spelled(id: string): string {
  const words = id.replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
