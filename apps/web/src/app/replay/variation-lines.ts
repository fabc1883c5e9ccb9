import type { RedactedEvent } from '@kronika/event-log';
import type { VariationLineQuery, VariationTreeQuery } from '@kronika/web/client';
import type { VariationNode } from '@kronika/web/replay/player';

type Tree = Extract<VariationTreeQuery['variationTree'], { __typename: 'VariationTree' }>;
export type Line = Extract<VariationLineQuery['variation'], { __typename: 'Variation' }>;

/** Lines under the lines that they leave. */
export function variationNodes(
  variations: Tree['variations'],
  parentId: string | null,
  title: (number: number) => string,
): readonly VariationNode[] {
  return variations
    .filter((one) => one.parentId === parentId)
    .map((one) => ({
      id: one.variationId,
      title: title(variations.indexOf(one) + 1),
      author: one.author.name ?? '',
      fromVersion: one.fromVersion,
      length: one.lastVersion - one.fromVersion,
      children: variationNodes(variations, one.variationId, title),
    }));
}

/** What replays as a line: the game's events up to where the first line leaves, then each line's own up to where the next leaves it. */
export function eventsOfLine(game: readonly RedactedEvent[], lines: readonly Line[]): readonly RedactedEvent[] {
  let events = game;
  for (const line of lines) {
    const own = line.events as unknown as readonly RedactedEvent[];
    events = [...events.filter(({ version }) => version <= line.fromVersion), ...own];
  }
  return events;
}
