import { inject, Injectable } from '@angular/core';
import { NoAnswerError, randomHex, SignedOutError } from '@kronika/web/client';
import { Texts } from '@kronika/web/i18n';

/** What any command answers: its own type, or one of the rejections, told apart by its name. */
export interface Answered {
  readonly __typename: string;
}

interface Rejected {
  readonly code?: string;
  readonly message?: string;
  readonly what?: string;
  readonly rule?: string;
  readonly reason?: string;
  readonly retryAfterMs?: number;
  readonly issues?: readonly { readonly path: string; readonly message: string }[];
}

const rejections = new Set([
  'Conflict',
  'Forbidden',
  'Invalid',
  'NotFound',
  'Refused',
  'Throttled',
  'IllegalMove',
  'NotYourTurn',
  'CannotTakeBack',
  'Rebuilding',
]);

/** A command's answer: carried out, or why not, in words. */
export type Sent<Result> =
  { readonly done: true; readonly result: Result } | { readonly done: false; readonly problem: string; readonly result?: Result };

/** Sends commands: each with a fresh id, repeated once under the same id when no answer came. */
@Injectable({ providedIn: 'root' })
export class Commands {
  readonly #texts = inject(Texts);

  async send<Result extends Answered>(ask: (commandId: string) => Promise<Result>): Promise<Sent<Result>> {
    const commandId = randomHex(16);
    try {
      const result = await ask(commandId).catch((error: unknown) => {
        if (error instanceof NoAnswerError) return ask(commandId);
        throw error;
      });
      const problem = this.problemOf(result);
      return problem === '' ? { done: true, result } : { done: false, problem, result };
    } catch (error) {
      return { done: false, problem: this.failure(error) };
    }
  }

  /** Why something was refused, in words; empty when it was not. */
  problemOf(result: Answered): string {
    if (!rejections.has(result.__typename)) return '';
    const say = this.#texts.say;
    const why = result as Rejected;
    switch (result.__typename) {
      case 'IllegalMove':
        return `${why.message ?? ''} (${why.rule ?? ''})`;
      case 'Refused':
      case 'Conflict':
      case 'CannotTakeBack':
        return this.#byCode(why.code ?? why.reason ?? '') ?? why.message ?? say('common.problem.conflict');
      case 'Invalid':
        return (
          (why.issues ?? []).map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; ') ||
          say('common.problem.invalid')
        );
      case 'Forbidden':
        return this.#texts.language() === 'en' && why.message ? why.message : say('common.problem.forbidden');
      case 'Throttled':
        return say('common.problem.throttled', { seconds: Math.ceil((why.retryAfterMs ?? 1_000) / 1_000) });
      case 'NotYourTurn':
        return say('common.problem.notYourTurn');
      case 'Rebuilding':
        return say('common.problem.rebuilding');
      default:
        return say('common.problem.notFound');
    }
  }

  /** What went wrong when there was no answer at all. */
  failure(error: unknown): string {
    if (error instanceof SignedOutError) return this.#texts.say('common.signInFirst');
    return this.#texts.say(error instanceof NoAnswerError ? 'common.problem.server' : 'common.problem.unknown');
  }

  #byCode(code: string): string | undefined {
    const key = `common.codes.${code}`;
    return this.#texts.has(key) ? this.#texts.say(key) : undefined;
  }
}
