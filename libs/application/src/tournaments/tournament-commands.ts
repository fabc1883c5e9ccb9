import { derivedId, draftAppend, eventId, type NewEvent, type SealedPart } from '@kronika/event-log';
import { type Actor, decide, type TournamentCommand, type TournamentEvent } from '@kronika/tournaments';
import { appendEvents } from '../append-events';
import type { CommandResult, Rejection, Written } from '../command-result';
import { commandKey } from '../games/loaded-game';
import type { Platform } from '../platform';
import type { Texts } from '../texts/texts';
import type { LoadedTournament } from './loaded-tournament';
import { plainJson } from './plain-json';
import { asTournamentRejection } from './refusals';
import { fingerprintText, inspectTexts, type TournamentRequest, withTextsKept } from './request';
import type { Permission } from './rights';
import { type TournamentStore, tournamentStream } from './tournament-store';

/** A command on its way to a tournament. Who may send it is asked again at every version that it meets. */
export interface TournamentErrand {
  readonly tournamentId: string;
  readonly sender: string;
  readonly commandId: string;
  readonly request: TournamentRequest;
  /** The request holds hashes already: nothing is to be kept. */
  readonly textsKept?: boolean;
  permit(loaded: LoadedTournament | undefined): Permission;
}

const attempts = 8;
const noTexts = { count: 0, issues: [] };

/** The way of every command to a tournament: seen before? load, permit, decide, append at that version; when that is stale, once more. */
export class TournamentCommands {
  readonly #platform: Platform;
  readonly #store: TournamentStore;
  readonly #texts: Texts;

  constructor(platform: Platform, store: TournamentStore, texts: Texts) {
    this.#platform = platform;
    this.#store = store;
    this.#texts = texts;
  }

  /**
   * Sends a command of a process, which may do everything; where a version is given, only as long as the tournament stands there: what a process
   * does follows from what it saw.
   */
  sendAs(
    actor: Actor,
    errand: Pick<TournamentErrand, 'tournamentId' | 'commandId' | 'request' | 'textsKept'> & { readonly atVersion?: number },
  ): Promise<CommandResult<Written>> {
    const { atVersion, ...rest } = errand;
    return this.run({
      ...rest,
      sender: actor.id,
      permit: (loaded) => {
        const version = (loaded?.state.version ?? 0) - 1;
        if (atVersion !== undefined && version !== atVersion) return { kind: 'conflict', code: 'busy', version };
        return { kind: 'allowed', actor, request: errand.request };
      },
    });
  }

  async run(errand: TournamentErrand): Promise<CommandResult<Written>> {
    const { tournamentId, sender, commandId, request } = errand;
    const { count, issues } = errand.textsKept === true ? noTexts : await inspectTexts(request);
    if (issues.length > 0) return { kind: 'invalid', issues };
    const fingerprint = this.#platform.chainHash('', await fingerprintText(request));
    let kept: TournamentRequest | undefined;
    let version = -1;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const loaded = await this.#store.load(tournamentId);
      const recorded = loaded?.commands.get(commandKey(sender, commandId));
      if (recorded !== undefined) return repeated(recorded, fingerprint);
      if (loaded === undefined && request.type !== 'create') return { kind: 'not-found', what: `tournament ${tournamentId}` };
      const permission = errand.permit(loaded);
      if (permission.kind !== 'allowed') return permission;
      version = (loaded?.state.version ?? 0) - 1;
      let decision = decide(loaded?.state, commandOf(permission.request, permission.actor), this.#context(errand));
      if (decision.ok && count > 0) {
        // Decided twice, so that a refused command leaves no text behind.
        kept ??= await withTextsKept(permission.request, this.#texts, sender);
        decision = decide(loaded?.state, commandOf(kept, permission.actor), this.#context(errand));
      }
      if (!decision.ok) return asTournamentRejection(decision.error);
      const written = await this.#write(errand, version, decision.value, fingerprint);
      if (written !== undefined) return written;
    }
    return { kind: 'conflict', code: 'busy', version };
  }

  #context({ tournamentId, sender, commandId }: TournamentErrand) {
    return {
      now: this.#platform.now(),
      ids: (index: number) => derivedId('tournament', tournamentId, sender, commandId, String(index)),
      seed: this.#platform.randomHex(16),
    };
  }

  /** Undefined when somebody else wrote first. */
  async #write(
    { tournamentId, sender, commandId }: TournamentErrand,
    version: number,
    events: readonly TournamentEvent[],
    request: string,
  ): Promise<CommandResult<Written> | undefined> {
    const stream = tournamentStream(tournamentId);
    const secrets: readonly SealedPart[] = [
      { to: 'nobody', data: { request } },
      ...(version === -1 ? [{ to: 'nobody' as const, data: { slipSecret: this.#platform.randomHex(32) } }] : []),
    ];
    const time = this.#platform.now();
    const envelopes = events.map(({ type, ...open }, index): NewEvent => ({
      id: eventId(stream, sender, commandId, index),
      type,
      schema: 1,
      time,
      actor: sender,
      command: commandId,
      open: plainJson(open),
      ...(index === 0 ? { sealed: secrets } : {}),
    }));
    const expected = version === -1 ? 'no stream' : version;
    const wrong = unwritable(stream, envelopes);
    if (wrong !== undefined) return wrong;
    const result = await appendEvents(this.#platform.log, stream, envelopes, expected);
    return result.kind === 'appended' ? { kind: 'done', version: result.version, position: result.position } : undefined;
  }
}

/** What no log would take: names with control characters, too much at once. That is the caller's to put right, and no outage. */
export function unwritable(stream: string, events: readonly NewEvent[]): Rejection | undefined {
  const draft = draftAppend(stream, events, 'no stream');
  return draft.kind === 'draft' ? undefined : { kind: 'invalid', issues: [{ path: 'input', message: draft.message }] };
}

function commandOf(request: TournamentRequest, actor: Actor): TournamentCommand {
  return { ...request, actor };
}

function repeated(recorded: { readonly request: string | undefined } & Written, fingerprint: string): CommandResult<Written> {
  if (recorded.request === fingerprint) return { kind: 'done', version: recorded.version, position: recorded.position };
  return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for something else' }] };
}
