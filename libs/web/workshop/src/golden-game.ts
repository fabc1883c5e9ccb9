import type { RedactedEvent } from '@kronika/event-log';
import { type AnyGame, type GameModule, type Narrator, parseGameFile, wholeNarrator } from '@kronika/game-kernel';
import { catalog } from '@kronika/games/catalog';
import { wish } from './wishes';

export interface GoldenGame {
  readonly game: AnyGame;
  readonly pack: GameModule['defaultPack'];
  readonly narrator: Narrator;
  readonly events: readonly RedactedEvent[];
}

const people = ['Ada', 'Borys', 'Celina', 'Dawid', 'Ewa'];

export function personAt(seat: number): string {
  return people[seat] ?? `${seat + 1}`;
}

/** A recorded game, as the tests keep it. */
export async function goldenGame(name = wish('game') ?? '4-none'): Promise<GoldenGame> {
  const file = parseGameFile(await (await fetch(`/games/${name}.jsonl`)).text());
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const { header, pack, events } = file.value;
  const module = await catalog.find(({ id }) => id === header.game)?.load();
  const parsed = module?.packSchema.parse(pack);
  if (module === undefined || parsed?.ok !== true) throw new Error(`No engine for ${header.game}`);
  return { game: module.makeGame(parsed.value), pack: parsed.value, narrator: wholeNarrator(module.narrate?.(parsed.value)), events };
}
