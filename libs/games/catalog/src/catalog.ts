import type { GameModule } from '@kronika/game-kernel';

/** One game on offer. Its engine is loaded when it is needed: a page that shows one game does not carry the others. */
export interface CatalogEntry {
  readonly id: string;
  readonly names: { readonly en: string; readonly pl: string };
  load(): Promise<GameModule>;
}

/** The one place that lists the product's games. */
export const catalog: readonly CatalogEntry[] = [
  { id: 'fifty-first-state', names: { en: '51st State', pl: '51. Stan' }, load: () => import('@kronika/games/fifty-first-state') },
  { id: 'last-aurora', names: { en: 'Last Aurora', pl: 'Neuroshima: Last Aurora' }, load: () => import('@kronika/games/last-aurora') },
];

/** Games for tests, offered only where a test setting says so. */
export const testCatalog: readonly CatalogEntry[] = [
  { id: 'sample', names: { en: 'Caravan', pl: 'Karawana' }, load: () => import('@kronika/games/sample') },
];
