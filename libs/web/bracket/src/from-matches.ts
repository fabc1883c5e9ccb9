import type { Bracket, MatchState, Slot } from '@kronika/tournaments';
import type { BracketView, Entrant, LinkView, MatchStatus, MatchView, SlotView } from './bracket-view';

/** What the domain's bracket does not know: names, scores, pages. Seeds count from 1. */
export interface BracketFacts {
  entrant(seed: number): Entrant | undefined;
  score(match: string, seed: number): string;
  isPlaying(match: string): boolean;
  link(match: string): string | undefined;
}

/** The domain's bracket of two-player matches with its progress, ready to be drawn. */
export function bracketOfMatches(bracket: Bracket, states: readonly MatchState[], facts: BracketFacts): BracketView {
  const byId = new Map(states.map((state) => [state.match.id, state]));
  return {
    kind: bracket.kind,
    matches: bracket.matches.map((match): MatchView => {
      const state = byId.get(match.id);
      return {
        id: match.id,
        side: match.side,
        round: match.round,
        status: statusOf(state, facts),
        link: facts.link(match.id),
        slots: match.slots.map((slot, index) =>
          slotView(match.id, slot, state?.unneeded ? undefined : state?.players[index], state, facts),
        ),
      };
    }),
    links: bracket.matches.flatMap((match) =>
      match.slots.flatMap((slot, toSlot): LinkView[] =>
        slot.from === 'seed' ? [] : [{ from: slot.match, fromSlot: undefined, to: match.id, toSlot, as: slot.from }],
      ),
    ),
  };
}

function slotView(match: string, slot: Slot, seed: number | undefined, state: MatchState | undefined, facts: BracketFacts): SlotView {
  return {
    entrant: seed === undefined ? undefined : facts.entrant(seed),
    from: slot.from === 'seed' ? undefined : { match: slot.match, as: slot.from },
    score: seed === undefined ? '' : facts.score(match, seed),
    advances: seed !== undefined && state?.outcome?.winner === seed,
  };
}

function statusOf(state: MatchState | undefined, facts: BracketFacts): MatchStatus {
  if (state === undefined) return 'waiting';
  if (state.unneeded) return 'unneeded';
  if (state.outcome !== undefined) return 'decided';
  if (state.players.includes(undefined)) return 'waiting';
  return facts.isPlaying(state.match.id) ? 'playing' : 'ready';
}
