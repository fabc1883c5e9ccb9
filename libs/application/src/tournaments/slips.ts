import { findTable, type PlacedTable, type SeatFinish } from '@kronika/tournaments';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { Throttle } from '../accounts/throttle';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { Platform } from '../platform';
import { accountOf, type Caller } from '../rights/caller';
import type { Texts } from '../texts/texts';
import type { LoadedTournament } from './loaded-tournament';
import type { TournamentRequest } from './request';
import { forbidden, rightsIn } from './rights';
import { participantById, tournamentSource } from './sights/source';
import { roundSight, type TournamentTableSight } from './sights/table-sight';
import type { TournamentCommands } from './tournament-commands';
import type { TournamentStore } from './tournament-store';
import { notFound } from './tournaments';

/** A slip to be printed and laid on a table: the link is the content of its QR code. */
export interface ResultSlip {
  readonly table: TournamentTableSight;
  /** What stands in the link. */
  readonly token: string;
  readonly pin: string;
}

/** What the holder of a slip is shown. */
export interface OpenedSlip {
  readonly tournamentId: string;
  readonly title: string | null;
  readonly table: TournamentTableSight;
  /** What the table says so far, for the one who confirms it. */
  readonly reported: { readonly by: string; readonly finishes: readonly SeatFinish[] } | null;
}

export interface SlipCommand {
  readonly token: string;
  readonly pin: string;
  readonly commandId: string;
}

/** Guesses of a PIN, for each table: a few at once, then one a minute. */
const guesses = { burst: 5, refillMs: 60_000 };

/**
 * Results from physical tables, entered by whoever holds the table's slip: its link and its PIN. Both are derived from a secret that only the
 * server knows, so that nothing about them is kept; they are worth nothing once the round is complete or a new slip was made.
 */
export class Slips {
  readonly #platform: Platform;
  readonly #store: TournamentStore;
  readonly #commands: TournamentCommands;
  readonly #texts: Texts;
  readonly #wrongPins: Throttle;

  constructor(platform: Platform, store: TournamentStore, commands: TournamentCommands, texts: Texts) {
    this.#platform = platform;
    this.#store = store;
    this.#commands = commands;
    this.#texts = texts;
    this.#wrongPins = new Throttle(guesses, platform.now);
  }

  /** The slips of a round, for judges. */
  async sheet(
    caller: Caller,
    { tournamentId, stage, round }: { readonly tournamentId: string; readonly stage: number; readonly round: number },
  ): Promise<CommandResult<{ readonly slips: readonly ResultSlip[] }>> {
    const loaded = await this.#store.load(tournamentId);
    if (loaded === undefined) return notFound(tournamentId);
    const rights = rightsIn(loaded.state, caller);
    if (!rights.isJudge) return forbidden('Slips are for organisers and judges.');
    const spec = loaded.state.specs[stage - 1];
    const published = loaded.state.stages[stage - 1]?.rounds.find((known) => known.round === round);
    if (spec === undefined || published === undefined) return { kind: 'not-found', what: `round ${stage}.${round}` };
    const source = await tournamentSource(loaded, rights, this.#texts, this.#platform.now());
    const { tables } = roundSight(source, stage, spec, published);
    return {
      kind: 'done',
      slips: tables.map((table) => ({ table, token: this.#token(loaded, table.id), pin: this.#pin(loaded, table.id) })),
    };
  }

  /** The table behind a link. The link alone shows no more than anybody may see, beside the open report. */
  async open(token: string): Promise<CommandResult<OpenedSlip>> {
    const found = await this.#find(token);
    if ('kind' in found) return found;
    const { loaded, placed } = found;
    const over = expired(loaded, placed);
    if (over !== undefined) return over;
    const nobody = rightsIn(loaded.state, { kind: 'anonymous', address: '' });
    const source = await tournamentSource(loaded, nobody, this.#texts, this.#platform.now());
    const sight = roundSight(source, placed.stage, placed.spec, placed.round).tables.find(({ id }) => id === placed.table.id);
    if (sight === undefined) return { kind: 'not-found', what: 'slip' };
    const { report } = placed.table;
    return {
      kind: 'done',
      tournamentId: loaded.id,
      title: source.texts.get(loaded.state.title) ?? null,
      table: sight,
      reported: report === undefined ? null : { by: participantById(source)(report.by).id, finishes: report.finishes },
    };
  }

  report(
    caller: Caller,
    command: SlipCommand & { readonly by: string; readonly finishes: readonly SeatFinish[] },
  ): Promise<CommandResult<Written>> {
    const { by, finishes } = command;
    return this.#send(caller, command, (table) => ({ type: 'report-result', table, by, finishes }));
  }

  confirm(caller: Caller, command: SlipCommand & { readonly by: string }): Promise<CommandResult<Written>> {
    return this.#send(caller, command, (table) => ({ type: 'confirm-result', table, by: command.by }));
  }

  dispute(caller: Caller, command: SlipCommand & { readonly by: string }): Promise<CommandResult<Written>> {
    const reason = { code: 'wrong-report' } as const;
    return this.#send(caller, command, (table) => ({ type: 'dispute-result', table, by: command.by, reason }));
  }

  callJudge(caller: Caller, command: SlipCommand & { readonly note?: string }): Promise<CommandResult<Written>> {
    const note = command.note === undefined ? {} : { note: command.note };
    return this.#send(caller, command, (table) => ({ type: 'call-judge', table, ...note }));
  }

  async #send(caller: Caller, command: SlipCommand, make: (table: string) => TournamentRequest): Promise<CommandResult<Written>> {
    const { accountId } = accountOf(caller);
    const found = await this.#find(command.token);
    if ('kind' in found) return found;
    const { loaded, placed } = found;
    const key = `${loaded.id} ${placed.table.id}`;
    const retryAfterMs = this.#wrongPins.waitMs(key);
    if (retryAfterMs > 0) return { kind: 'throttled', retryAfterMs };
    if (command.pin !== this.#pin(loaded, placed.table.id)) {
      this.#wrongPins.take(key);
      return forbidden('This is not the PIN of the slip.');
    }
    const request = make(placed.table.id);
    return this.#commands.run({
      tournamentId: loaded.id,
      sender: accountId,
      commandId: command.commandId,
      request,
      permit: (now) => {
        const there = now && this.#placed(now, command.token);
        if (now === undefined || there === undefined) return { kind: 'not-found', what: 'slip' };
        return expired(now, there) ?? { kind: 'allowed', actor: { id: accountId, role: 'player' }, request };
      },
    });
  }

  async #find(token: string): Promise<{ readonly loaded: LoadedTournament; readonly placed: PlacedTable } | Rejection> {
    const parts = tokenOf(token);
    const loaded = parts && (await this.#store.load(parts.tournamentId));
    const placed = loaded && this.#placed(loaded, token);
    return loaded === undefined || placed === undefined ? { kind: 'not-found', what: 'slip' } : { loaded, placed };
  }

  /** The table that a token opens in this tournament. */
  #placed(loaded: LoadedTournament, token: string): PlacedTable | undefined {
    const table = tokenOf(token)?.table ?? '';
    return this.#token(loaded, table) === token ? findTable(loaded.state, table) : undefined;
  }

  #token(loaded: LoadedTournament, table: string): string {
    return `${loaded.id}.${table.replaceAll('.', '-')}.${this.#derive(loaded, table, 'link').slice(0, 32)}`;
  }

  /** Four digits; the bias of the remainder is far too small to help anybody with five guesses. */
  #pin(loaded: LoadedTournament, table: string): string {
    return String(Number.parseInt(this.#derive(loaded, table, 'pin').slice(0, 12), 16) % 10_000).padStart(4, '0');
  }

  #derive({ id, state, slipSecret }: LoadedTournament, table: string, what: string): string {
    const generation = state.slips[table] ?? 0;
    const text = `kronika slip ${what} ${id} ${table} ${generation}`;
    return bytesToHex(this.#platform.hashing.hmacSha256(hexToBytes(slipSecret), utf8ToBytes(text)));
  }
}

function expired({ state }: LoadedTournament, { round }: PlacedTable): Rejection | undefined {
  if (state.phase === 'running' && !round.complete) return undefined;
  return { kind: 'refused', code: 'slip-expired', message: 'The round is over, and so is this slip.', details: {} };
}

function tokenOf(token: string): { readonly tournamentId: string; readonly table: string } | undefined {
  const [, tournamentId, table] = /^([0-9a-f-]{36})\.([0-9p-]{1,40})\.[0-9a-f]{32}$/.exec(token) ?? [];
  return tournamentId === undefined || table === undefined ? undefined : { tournamentId, table: table.replaceAll('-', '.') };
}
