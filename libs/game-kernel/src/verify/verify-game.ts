import { type HashFunction, pureHash, type RedactedEvent, verifyChain } from '@kronika/event-log';
import { committedSource } from '../committed-chance';
import type { StepResult, Surroundings } from '../commands/step';
import { commitment, deriveSeed } from '../fairness';
import { foldEvent } from '../fold';
import { type Hashing, pureHashing } from '../hashing';
import { asKernelEvent, type OpenedSeed } from '../kernel-events';
import type { GameOf, KernelState } from '../kernel-state';
import type { RulesId } from '../refusals';
import { reRun } from './re-run';
import { comparable, sameEvent } from './same-event';
import type { Difference, Segment, Verdict } from './verdict';

export interface Verification<State> {
  /** The whole stream, with nothing redacted. A stream without a chain is checked without one. */
  readonly events: readonly RedactedEvent[];
  /** This build's game, with any pack: it folds what cannot be re-run. */
  readonly folds: GameOf<State>;
  /** The game under certain rules, where this build has them. */
  readonly rules: (rules: RulesId) => GameOf<State> | undefined;
  readonly hashing?: Hashing;
  readonly chainHash?: HashFunction;
}

/** Re-runs a released game from its seed and its moves, and says whether it is what was recorded. Salts do not matter. */
export function verifyGame<State>(verification: Verification<State>): Verdict {
  try {
    return verdictOn(verification);
  } catch (error) {
    // The events may come from anywhere: what folds take for a bug is here an answer.
    return { kind: 'malformed', message: error instanceof Error ? error.message : String(error) };
  }
}

function verdictOn<State>(verification: Verification<State>): Verdict {
  const { events, folds, rules, hashing = pureHashing } = verification;
  const chained = events.some((event) => event.chain !== undefined);
  if (chained) {
    const chain = verifyChain(events, verification.chainHash ?? pureHash);
    if (chain.kind === 'broken') return chain;
  }
  const seed = openedSeed(events);
  if (seed === undefined) return { kind: 'not released' };
  const unfair = unfairness(events, seed, hashing);
  if (unfair !== undefined) return unfair;

  const segments: Segment[] = [];
  let kernel: KernelState<State> | undefined;
  let at = 0;
  for (let first = events[at]; first !== undefined; first = events[at]) {
    const id = rulesAt(kernel, first);
    const game = rules(id);
    let length = 1;
    if (game !== undefined) {
      const around = { chance: committedSource(hashing), hashing, ...headBefore(events, at, chained) };
      const again = reRun(game, kernel, first, events[at + 1], seed, around);
      const difference = differenceFrom(events, at, again);
      if (difference !== undefined) return difference;
      if (again?.ok === true) length = again.value.events.length;
    }
    for (const event of events.slice(at, at + length)) kernel = foldEvent(folds, kernel, event);
    at += length;
    extend(segments, { ...id, from: at - length, to: at - 1, result: game === undefined ? 'not re-runnable' : 're-run' });
  }
  const complete = segments.every((segment) => segment.result === 're-run');
  return { kind: complete ? 'verified' : 'chain valid, not re-runnable', chained, segments };
}

function openedSeed(events: readonly RedactedEvent[]): OpenedSeed | undefined {
  const released = events.map(asKernelEvent).find((event) => event?.type === 'Released');
  return released?.open;
}

/** Whether the opened seed is the one that was committed to when the table opened. */
function unfairness(events: readonly RedactedEvent[], opened: OpenedSeed, hashing: Hashing): Difference | undefined {
  const [first] = events;
  const started = first && asKernelEvent(first);
  if (started?.type !== 'GameStarted') return { ...differs(0, 'missing event'), recorded: first?.type ?? null, expected: 'GameStarted' };
  const source = { ...started.open.commitment, serverSeed: opened.serverSeed };
  const hash = commitment(source, hashing);
  if (hash !== source.hash) return { ...differs(0, 'commitment'), recorded: source.hash, expected: hash };
  const seed = deriveSeed(source, hashing);
  return seed === opened.seed ? undefined : { ...differs(0, 'seed'), recorded: opened.seed, expected: seed };
}

/** The rules that an event was made under. */
function rulesAt(kernel: KernelState<unknown> | undefined, first: RedactedEvent): RulesId {
  const event = asKernelEvent(first);
  if (event?.type === 'GameStarted') return { rulesVersion: event.open.rulesVersion, packHash: event.open.packHash };
  if (event?.type === 'RulesChanged') return { rulesVersion: event.open.to, packHash: event.open.packHash };
  if (kernel === undefined) throw new Error('A game begins with GameStarted');
  return { rulesVersion: kernel.table.rulesVersion, packHash: kernel.table.packHash };
}

/** The head that Ended must repeat: the chain's, or where the stream comes without one, whatever it does repeat. */
function headBefore(events: readonly RedactedEvent[], at: number, chained: boolean): Pick<Surroundings, 'head'> {
  const before = events[at - 1];
  if (chained) return before?.chain === undefined ? {} : { head: { version: before.version, chain: before.chain } };
  const ended = events.slice(at).find((event) => event.type === 'Ended');
  const event = ended && asKernelEvent(ended);
  return event?.type === 'Ended' && event.open.head !== null ? { head: event.open.head } : {};
}

function differenceFrom(events: readonly RedactedEvent[], at: number, again: StepResult<unknown> | undefined): Difference | undefined {
  const first = events[at];
  const recorded = first === undefined ? null : comparable(first);
  if (again === undefined) return { ...differs(at, 'no move'), recorded, expected: null };
  if (!again.ok) return { ...differs(at, 'refused'), recorded, expected: JSON.stringify(again.error) };
  for (const [index, expected] of again.value.events.entries()) {
    const event = events[at + index];
    if (event === undefined) return { ...differs(at + index, 'missing event'), recorded: null, expected: comparable(expected) };
    if (!sameEvent(event, expected))
      return { ...differs(at + index, 'event'), recorded: comparable(event), expected: comparable(expected) };
  }
  return undefined;
}

function differs<What extends Difference['what']>(version: number, what: What) {
  return { kind: 'different', version, what } as const;
}

/** Adds to the last segment when the rules are the same. */
function extend(segments: Segment[], next: Segment): void {
  const last = segments.at(-1);
  if (last?.rulesVersion === next.rulesVersion && last.packHash === next.packHash) segments[segments.length - 1] = { ...last, to: next.to };
  else segments.push(next);
}
