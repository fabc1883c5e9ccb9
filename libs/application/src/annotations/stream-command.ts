import type { AnnotationRefusal } from '@kronika/annotations';
import { eventId, type Json, type StoredEvent } from '@kronika/event-log';
import type { NewGameEvent, Result } from '@kronika/game-kernel';
import { appendEvents } from '../append-events';
import type { CommandResult, Rejection, Written } from '../command-result';
import { commandKey } from '../games/loaded-game';
import type { Platform } from '../platform';
import type { LoadedStream, StreamStates } from './stream-states';

/** An event to be appended, without its envelope. */
export type NewFact = Pick<NewGameEvent, 'sealed' | 'seat'> & { readonly type: string; readonly open: Json | object };

export interface StreamCommand<State> {
  readonly stream: string;
  readonly actor: string;
  readonly commandId: string;
  /** What follows from the state as it stands; `undefined` is a stream that is not there yet. */
  decide(loaded: LoadedStream<State> | undefined): Promise<Result<readonly NewFact[], Rejection>>;
  /** Whether a command recorded under the same id was this very one. */
  isRepeatOf(first: StoredEvent): boolean | Promise<boolean>;
}

export interface StreamWritten extends Written {
  /** The command had been carried out before. */
  readonly repeated: boolean;
}

const attempts = 8;

/** The way of every command: seen before? load, decide, append at that version; when that is stale, load and decide again. */
export async function runStreamCommand<State>(
  { log, now }: Pick<Platform, 'log' | 'now'>,
  states: StreamStates<State>,
  command: StreamCommand<State>,
): Promise<CommandResult<StreamWritten>> {
  const { stream, actor, commandId } = command;
  let version = -1;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const loaded = await states.load(stream);
    version = loaded?.version ?? -1;
    const recorded = loaded?.commands.get(commandKey(actor, commandId));
    if (recorded !== undefined) {
      if (await command.isRepeatOf(recorded.first)) return { kind: 'done', ...recorded.last, repeated: true };
      return { kind: 'invalid', issues: [{ path: 'commandId', message: 'was used for something else' }] };
    }
    const decided = await command.decide(loaded);
    if (!decided.ok) return decided.error;
    const events = decided.value.map(({ open, ...fact }, index) => ({
      ...fact,
      open: plainJson(open),
      id: eventId(stream, actor, commandId, index),
      schema: 1,
      time: now(),
      actor,
      command: commandId,
    }));
    const result = await appendEvents(log, stream, events, loaded === undefined ? 'no stream' : loaded.version);
    if (result.kind === 'appended') return { kind: 'done', version: result.version, position: result.position, repeated: false };
  }
  return { kind: 'conflict', code: 'busy', version };
}

/** Events are made by the domain, of plain JSON. */
function plainJson(open: Json | object): Json {
  return open as Json;
}

/** A refusal of the domain as callers know it. */
export function asRejection({ code, message }: AnnotationRefusal): Rejection {
  switch (code) {
    case 'unknown':
    case 'deleted':
      return { kind: 'not-found', what: message };
    case 'not-yours':
      return { kind: 'forbidden', message };
    case 'too-many':
    case 'too-deep':
    case 'nothing-said':
    case 'inherits-visibility':
    case 'last-owner':
    case 'wrong-place':
      return { kind: 'refused', code, message, details: null };
  }
}

/** A decision of the domain as the events to append. */
export function asFacts(
  decided: Result<{ readonly type: string; readonly open: object }, AnnotationRefusal>,
): Result<readonly NewFact[], Rejection> {
  return decided.ok ? { ok: true, value: [decided.value] } : { ok: false, error: asRejection(decided.error) };
}
