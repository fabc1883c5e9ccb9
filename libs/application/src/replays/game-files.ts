import { formatGameFile, parseGameFile } from '@kronika/game-kernel';
import type { CommandResult, Rejection, Written } from '../command-result';
import type { GameAccess, Look } from '../games/game-access';
import type { Platform } from '../platform';
import { accountOf, type Caller, mayUse } from '../rights/caller';
import { importGame } from './import-game';
import type { ReplayStore } from './replay-store';
import { openedEvent } from './replays';
import { type FileVerdict, verifyFile } from './verify-file';

export interface WrittenFile {
  /** A name to keep it under. */
  readonly name: string;
  readonly text: string;
}

export type GameImported = Written & { readonly gameId: string };

/** Games that leave as files which verify themselves, and games that come from elsewhere. */
export class GameFiles {
  readonly #platform: Platform;
  readonly #access: GameAccess;
  readonly #replays: ReplayStore;

  constructor(platform: Platform, access: GameAccess, replays: ReplayStore) {
    this.#platform = platform;
    this.#access = access;
    this.#replays = replays;
  }

  /** A released game with everything that it takes to verify it: its content pack, its events, their chain. */
  async write(caller: Caller, look: Look): Promise<CommandResult<WrittenFile>> {
    const sighted = await this.#access.look(caller, look);
    if ('kind' in sighted) return sighted;
    const { game, rulesVersion, packHash, released } = sighted.loaded.kernel.table;
    if (!released) return { kind: 'refused', code: 'not-released', message: 'A game can leave when it is released.', details: {} };
    const pack = await this.#platform.games.pack(game, packHash, this.#platform.log);
    if (pack === undefined) throw new Error(`The pack ${packHash} of game ${look.gameId} is missing`);
    const { events } = await this.#replays.whole(sighted.loaded);
    const stream = `game-${look.gameId}`;
    const header = { kronika: 'game', format: 1, stream, game, rulesVersion, packHash, events: events.length } as const;
    return { kind: 'done', name: `${game}-${look.gameId}.jsonl`, text: formatGameFile({ header, pack, events: events.map(openedEvent) }) };
  }

  /** Takes a game in that was recorded elsewhere: marked, under an id of its own, never rated. The same game comes in once. */
  async read(caller: Caller, file: { readonly commandId: string; readonly text: string }): Promise<CommandResult<GameImported>> {
    const account = accountOf(caller);
    if (account.guest || !mayUse(account, 'play')) return { kind: 'forbidden', message: 'Only who has registered may bring games in.' };
    return this.readFor(account.accountId, file.text, account.administrator);
  }

  /** As `read`, for who keeps the system. `mayBringPack`: also with content that is not installed here. */
  async readFor(actor: string, text: string, mayBringPack: boolean): Promise<CommandResult<GameImported>> {
    const verdict = await verifyFile(this.#platform.games.offered, text, this.#platform);
    const problem = problemWith(verdict);
    if (problem !== undefined) return problem;
    const parsed = parseGameFile(text);
    if (!parsed.ok) return invalid(JSON.stringify(parsed.error));
    return importGame(this.#platform, this.#access.tables, actor, parsed.value, mayBringPack);
  }
}

/** Why a file is not taken in; only what re-runs or whose chain is valid is. */
function problemWith(verdict: FileVerdict): Rejection | undefined {
  switch (verdict.kind) {
    case 'bad-file':
      return invalid(`no game file: ${JSON.stringify(verdict.error)}`);
    case 'unknown-game':
      return { kind: 'not-found', what: `game ${verdict.game}` };
    case 'bad-pack':
      return invalid(`its content pack cannot be used: ${verdict.problems.join('; ')}`);
    case 'checked': {
      const { kind } = verdict.verdict;
      const isSound = kind === 'verified' || (kind === 'chain valid, not re-runnable' && verdict.verdict.chained);
      return isSound ? undefined : invalid(`it does not verify: ${kind}`);
    }
  }
}

function invalid(message: string): Rejection {
  return { kind: 'invalid', issues: [{ path: 'file', message }] };
}
