import type { GameEvent, Seat } from './game';
import { asKernelEvent, type KernelData, type KernelEvent, ownKernelEvent, sealedSeed } from './kernel-events';
import { type KernelRecords, kernelRecords } from './kernel-parts';
import type { GameOf, KernelState, TableState, UndoLink } from './kernel-state';
import type { NewGameEvent, VersionedEvent } from './recorded-event';

/** What folding asks of a game: no rules, no content, no chance. */
export type Folding<State> = Pick<GameOf<State>, 'evolve' | 'undoable'>;

/** Applies one event, the kernel's or the game's, full or redacted. The first one, GameStarted, meets `undefined`. */
export function foldEvent<State>(game: Folding<State>, kernel: KernelState<State> | undefined, event: VersionedEvent): KernelState<State> {
  if (kernel !== undefined && event.version !== kernel.version + 1) {
    throw new Error(`Version ${event.version} cannot follow version ${kernel.version}`);
  }
  return fold(game, kernel, event, asKernelEvent(event), event.version);
}

/** Applies an event that a command has just made, at the version that it will have. */
export function foldNew<State>(game: Folding<State>, kernel: KernelState<State> | undefined, event: NewGameEvent): KernelState<State> {
  return fold(game, kernel, event, ownKernelEvent(event), kernel === undefined ? 0 : kernel.version + 1);
}

function fold<State>(
  game: Folding<State>,
  kernel: KernelState<State> | undefined,
  event: NewGameEvent | VersionedEvent,
  known: KernelEvent | undefined,
  version: number,
): KernelState<State> {
  if (known?.type === 'GameStarted') return started(kernel, known.open, event, version);
  if (kernel === undefined) throw new Error(`A game begins with GameStarted, not with ${event.type}`);
  return known === undefined ? foldGameEvent(game, kernel, event, version) : foldKernelEvent(kernel, known, version);
}

/** Applies events in order. */
export function foldEvents<State>(
  game: Folding<State>,
  kernel: KernelState<State> | undefined,
  events: Iterable<VersionedEvent>,
): KernelState<State> {
  let folded = kernel;
  for (const event of events) folded = foldEvent(game, folded, event);
  if (folded === undefined) throw new Error('There is no event to fold');
  return folded;
}

function foldGameEvent<State>(
  game: Folding<State>,
  kernel: KernelState<State>,
  event: NewGameEvent | VersionedEvent,
  version: number,
): KernelState<State> {
  const { seat } = event;
  const records = kernelRecords(event);
  const draws = records?.draws;
  return {
    version,
    effective: version,
    state: game.evolve(kernel.state, event),
    draws: draws === undefined ? kernel.draws : { ...kernel.draws, ...draws },
    table: kernel.table,
    undo: seat !== undefined && game.undoable(event) ? undoLink(kernel, seat, records) : undefined,
  };
}

/** How to undo an event: together with the move that it belongs to. */
function undoLink<State>(kernel: KernelState<State>, seat: Seat, records: KernelRecords | undefined): UndoLink<State> | undefined {
  const { undo } = kernel;
  const sameSeat = undo?.seat === seat;
  if (records === undefined) return sameSeat ? undo : undefined;
  // The window is one seat's, so it stays small: what another seat did before is out of reach.
  const before = undo === undefined || sameSeat ? kernel : { ...kernel, undo: undefined };
  return { before, seat, startsMove: records.move !== undefined, drew: records.draws !== undefined };
}

function foldKernelEvent<State>(
  kernel: KernelState<State>,
  event: Exclude<KernelEvent, { type: 'GameStarted' }>,
  version: number,
): KernelState<State> {
  if (event.type === 'TakenBack') return takenBack(kernel, event.open.toVersion, version);
  return { ...kernel, version, effective: version, table: foldTable(kernel.table, event, version), undo: undefined };
}

function started<State>(
  kernel: KernelState<State> | undefined,
  open: KernelData<'GameStarted'>,
  event: GameEvent,
  version: number,
): KernelState<State> {
  if (kernel !== undefined) throw new Error('A game starts once');
  return {
    version,
    effective: version,
    state: undefined,
    draws: kernelRecords(event)?.draws ?? {},
    table: {
      game: open.game,
      rulesVersion: open.rulesVersion,
      packHash: open.packHash,
      options: open.options,
      commitment: open.commitment,
      seed: sealedSeed(event),
      seats: open.seats.map((occupant) => ({ occupant, gaveUp: undefined })),
      awaitsAdjudication: false,
      ended: undefined,
      released: false,
    },
    undo: undefined,
  };
}

/** The state at an earlier version of the same window; what came after it is gone from the effective line. */
function takenBack<State>(kernel: KernelState<State>, toVersion: number, version: number): KernelState<State> {
  let target: KernelState<State> | undefined = kernel;
  while (target !== undefined && target.effective > toVersion) target = target.undo?.before;
  if (target?.effective !== toVersion) throw new Error(`Version ${toVersion} is outside of the undo window of version ${kernel.version}`);
  return { ...target, version };
}

type TableEvent = Exclude<KernelEvent, { type: 'GameStarted' | 'TakenBack' }>;

function foldTable(table: TableState, event: TableEvent, version: number): TableState {
  switch (event.type) {
    case 'SeatTakenOver': {
      const { seat, occupant, reason } = event.open;
      const replaced = { occupant, ...(reason === 'substitute' ? { gaveUp: undefined } : {}) };
      return { ...table, seats: table.seats.map((old, index) => (index === seat ? { ...old, ...replaced } : old)) };
    }
    case 'Resigned':
      return givenUp(table, event.open.seat);
    case 'TimedOut':
      return timedOut(table, event.open);
    case 'RulesChanged':
      return { ...table, rulesVersion: event.open.to, packHash: event.open.packHash };
    case 'Adjudicated':
    case 'Abandoned':
      return { ...table, awaitsAdjudication: false };
    case 'Ended':
      return { ...table, ended: { version, by: event.open.by, outcome: event.open.outcome } };
    case 'Released':
      return { ...table, released: true, seed: event.open };
  }
}

function timedOut(table: TableState, { seat, policy }: KernelData<'TimedOut'>): TableState {
  switch (policy) {
    case 'bot':
      return table;
    case 'forfeit':
      return givenUp(table, seat);
    case 'adjudicate':
      return { ...table, awaitsAdjudication: true };
  }
}

function givenUp(table: TableState, seat: Seat): TableState {
  const rank = 1 + table.seats.filter((one) => one.gaveUp !== undefined).length;
  return { ...table, seats: table.seats.map((one, index) => (index === seat ? { ...one, gaveUp: one.gaveUp ?? rank } : one)) };
}
