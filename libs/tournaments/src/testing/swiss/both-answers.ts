import { pairDutch } from '../../swiss/pair-dutch';
import type { DutchRequest } from '../../swiss/request';
import { literalDutch } from './literal-dutch';

/** The answers of the engine and of the literal procedure as comparable text: pairs without colours, then the bye. */
export function bothAnswers(request: DutchRequest): { readonly engine: string; readonly literal: string } {
  const outcome = pairDutch(request);
  const round = literalDutch(request);
  return {
    engine:
      outcome.kind === 'needs-ruling'
        ? 'impossible'
        : asText(
            outcome.pairings.map(({ white, black }) => [white, black] as const),
            outcome.bye?.player,
          ),
    literal: round === 'impossible' ? round : asText(round.pairs, round.bye),
  };
}

function asText(pairs: readonly (readonly [number, number])[], bye: number | undefined): string {
  return [...pairs.map((pair) => [...pair].sort((a, b) => a - b).join('-')).sort(), `bye ${bye ?? 'none'}`].join(' ');
}
