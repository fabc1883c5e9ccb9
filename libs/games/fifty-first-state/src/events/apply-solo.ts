import type { AttemptKind, Attempts, SoloState, State } from '../state/state';
import { drawnFrom, without, withPlayer } from './change';
import type { Facts } from './facts';
import { withoutDeal } from './apply-goods';

export const soloFacts = {
  opponentTookConnection: (state: State, { colour, card }: Facts['opponentTookConnection']): State => {
    const pile = state.connections[colour];
    return {
      ...state,
      connections: { ...state.connections, [colour]: { ...pile, faceUp: null, discard: [...pile.discard, card] } },
    };
  },

  attempted: (state: State, { kind, card }: Facts['attempted']): State => {
    if (card === null) return state;
    const piled = withAttempts(state, kind, (attempts) => ({ ...attempts, pile: [...attempts.pile, card] }));
    return { ...piled, deck: drawnFrom(state.deck, 1) };
  },

  attemptEnded: (state: State, { kind, success }: Facts['attemptEnded']): State =>
    withAttempts(state, kind, (attempts) => ({
      ...attempts,
      success: attempts.success || success,
      failures: attempts.failures + (success ? 0 : 1),
    })),

  pileDiscarded: (state: State, { kind, cards }: Facts['pileDiscarded']): State => ({
    ...withAttempts(state, kind, (attempts) => ({ ...attempts, pile: [] })),
    discard: [...state.discard, ...cards],
  }),

  dealLost: (state: State, { seat, deal }: Facts['dealLost']): State => withoutDeal(state, seat, deal),

  borgoRevealed: (state: State, { card }: Facts['borgoRevealed']): State => ({
    ...withSolo(state, (solo) => ({ ...solo, revealed: [...solo.revealed, card] })),
    deck: drawnFrom(state.deck, 1),
  }),

  borgoDiscarded: (state: State, { card }: Facts['borgoDiscarded']): State => ({
    ...withSolo(state, (solo) => ({ ...solo, revealed: without(solo.revealed, card) })),
    discard: [...state.discard, card],
  }),

  brawlers: (state: State, { seat, n }: Facts['brawlers']): State =>
    withPlayer(state, seat, (player) => ({ ...player, brawlers: player.brawlers + n })),
};

function withSolo(state: State, change: (solo: SoloState) => SoloState): State {
  return state.solo === null ? state : { ...state, solo: change(state.solo) };
}

function withAttempts(state: State, kind: AttemptKind, change: (attempts: Attempts) => Attempts): State {
  return withSolo(state, (solo) => ({ ...solo, attempts: { ...solo.attempts, [kind]: change(solo.attempts[kind]) } }));
}
