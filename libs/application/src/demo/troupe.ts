import { derivedId } from '@kronika/event-log';
import type { AnyGame, Bot, Chance } from '@kronika/game-kernel';
import type { GameLibrary } from '../games/game-library';
import { blendedBot } from './blended-bot';
import { type Character, people, roles } from './cast';
import { must, type Stage } from './stage';

const hour = 3_600_000;

/** Everybody of the demonstration with an account, by id. */
export class Troupe {
  readonly #characters = new Map<string, Character>();

  /** The id of the account that a command of the demonstration makes: known before. */
  static idOf(seed: string, name: string): string {
    return derivedId('account', commandOf(seed, name));
  }

  /** Everybody registers, a few a day. Nobody knows their passwords. */
  static async gather(stage: Stage, seed: string, chance: Chance): Promise<Troupe> {
    const troupe = new Troupe();
    for (const character of [roles.organiser, ...people, roles.player]) {
      stage.clock.advanceTo(stage.clock.now + chance.int('arrival', 20 * hour));
      const commandId = commandOf(seed, character.name);
      const anonymous = { kind: 'anonymous', address: 'demonstration' } as const;
      const password = stage.platform.randomHex(32);
      const registered = must(
        await stage.accounts.register(anonymous, { commandId, name: character.name, password, label: 'demonstration' }),
        character.name,
      );
      troupe.#characters.set(registered.accountId, character);
    }
    return troupe;
  }

  get(accountId: string): Character | undefined {
    return this.#characters.get(accountId);
  }

  nameOf(accountId: string): string {
    return this.#characters.get(accountId)?.name ?? 'Bot';
  }

  /** The accounts that play for the league, the strongest first. */
  get players(): readonly string[] {
    return [...this.#characters].filter(([, character]) => people.includes(character)).map(([id]) => id);
  }
}

function commandOf(seed: string, name: string): string {
  return derivedId('demo', seed, name);
}

/** The best bot of a game: its own where it brings some along. */
export async function bestBot(library: GameLibrary, game: AnyGame): Promise<Bot<unknown>> {
  const names = await library.botsOf(game.id);
  const bot = await library.bot(game, names.at(-1) ?? 'greedy');
  if (bot === undefined) throw new Error(`${game.id} has no bot`);
  return bot;
}

/** Who thinks for a seat: for people the best bot, as often as they are that good; a bot for itself. */
export async function mindOf(
  library: GameLibrary,
  game: AnyGame,
  occupant: { readonly kind: 'player'; readonly id: string } | { readonly kind: 'bot'; readonly bot: string },
  troupe: Troupe,
): Promise<Bot<unknown>> {
  if (occupant.kind === 'bot') return (await library.bot(game, occupant.bot)) ?? bestBot(library, game);
  return blendedBot(await bestBot(library, game), troupe.get(occupant.id)?.strength ?? 0.5);
}
