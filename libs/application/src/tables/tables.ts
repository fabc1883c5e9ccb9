import { derivedId, type Json } from '@kronika/event-log';
import type { Seat, TimeOutPolicy } from '@kronika/game-kernel';
import type { CommandResult, Rejection, Written } from '../command-result';
import { beginGame } from '../games/begin-game';
import { type GameAccess, linkHash } from '../games/game-access';
import type { GameCare } from '../games/game-care';
import type { Platform } from '../platform';
import { accountOf, type AccountCaller, type Caller, mayUse } from '../rights/caller';
import { decideTable, type TableCommand } from './decide-table';
import { openTable } from './open-table';
import { runTableCommand, wrote } from './run-table-command';
import { clockSchema, type CommentaryDelay, defaultDelay } from './settings';
import type { LoadedTable, TableTrace } from './table-store';
import { type TableSight, tableSight } from './table-sight';

/** A table that somebody wants to open. */
export interface OpenTable {
  readonly commandId: string;
  readonly game: string;
  readonly options: Json;
  readonly seats: number;
  readonly access: 'public' | 'link';
  readonly startsWhenFull: boolean;
  /** A clock setting, not yet checked. */
  readonly clock: unknown;
  readonly timeOut: TimeOutPolicy;
  readonly rated: boolean;
  readonly delay?: CommentaryDelay;
  /** The secret of the link, the opener's own choice: whoever shows it may come in. For tables that are not public. */
  readonly link?: string;
  /** What the opener's own seat adds to the seed; without it, they do not sit down. */
  readonly nonce?: string;
}

export interface AtTable {
  readonly tableId: string;
  readonly commandId: string;
}

export type TableOpened = TableWritten & { readonly tableId: string };
export type TableWritten = Written & { readonly started: boolean };

/** The lobby: tables before and around their game. */
export class Tables {
  readonly #platform: Platform;
  readonly #access: GameAccess;
  readonly #care: GameCare;

  constructor(platform: Platform, access: GameAccess, care: GameCare) {
    this.#platform = platform;
    this.#access = access;
    this.#care = care;
  }

  async open(caller: Caller, wanted: OpenTable): Promise<CommandResult<TableOpened>> {
    const account = player(caller);
    if (account.kind !== 'account') return account;
    const game = await this.#platform.games.game(wanted.game);
    if (game === undefined) return { kind: 'not-found', what: `game ${wanted.game}` };
    const options = game.options.parse(wanted.options);
    if (!options.ok) return { kind: 'invalid', issues: options.issues.map(({ path, message }) => ({ path: `options.${path}`, message })) };
    const { min, max } = game.seats(options.value);
    if (wanted.seats < min || wanted.seats > max) {
      return { kind: 'invalid', issues: [{ path: 'seats', message: `the game takes ${min} to ${max}` }] };
    }
    if (wanted.nonce !== undefined && !isNonce(wanted.nonce)) return badNonce;
    const clock = clockSchema.safeParse(wanted.clock);
    if (!clock.success) {
      return { kind: 'invalid', issues: clock.error.issues.map(({ path, message }) => ({ path: ['clock', ...path].join('.'), message })) };
    }
    const { accountId, guest } = account;
    const id = derivedId('table', accountId, wanted.commandId);
    const link = wanted.access === 'link' ? (wanted.link ?? '') : null;
    if (link !== null && !isNonce(link))
      return { kind: 'invalid', issues: [{ path: 'link', message: 'a link is 16 to 32 random bytes in hex' }] };
    const opened = await openTable(
      this.#platform,
      this.#access.tables,
      { actor: accountId, commandId: wanted.commandId },
      {
        id,
        game,
        settings: {
          options: options.value,
          seats: wanted.seats,
          owner: accountId,
          access: wanted.access,
          linkHash: link === null ? null : linkHash(this.#platform.hashing, link),
          startsWhenFull: wanted.startsWhenFull,
          clock: clock.data,
          timeOut: wanted.timeOut,
          release: 'at-end',
          rated: wanted.rated && !guest,
          delay: wanted.delay ?? defaultDelay,
          tournament: null,
          imported: null,
        },
        then:
          wanted.nonce === undefined
            ? []
            : [{ type: 'SeatTaken', open: { seat: 0, occupant: { kind: 'player', id: accountId }, guest, nonce: wanted.nonce } }],
      },
    );
    if (opened === 'taken') return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for another table' }] };
    const trace = [...opened.commands.values()][0];
    if (trace === undefined) throw new Error(`table-${id} is empty`);
    return { kind: 'done', tableId: id, started: opened.table.phase === 'started', version: trace.version, position: trace.position };
  }

  /** The table as the caller may know it. */
  async see(caller: Caller, tableId: string, link?: string): Promise<CommandResult<TableSight>> {
    const found = await this.#access.standing(caller, tableId, link);
    if (found === undefined || found.standing.kind === 'stranger') return { kind: 'not-found', what: `table ${tableId}` };
    return { kind: 'done', ...tableSight(found.table, found.standing) };
  }

  async join(
    caller: Caller,
    command: AtTable & { readonly seat?: Seat; readonly nonce: string; readonly link?: string },
  ): Promise<CommandResult<TableWritten>> {
    const { seat, nonce, link } = command;
    if (!isNonce(nonce)) return badNonce;
    const by = accountOf(caller);
    const isRepeatOf = (recorded: TableTrace) =>
      wrote(recorded, 'SeatTaken', { nonce, occupant: { kind: 'player', id: by.accountId }, ...(seat === undefined ? {} : { seat }) });
    return this.#at(caller, command, { do: 'join', by: { id: by.accountId, guest: by.guest }, seat, nonce }, isRepeatOf, link);
  }

  leave(caller: Caller, command: AtTable): Promise<CommandResult<TableWritten>> {
    return this.#at(caller, command, { do: 'leave', by: person(caller) }, (recorded) => wrote(recorded, 'SeatLeft', { why: 'left' }));
  }

  async addBot(caller: Caller, command: AtTable & { readonly seat?: Seat; readonly bot: string }): Promise<CommandResult<TableWritten>> {
    const { seat, bot, tableId } = command;
    const table = await this.#access.tables.load(tableId);
    const known = table === undefined ? [] : await this.#platform.games.botsOf(table.table.settings.game);
    if (table !== undefined && !known.includes(bot)) {
      return { kind: 'invalid', issues: [{ path: 'bot', message: `there is no such bot; there are ${known.join(', ')}` }] };
    }
    const data = { occupant: { kind: 'bot', bot }, ...(seat === undefined ? {} : { seat }) };
    return this.#at(caller, command, { do: 'add-bot', by: person(caller), seat, bot }, (recorded) => wrote(recorded, 'SeatTaken', data));
  }

  remove(caller: Caller, command: AtTable & { readonly seat: Seat }): Promise<CommandResult<TableWritten>> {
    const { seat } = command;
    return this.#at(caller, command, { do: 'remove', by: person(caller), seat }, (recorded) =>
      wrote(recorded, 'SeatLeft', { seat, why: 'removed' }),
    );
  }

  nameCommentator(caller: Caller, command: AtTable & { readonly account: string }): Promise<CommandResult<TableWritten>> {
    const { account } = command;
    return this.#at(caller, command, { do: 'name-commentator', by: person(caller), account }, (recorded) =>
      wrote(recorded, 'CommentatorNamed', { account }),
    );
  }

  start(caller: Caller, command: AtTable): Promise<CommandResult<TableWritten>> {
    return this.#at(caller, command, { do: 'start', by: person(caller) }, (recorded) => wrote(recorded, 'TableStarted'));
  }

  close(caller: Caller, command: AtTable): Promise<CommandResult<TableWritten>> {
    return this.#at(caller, command, { do: 'close', by: person(caller) }, (recorded) => wrote(recorded, 'TableClosed'));
  }

  /** Agrees to abandon the game, or takes back what everybody has agreed to so far. The game ends when all who play it agree. */
  async answerAbandon(caller: Caller, command: AtTable & { readonly agrees: boolean }): Promise<CommandResult<TableWritten>> {
    const seat = await this.#playedSeat(caller, command.tableId);
    if (typeof seat !== 'number') return seat;
    const result = await this.#at(
      caller,
      command,
      command.agrees ? { do: 'agree-to-abandon', seat } : { do: 'refuse-to-abandon', seat },
      (recorded) => wrote(recorded, command.agrees ? 'AbandonAgreed' : 'AbandonRefused', { seat }),
    );
    if (result.kind === 'done' && command.agrees) await this.#care.abandonAsAgreed(command.tableId);
    return result;
  }

  /** Stops the own clock in a game for a while. */
  async takeVacation(
    caller: Caller,
    command: AtTable & { readonly from: number; readonly to: number },
  ): Promise<CommandResult<TableWritten>> {
    const seat = await this.#playedSeat(caller, command.tableId);
    if (typeof seat !== 'number') return seat;
    const { from, to } = command;
    return this.#at(caller, command, { do: 'take-vacation', seat, from, to, now: this.#platform.now() }, (recorded) =>
      wrote(recorded, 'VacationTaken', { seat, from, to }),
    );
  }

  async #at(
    caller: Caller,
    { tableId, commandId }: AtTable,
    command: TableCommand,
    isRepeatOf: (recorded: TableTrace) => boolean,
    link?: string,
  ): Promise<CommandResult<TableWritten>> {
    const account = player(caller);
    if (account.kind !== 'account') return account;
    const found = await this.#access.standing(caller, tableId, link);
    if (found === undefined || found.standing.kind === 'stranger') return { kind: 'not-found', what: `table ${tableId}` };
    const result = await runTableCommand(this.#platform, this.#access.tables, {
      tableId,
      cause: { actor: account.accountId, commandId },
      isRepeatOf,
      decide: ({ table }) => decideTable(table, command),
    });
    if (result.kind !== 'done') return result;
    const { version, position, after } = result;
    return { kind: 'done', version, position, started: await this.#begun(after) };
  }

  /** A table that has been started has a game; a repeated command goes on where the first was cut short. */
  async #begun(after: LoadedTable): Promise<boolean> {
    if (after.table.phase !== 'started') return false;
    if ((await this.#access.store.load(after.table.id)) === undefined) await beginGame(this.#platform, after);
    return true;
  }

  async #playedSeat(caller: Caller, tableId: string): Promise<Seat | Rejection> {
    accountOf(caller);
    const found = await this.#access.standing(caller, tableId);
    if (found === undefined || found.standing.kind === 'stranger') return { kind: 'not-found', what: `table ${tableId}` };
    if (found.loaded?.kernel.table.ended !== undefined)
      return { kind: 'conflict', code: 'game-over', version: found.loaded.kernel.version };
    return found.standing.kind === 'seat' ? found.standing.seat : { kind: 'forbidden', message: 'You hold no seat in this game.' };
  }
}

function player(caller: Caller): AccountCaller | Extract<Rejection, { kind: 'forbidden' }> {
  const account = accountOf(caller);
  if (mayUse(account, 'play')) return account;
  return { kind: 'forbidden', message: "This token may not be used to play: it lacks the scope 'play'." };
}

function person(caller: Caller): { readonly id: string; readonly guest: boolean } {
  const { accountId, guest } = accountOf(caller);
  return { id: accountId, guest };
}

const badNonce = { kind: 'invalid', issues: [{ path: 'nonce', message: 'a nonce is 16 to 32 random bytes in hex' }] } as const;

function isNonce(text: string): boolean {
  return /^[0-9a-f]{32,64}$/.test(text);
}
