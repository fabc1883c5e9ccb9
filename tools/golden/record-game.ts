import { createHash } from 'node:crypto';
import {
  type AnyGame,
  type Bot,
  fastChance,
  type GameFile,
  type GameModule,
  greedyBot,
  type KernelState,
  openDecisions,
  packHash,
  playMove,
  randomBot,
  release,
  resign,
  sightOf,
  startGame,
  takeBack,
  takeBackTargets,
} from '@kronika/game-kernel';
import type { Json } from '@kronika/event-log';
import { RecordedStream } from './recorded-stream.ts';

export interface GoldenRecipe {
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  readonly options: Json;
  /** Names of bots, given to the seats in turn. */
  readonly bots: readonly string[];
  /** Now and then a bot takes its move back. */
  readonly takeBacks: boolean;
  /** This seat resigns after a few moves. */
  readonly resign?: number;
}

/** Plays a game as the server would, from a committed seed into a chained stream. The same recipe gives the same bytes. */
export function recordGame(module: GameModule, recipe: GoldenRecipe): GameFile {
  const game = module.makeGame(module.defaultPack);
  const chance = fastChance(`golden/${recipe.seed}`);
  const bots = Array.from({ length: recipe.seats }, (_, seat) => botNamed(game, recipe.bots[seat % recipe.bots.length] ?? 'greedy'));
  const stream = new RecordedStream<unknown>(`game-golden-${recipe.name}`);
  stream.add(
    startGame(game, {
      options: recipe.options,
      seats: bots.map((bot) => ({ kind: 'bot', bot: bot.name })),
      fairness: {
        serverSeed: createHash('sha256').update(`golden/${recipe.seed}`).digest('hex'),
        subject: stream.name,
        rulesVersion: game.rulesVersion,
        nonces: bots.map((_, seat) => `nonce-${seat}`),
      },
    }),
  );
  for (let moves = 0; stream.kernel.table.ended === undefined; moves++) {
    if (recipe.resign !== undefined && moves === 2 * recipe.seats)
      stream.add(resign(game, stream.kernel, { seat: recipe.resign }, stream.around));
    else if (!recipe.takeBacks || chance.int('take-back', 5) > 0 || !takesBack(game, stream)) playOn(game, stream, bots, chance);
  }
  stream.add(release(game, stream.kernel));
  return {
    header: {
      kronika: 'game',
      format: 1,
      stream: stream.name,
      game: game.id,
      rulesVersion: game.rulesVersion,
      packHash: packHash(module.defaultPack),
      events: stream.events.length,
    },
    pack: module.defaultPack,
    events: stream.events,
  };
}

function playOn(
  game: AnyGame,
  stream: RecordedStream<unknown>,
  bots: readonly Bot<unknown>[],
  chance: ReturnType<typeof fastChance>,
): void {
  const { seat } = chance.pick('who', openDecisions(game, stream.kernel));
  const bot = bots[seat];
  const sight = sightOf(game, stream.kernel, seat);
  if (bot === undefined || sight === undefined) throw new Error(`Seat ${seat} cannot act`);
  stream.add(playMove(game, stream.kernel, { seat, move: bot.choose(sight, chance) }, stream.around));
}

function takesBack(game: AnyGame, stream: { readonly kernel: KernelState<unknown>; add: RecordedStream<unknown>['add'] }): boolean {
  const seat = stream.kernel.undo?.seat;
  const toVersion = seat === undefined ? undefined : takeBackTargets(game, stream.kernel, seat)[0];
  if (seat === undefined || toVersion === undefined) return false;
  stream.add(takeBack(game, stream.kernel, { seat, toVersion }));
  return true;
}

function botNamed(game: AnyGame, name: string): Bot<unknown> {
  switch (name) {
    case 'greedy':
      return greedyBot(game);
    case 'random':
      return randomBot;
    default:
      throw new Error(`No bot is called ${name}`);
  }
}
