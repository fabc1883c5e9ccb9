import { canonical, type Json } from '@kronika/event-log';
import {
  type Chance,
  fastChance,
  fastSource,
  foldEvent,
  gameState,
  type GameOf,
  type KernelState,
  openDecisions,
  playMove,
  type RecordedEvent,
  redact,
  type Seat,
  type Viewer,
} from '../index';
import { unlawful } from './disclosure';
import { mutantsOf } from './mutants';
import { notPlainJson } from './plain-json';
import { broken, type Law, type LawReport, type Subject, viewerName, viewersOf } from './subject';
import { asRead, playThrough, type TestTable } from './test-table';

const name = 'non-interference';

/** How many moves twins are followed for. */
const longest = 12;

/**
 * From a state and another one that a viewer cannot tell apart from it, the same moves give the viewer byte-equal views, events, versions, counts,
 * own legal moves, decisions and refusals, until an event discloses a resampled card to that viewer (see `disclosure.ts`). Where the twin
 * cannot make the same move, because another seat does not hold that card, it must have a move that looks the same, unless the move is an open one.
 */
export const nonInterferenceLaw: Law = { name, check };

interface Counts {
  twins: number;
  changed: number;
  moves: number;
  disclosures: number;
}

function check<State>(subject: Subject<State>, seed: number): LawReport {
  const counts: Counts = { twins: 0, changed: 0, moves: 0, disclosures: 0 };
  const chance = fastChance(`${seed}/twins`);
  playThrough(subject, seed, (table) => {
    for (const viewer of viewersOf(table.seats))
      if (!table.over && chance.int('from-here', 4) === 0) follow(subject, table, viewer, seed, chance, counts);
  });
  return { ...counts };
}

/** Two runs of the same table that one viewer should not be able to tell apart. */
interface Twins<State> {
  readonly a: KernelState<State>;
  readonly b: KernelState<State>;
}

function follow<State>(
  subject: Subject<State>,
  table: TestTable<State>,
  viewer: Viewer,
  seed: number,
  chance: Chance,
  counts: Counts,
): void {
  const { game } = table;
  const start = table.kernel;
  const where = `seed ${seed}, twins from version ${start.version}, ${viewerName(viewer)}`;
  const twin = game.resample(table.state, viewer, chance);
  const problem = notPlainJson(twin, 'resampled state');
  if (problem !== undefined) broken(name, where, problem);
  if (subject.conserved !== undefined) same('what is conserved', subject.conserved(table.state), subject.conserved(twin), where);
  counts.twins++;
  if (canonical(twin) !== canonical(table.state)) counts.changed++;
  let twins: Twins<State> | undefined = { a: { ...start, undo: undefined }, b: { ...start, state: twin, undo: undefined } };
  for (let moves = 0; twins !== undefined && moves < longest; moves++) {
    compare(game, twins, viewer, where);
    compareRefusals(game, twins, viewer, chance, where);
    if (twins.a.table.ended !== undefined) return;
    twins = advance(subject, game, twins, viewer, chance, counts, where);
    counts.moves++;
  }
}

/** Everything that the viewer can see or work out. */
function compare<State>(game: GameOf<State>, { a, b }: Twins<State>, viewer: Viewer, where: string): void {
  const [one, other] = [gameState(a), gameState(b)];
  same('views', game.view(one, viewer), game.view(other, viewer), where);
  same('decisions', openDecisions(game, a), openDecisions(game, b), where);
  same('scores', game.scores(one), game.scores(other), where);
  same('rounds', game.round(one), game.round(other), where);
  if (typeof viewer !== 'string') same('own legal moves', game.legalMoves(one, viewer.seat), game.legalMoves(other, viewer.seat), where);
}

/** A seat could try what is not legal, only to see how it is refused. */
function compareRefusals<State>(game: GameOf<State>, { a, b }: Twins<State>, viewer: Viewer, chance: Chance, where: string): void {
  if (typeof viewer === 'string') return;
  const legal = game.legalMoves(gameState(a), viewer.seat);
  for (const move of mutantsOf(legal, legal, chance).slice(0, 6)) {
    const answer = (kernel: KernelState<State>) => {
      const result = playMove(game, kernel, { seat: viewer.seat, move }, { chance: fastSource(0) });
      return result.ok ? 'accepted' : result.error;
    };
    same(`answers to ${canonical(move)}`, answer(a), answer(b), where);
  }
}

/** One move in both runs; undefined when something was lawfully disclosed, and the viewer may tell them apart from then on. */
function advance<State>(
  subject: Subject<State>,
  game: GameOf<State>,
  { a, b }: Twins<State>,
  viewer: Viewer,
  chance: Chance,
  counts: Counts,
  where: string,
): Twins<State> | undefined {
  const { seat } = chance.pick('who', openDecisions(game, a));
  const draws = chance.int('draws', 2 ** 31);
  const choices = new Set(game.legalMoves(gameState(b), seat).map(canonical));
  const legal = game.legalMoves(gameState(a), seat);
  const shared = legal.filter((move) => choices.has(canonical(move)));
  const move = chance.pick('move', shared.length > 0 && chance.int('shared', 4) > 0 ? shared : legal);
  const run = (kernel: KernelState<State>, what: Json) => played(game, kernel, seat, what, draws, where);
  const eventsA = run(a, move);
  if (!choices.has(canonical(move))) {
    const eventsB = lookAlike(game, b, seat, viewer, eventsA, (other) => run(b, other), where, move);
    counts.disclosures += eventsB === undefined ? 1 : 0;
    return eventsB && { a: foldAll(game, a, eventsA), b: foldAll(game, b, eventsB) };
  }
  return inStep(subject, game, { a, b }, eventsA, run(b, move), viewer, counts, `${where}, after ${canonical(move)} of seat ${seat}`);
}

/**
 * Folds both runs event by event, as far as the viewer cannot tell them apart. The record of draws stands on a move's first event, although
 * draws may follow from what a later event of the same append discloses; an append reaches a viewer whole, so that alone is no leak.
 */
function inStep<State>(
  subject: Subject<State>,
  game: GameOf<State>,
  twins: Twins<State>,
  eventsA: readonly RecordedEvent[],
  eventsB: readonly RecordedEvent[],
  viewer: Viewer,
  counts: Counts,
  where: string,
): Twins<State> | undefined {
  let { a, b } = twins;
  let recordsDiffer: string | undefined;
  for (let index = 0; index < Math.max(eventsA.length, eventsB.length); index++) {
    const [eventA, eventB] = [eventsA[index], eventsB[index]];
    if (eventA !== undefined) a = foldEvent(game, a, eventA);
    if (eventB !== undefined) b = foldEvent(game, b, eventB);
    const [seenA, seenB] = [eventA && redact(eventA, viewer), eventB && redact(eventB, viewer)];
    if (seenA !== undefined && seenB !== undefined && canonical(seenA) === canonical(seenB)) continue;
    const seen = `the viewer gets ${canonical(seenA ?? null)} in one run and ${canonical(seenB ?? null)} in the other`;
    if (eventA !== undefined && eventB !== undefined && tellTheSame(eventA, eventB, viewer)) {
      recordsDiffer ??= `the records of a move differ and nothing in it explains that: ${seen}`;
      continue;
    }
    const reason = unlawful(subject, { viewer, a: seenA, b: seenB, afterA: gameState(a), afterB: gameState(b) });
    if (reason !== undefined) {
      broken(name, where, `${reason}: ${seen}`);
    }
    counts.disclosures++;
    return undefined;
  }
  if (recordsDiffer !== undefined) broken(name, where, recordsDiffer);
  return { a, b };
}

function tellTheSame(a: RecordedEvent, b: RecordedEvent, viewer: Viewer): boolean {
  return seenText(withoutRecords([a]), viewer) === seenText(withoutRecords([b]), viewer);
}

/** The events of a move in the twin that the viewer cannot tell apart from `events`; undefined when the move made itself known, being an open one. */
function lookAlike<State>(
  game: GameOf<State>,
  b: KernelState<State>,
  seat: Seat,
  viewer: Viewer,
  events: readonly RecordedEvent[],
  run: (move: Json) => readonly RecordedEvent[],
  where: string,
  move: Json,
): readonly RecordedEvent[] | undefined {
  const wanted = seenText(events, viewer);
  const told = seenText(withoutRecords(events), viewer);
  let hidden = false;
  for (const other of game.legalMoves(gameState(b), seat)) {
    const found = run(other);
    if (seenText(found, viewer) === wanted) return found;
    if (seenText(withoutRecords(found), viewer) === told) hidden = true;
  }
  if (!hidden && (game.openMove(move) || events.some((event) => !game.undoable(event)))) return undefined;
  return broken(name, where, `${canonical(move)} of seat ${seat} shows what it should hide: the viewer gets ${wanted}`);
}

function seenText(events: readonly RecordedEvent[], viewer: Viewer): string {
  return canonical(events.map((event) => redact(event, viewer)));
}

/** The game's own words: without the move and the draws that the kernel records. */
export function withoutRecords(events: readonly RecordedEvent[]): readonly RecordedEvent[] {
  return events.map((event) => ({
    ...event,
    sealed: (event.sealed ?? []).filter(({ data }) => typeof data !== 'object' || data === null || !('$move' in data || '$draws' in data)),
  }));
}

function played<State>(
  game: GameOf<State>,
  kernel: KernelState<State>,
  seat: Seat,
  move: Json,
  draws: number,
  where: string,
): readonly RecordedEvent[] {
  const result = playMove(game, kernel, { seat, move }, { chance: fastSource(draws) });
  if (!result.ok) broken(name, where, `legal ${canonical(move)} of seat ${seat} was refused: ${JSON.stringify(result.error)}`);
  return result.value.events.map((event, index) => asRead(event, kernel.version + 1 + index));
}

function foldAll<State>(game: GameOf<State>, kernel: KernelState<State>, events: readonly RecordedEvent[]): KernelState<State> {
  return events.reduce((state, event) => foldEvent(game, state, event), kernel);
}

function same(what: string, a: unknown, b: unknown, where: string): void {
  const [one, other] = [canonical(a), canonical(b)];
  if (one !== other) broken(name, where, `${what} differ: ${one} and ${other}`);
}
