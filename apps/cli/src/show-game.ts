import { gameWithBots } from '@kronika/application';
import type { Json } from '@kronika/event-log';
import { effectiveLine, kernelEventTypes, simulateOne, wholeNarrator } from '@kronika/game-kernel';
import type { CatalogEntry } from '@kronika/games/catalog';

interface Show {
  readonly game: string;
  readonly bots: readonly string[];
  readonly options: Json;
  readonly seed: string;
  readonly language: 'en' | 'pl';
}

/** The first game of a simulation, event by event in words. */
export async function showGame(offered: readonly CatalogEntry[], show: Show): Promise<string> {
  const { game, bots } = await gameWithBots(offered, show.game, show.bots);
  const module = await offered.find(({ id }) => id === show.game)?.load();
  const narrator = wholeNarrator(module?.narrate?.(module.defaultPack));
  const played = simulateOne({ game, options: show.options, bots, seed: `${show.seed}/0` });
  const lines: string[] = [];
  let state: unknown;
  for (const event of effectiveLine(played.events)) {
    if (kernelEventTypes.has(event.type)) continue;
    const description = game.describe(event, state);
    state = game.evolve(state, event);
    lines.push(`${String(event.version).padStart(4)}  ${narrator.sentence(show.language, description, (seat) => `#${seat + 1}`)}`);
  }
  return [...lines, `      ${JSON.stringify(played.outcome)}`].join('\n');
}
