import { type Chance, fastSource } from '@kronika/game-kernel';
import type { Move, State } from '@kronika/games/sample';
import { loadPeer } from '../peers';
import { game, options, type Script, seats } from './script';

/** What is used of boardgame.io. */
interface ClientModule {
  Client(settings: { readonly game: PeerGame; readonly numPlayers: number; readonly debug: false }): PeerClient;
}
interface PeerClient {
  readonly moves: { play(move: Move): void };
  updatePlayerID(player: string): void;
  getState(): { readonly ctx: { readonly gameover?: unknown } } | null;
  stop(): void;
}
interface PeerGame {
  readonly name: string;
  setup(): State;
  readonly moves: { play(context: { readonly G: State; readonly playerID: string }, move: Move): State | 'INVALID_MOVE' };
  readonly turn: { readonly activePlayers: { readonly all: string } };
  endIf(context: { readonly G: State }): unknown;
}

/** Our sample game as a game of boardgame.io: the same rules code, with its state as G. Draws are ours, too, which spares it its own. */
function peerGame(chance: Chance): PeerGame {
  return {
    name: 'sample',
    setup: () => {
      let state: State | undefined;
      for (const event of game.setup({ seats, options }, chance)) state = game.evolve(state, event);
      if (state === undefined) throw new Error('The set-up says nothing');
      return state;
    },
    moves: {
      play: ({ G, playerID }, move) => {
        const decided = game.decide(G, Number(playerID), move, chance);
        return decided.ok ? decided.value.reduce((state, event) => game.evolve(state, event), G) : 'INVALID_MOVE';
      },
    },
    // Everybody may move at any time; whose turn it is, the rules know.
    turn: { activePlayers: { all: '' } },
    endIf: ({ G }) => game.outcome(G),
  };
}

/** Plays a script through a client of boardgame.io, as its users do. */
export async function playWithPeer(): Promise<(script: Script) => void> {
  const { default: peer } = await loadPeer<{ readonly default: ClientModule }>('boardgame.io/client');
  return ({ moves, outcome, seed }) => {
    const client = peer.Client({ game: peerGame(fastSource(seed)({ seed: undefined, draws: {} })), numPlayers: seats, debug: false });
    for (const { seat, move } of moves) {
      client.updatePlayerID(String(seat));
      client.moves.play(move);
    }
    if (JSON.stringify(client.getState()?.ctx.gameover) !== outcome) throw new Error('boardgame.io came to another outcome');
    client.stop();
  };
}
