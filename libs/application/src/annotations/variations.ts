import {
  lastVersion,
  mayChangeVariation,
  parseVariationEvent,
  type Subject,
  type Variation,
  variationEvent,
  type VariationEvent,
  variationLimits,
  variationStream,
  type Visibility,
} from '@kronika/annotations';
import { canonical, derivedId, type Json, type Position, type RedactedEvent, redactEvent, type StoredEvent } from '@kronika/event-log';
import { type Decision, gameState, kernelParts, openDecisions, type Outcome, type Seat } from '@kronika/game-kernel';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { ReadModel, Rebuilding } from '../read-model';
import type { AccountCaller, Caller } from '../rights/caller';
import type { AnnotationQueries } from './annotation-queries';
import type { AnnotationParts } from './annotations';
import { newSharing } from './link-secrets';
import { mayReadVariation, readerOf, writerOf } from './reader';
import { RecordedGames } from './recorded-games';
import { asFacts, asRejection, runStreamCommand } from './stream-command';
import { readableVariation, subjectStanding } from './subject-standing';
import { moveOn } from './variation-move';
import { type VariationLine, VariationLines } from './variation-lines';

/** A variation as it is known without its states. */
export interface VariationHead {
  readonly variationId: string;
  readonly gameId: string;
  /** The variation that it leaves; null where it leaves the game itself, or something that the reader may not see. */
  readonly parentId: string | null;
  readonly fromVersion: number;
  readonly lastVersion: number;
  readonly chance: 'recorded' | 'fresh';
  readonly visibility: Visibility;
  readonly authorId: string;
  readonly createdAt: number;
}

/** A variation at one of its versions, as a released game is seen: everything is open. */
export interface VariationSight extends VariationHead {
  readonly game: string;
  readonly rulesVersion: number;
  readonly packHash: string;
  readonly version: number;
  readonly view: Json;
  readonly toAct: readonly Decision[];
  /** The legal moves of every seat that has to act. */
  readonly legalMoves: readonly { readonly seat: Seat; readonly moves: readonly Json[] }[];
  readonly outcome: Outcome | null;
}

export type VariationWritten = Written & { readonly variationId: string; readonly link: string | null };

interface OnVariation {
  readonly commandId: string;
  readonly variationId: string;
}

export interface StartVariation {
  readonly commandId: string;
  /** What it leaves: a released game, or another variation. */
  readonly from: Subject;
  readonly version: number;
  readonly chance: 'recorded' | 'fresh';
  readonly visibility: Visibility;
  readonly links: readonly string[];
}

const mostInTree = 500;
const unknownVariation: Rejection = { kind: 'not-found', what: 'There is no such variation.' };

/** What-if lines on released games, played by the rules; a line is never taken back, another idea is another branch. */
export class Variations {
  readonly #parts: AnnotationParts;
  readonly #model: ReadModel<AnnotationQueries>;
  readonly #lines: VariationLines;

  constructor(parts: AnnotationParts, model: ReadModel<AnnotationQueries>) {
    this.#parts = parts;
    this.#model = model;
    this.#lines = new VariationLines(parts.stores, new RecordedGames(parts.platform.log, parts.platform.games));
  }

  /** A variation at a version of its line, the game's versions before it included; at its end where none is named. */
  async see(
    caller: Caller,
    variationId: string,
    { version, seat, links = [] }: { readonly version?: number; readonly seat?: Seat; readonly links?: readonly string[] } = {},
  ): Promise<CommandResult<VariationSight>> {
    const line = await this.#readable(caller, variationId, links);
    if (line === undefined) return unknownVariation;
    const at = version ?? line.lastVersion;
    if (at < 0 || at > line.lastVersion) return { kind: 'not-found', what: `version ${at}` };
    const kernel = line.stateAt(at);
    if (kernel.state === undefined) return { kind: 'not-found', what: `version ${at}: the game is not set up yet` };
    if (seat !== undefined && kernel.table.seats[seat] === undefined) return { kind: 'not-found', what: `seat ${seat}` };
    const toAct = openDecisions(line.game, kernel);
    const seats = [...new Set(toAct.map((decision) => decision.seat))];
    return {
      kind: 'done',
      ...(await this.#head(caller, variationId, line.variation, links)),
      game: kernel.table.game,
      rulesVersion: kernel.table.rulesVersion,
      packHash: kernel.table.packHash,
      version: at,
      view: line.game.view(kernel.state, seat === undefined ? 'everything' : { seat }),
      toAct,
      legalMoves: seats.map((one) => ({ seat: one, moves: line.game.legalMoves(gameState(kernel), one) })),
      outcome: kernel.table.ended?.outcome ?? null,
    };
  }

  /** The variation's own events, as they follow the game's up to `fromVersion`: together they replay. */
  async events(
    caller: Caller,
    variationId: string,
    links: readonly string[] = [],
  ): Promise<CommandResult<{ readonly events: readonly RedactedEvent[] }>> {
    const line = await this.#readable(caller, variationId, links);
    if (line === undefined) return unknownVariation;
    const events = line.events.map(({ position: _position, ...event }) => redactEvent(event, () => true, this.#parts.platform.chainHash));
    return { kind: 'done', events };
  }

  /** All variations on a game that the caller may see, the oldest first: a tree by their parents. */
  async tree(
    caller: Caller,
    gameId: string,
    links: readonly string[] = [],
    minPosition?: Position,
  ): Promise<CommandResult<{ readonly variations: readonly VariationHead[] }> | Rebuilding> {
    const standing = await this.#parts.standings.standing(caller, gameId, links);
    if (standing === undefined) return { kind: 'not-found', what: `game ${gameId}` };
    if (!standing.released) return { kind: 'done', variations: [] };
    const reader = readerOf(caller, links, this.#parts.platform);
    const account = reader.account ?? null;
    const ids = await this.#model.ask((queries) => queries.variationsOf(gameId, account, [...reader.links], mostInTree), minPosition);
    if ('kind' in ids) return ids;
    const heads = await Promise.all(
      ids.map(async (id) => {
        const variation = (await this.#parts.stores.variation(id))?.state;
        return variation !== undefined && mayReadVariation(variation, reader) ? this.#head(caller, id, variation, links) : undefined;
      }),
    );
    return { kind: 'done', variations: heads.flatMap((head) => head ?? []) };
  }

  /** Branches off a released game, or off another variation. */
  async start(caller: Caller, command: StartVariation): Promise<CommandResult<VariationWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const { from, version } = command;
    const standing = await subjectStanding(this.#parts, caller, from, command.links);
    if (standing === undefined || version < 0 || version > standing.version)
      return { kind: 'not-found', what: `${from.kind} ${from.id} at ${version}` };
    if (!standing.released) return { kind: 'refused', code: 'not-released', message: 'Variations are of released games.', details: null };
    const variationId = derivedId('variation', account.accountId, command.commandId);
    const { sharing, link } = newSharing(command.visibility, this.#parts.platform);
    const started = await this.#started(account, command, sharing);
    if ('kind' in started) return started;
    const result = await runStreamCommand(this.#parts.platform, this.#parts.stores.variations, {
      stream: variationStream(variationId),
      actor: account.accountId,
      commandId: command.commandId,
      decide: (loaded) =>
        Promise.resolve(
          loaded === undefined
            ? { ok: true, value: [{ type: 'VariationStarted', open: started }] }
            : { ok: false, error: { kind: 'conflict', code: 'busy', version: loaded.version } },
        ),
      isRepeatOf: (first) => isSameStart(first, started),
    });
    if (result.kind !== 'done') return result;
    return { ...result, version, variationId, link: result.repeated ? null : link };
  }

  /** Plays a legal move of any seat at the end of a line of the caller's own. */
  async play(
    caller: Caller,
    command: OnVariation & { readonly seat: Seat; readonly decision?: string; readonly move: Json },
  ): Promise<CommandResult<VariationWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const { variationId, seat, move, decision } = command;
    const reader = readerOf(caller, [], this.#parts.platform);
    const result = await runStreamCommand(this.#parts.platform, this.#parts.stores.variations, {
      stream: variationStream(variationId),
      actor: account.accountId,
      commandId: command.commandId,
      isRepeatOf: (first) =>
        first.type === 'RulesChanged' || (first.seat === seat && canonical(kernelParts(first).move ?? null) === canonical(move)),
      decide: async () => {
        const line = await this.#lines.load(variationId);
        if (line === undefined || !mayReadVariation(line.variation, reader)) return { ok: false, error: unknownVariation };
        const allowed = mayChangeVariation(line.variation, { kind: 'play' }, actor(account));
        if (!allowed.ok) return { ok: false, error: asRejection(allowed.error) };
        return moveOn(this.#parts.platform, line, { seat, move, ...(decision === undefined ? {} : { decision }) });
      },
    });
    if (result.kind !== 'done') return result;
    // A repeat is answered with what the line came to then, as far as that is still known: its length now.
    const version = await this.#lastVersion(variationId);
    return { ...result, version, variationId, link: null };
  }

  async share(caller: Caller, command: OnVariation & { readonly visibility: Visibility }): Promise<CommandResult<VariationWritten>> {
    const { sharing, link } = newSharing(command.visibility, this.#parts.platform);
    return this.#change(caller, command, { kind: 'share', sharing }, link);
  }

  async remove(caller: Caller, command: OnVariation): Promise<CommandResult<VariationWritten>> {
    return this.#change(caller, command, { kind: 'delete' }, null);
  }

  /** The first event of a variation, or why there can be none. */
  async #started(
    { accountId }: AccountCaller,
    { from, version, chance }: StartVariation,
    sharing: Variation['sharing'],
  ): Promise<Extract<VariationEvent, { type: 'VariationStarted' }>['open'] | Rejection> {
    const parent = from.kind === 'variation' ? (await this.#parts.stores.variation(from.id))?.state : undefined;
    const game = parent?.game ?? from.id;
    const own = await this.#model.ask((queries) => queries.countVariations(game, accountId));
    if (typeof own === 'number' && own >= variationLimits.perAuthorAndGame) {
      const message = `Nobody can have more than ${variationLimits.perAuthorAndGame} variations on one game.`;
      return { kind: 'refused', code: 'too-many', message, details: null };
    }
    return {
      game,
      parent: from.kind === 'variation' ? await this.#parentAt(from.id, version) : null,
      version,
      chance: chance === 'recorded' ? { kind: 'recorded' } : { kind: 'fresh', seed: this.#parts.platform.randomHex(32) },
      sharing,
    };
  }

  /** The variation whose own line a version is on, going up from one: what leaves a branch before it begins leaves what that branch left. */
  async #parentAt(variationId: string, version: number): Promise<string | null> {
    const variation = (await this.#parts.stores.variation(variationId))?.state;
    if (variation === undefined || version > variation.from) return variationId;
    return variation.parent === null ? null : this.#parentAt(variation.parent, version);
  }

  async #change(
    caller: Caller,
    { commandId, variationId }: OnVariation,
    command: Parameters<typeof variationEvent>[1],
    link: string | null,
  ): Promise<CommandResult<VariationWritten>> {
    const account = writerOf(caller);
    if (account.kind !== 'account') return account;
    const reader = readerOf(caller, [], this.#parts.platform);
    const result = await runStreamCommand(this.#parts.platform, this.#parts.stores.variations, {
      stream: variationStream(variationId),
      actor: account.accountId,
      commandId,
      decide: (loaded) => {
        if (loaded === undefined || !mayReadVariation(loaded.state, reader)) return Promise.resolve({ ok: false, error: unknownVariation });
        return Promise.resolve(asFacts(variationEvent(loaded.state, command, actor(account))));
      },
      isRepeatOf: ({ type }) => type === (command.kind === 'share' ? 'VariationShared' : 'VariationDeleted'),
    });
    if (result.kind !== 'done') return result;
    return { ...result, version: await this.#lastVersion(variationId), variationId, link: result.repeated ? null : link };
  }

  async #readable(caller: Caller, variationId: string, links: readonly string[]): Promise<VariationLine | undefined> {
    const variation = await readableVariation(this.#parts, caller, variationId, links);
    return variation && this.#lines.load(variationId);
  }

  async #head(caller: Caller, variationId: string, variation: Variation, links: readonly string[]): Promise<VariationHead> {
    const { game, parent, from, chance, sharing, author, createdAt } = variation;
    const parentState = parent === null ? undefined : (await this.#parts.stores.variation(parent))?.state;
    const reader = readerOf(caller, links, this.#parts.platform);
    return {
      variationId,
      gameId: game,
      parentId: parentState !== undefined && mayReadVariation(parentState, reader) ? parent : null,
      fromVersion: from,
      lastVersion: lastVersion(variation),
      chance: chance.kind,
      visibility: sharing.visibility,
      authorId: author,
      createdAt,
    };
  }

  async #lastVersion(variationId: string): Promise<number> {
    const variation = (await this.#parts.stores.variation(variationId))?.state;
    return variation === undefined ? -1 : lastVersion(variation);
  }
}

function actor({ accountId, administrator }: AccountCaller) {
  return { account: accountId, moderator: administrator };
}

function isSameStart(
  first: StoredEvent,
  wanted: { readonly game: string; readonly version: number; readonly chance: { readonly kind: string } },
): boolean {
  const event = parseVariationEvent(first);
  if (event?.type !== 'VariationStarted') return false;
  const { game, version, chance } = event.open;
  return game === wanted.game && version === wanted.version && chance.kind === wanted.chance.kind;
}
