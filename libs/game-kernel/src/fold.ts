import type { Sealed, Seat } from './game';
import { asKernelEvent, type KernelData, type KernelEvent, kernelEventTypes, sealedSeed } from './kernel-events';
import { kernelParts } from './kernel-parts';
import type { GameOf, KernelState, TableState } from './kernel-state';
import type { VersionedEvent } from './recorded-event';

/** What folding asks of a game: no rules, no content, no chance. */
export type Folding<State> = Pick<GameOf<State>, 'evolve' | 'undoable'>;

/** Applies one event, the kernel's or the game's, full or redacted. The first one, GameStarted, meets `undefined`. */
export function foldEvent<State>(game: Folding<State>, kernel: KernelState<State> | undefined, event: VersionedEvent): KernelState<State> {
  if (kernelEventTypes.has(event.type)) return foldKernelEvent(kernel, event);
  if (kernel === undefined) throw new Error(`A game begins with GameStarted, not with ${event.type}`);
  expectNext(kernel, event);
  return foldGameEvent(game, kernel, event);
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

function expectNext(kernel: KernelState<unknown>, event: VersionedEvent): void {
  if (event.version !== kernel.version + 1) throw new Error(`Version ${event.version} cannot follow version ${kernel.version}`);
}

function foldGameEvent<State>(game: Folding<State>, kernel: KernelState<State>, event: VersionedEvent): KernelState<State> {
  const parts = kernelParts(event);
  return {
    version: event.version,
    effective: event.version,
    state: game.evolve(kernel.state, event),
    draws: parts.draws === undefined ? kernel.draws : { ...kernel.draws, ...parts.draws },
    table: kernel.table,
    undo:
      event.seat === undefined || !game.undoable(event)
        ? undefined
        : {
            before: withinWindow(kernel, event.seat),
            event: timeless(event),
            seat: event.seat,
            startsMove: parts.move !== undefined,
            drew: parts.draws !== undefined,
          },
  };
}

/** The state before, without what another seat did before that: the window is one seat's, so it stays small. */
function withinWindow<State>(kernel: KernelState<State>, seat: Seat): KernelState<State> {
  return kernel.undo === undefined || kernel.undo.seat === seat ? kernel : { ...kernel, undo: undefined };
}

/** The event without its envelope, so that a state is the same whenever and wherever it was folded. */
function timeless(event: VersionedEvent): VersionedEvent {
  const { type, open, seat, sealed, version } = event;
  return {
    type,
    open,
    version,
    ...(seat === undefined ? {} : { seat }),
    ...(sealed === undefined ? {} : { sealed: sealed.map(saltless) }),
  };
}

function saltless({ to, data }: Sealed): Sealed {
  return data === undefined ? { to } : { to, data };
}

function foldKernelEvent<State>(kernel: KernelState<State> | undefined, recorded: VersionedEvent): KernelState<State> {
  const event = asKernelEvent(recorded);
  if (event === undefined) throw new Error(`${recorded.type} is no kernel event`);
  if (event.type === 'GameStarted') return started(kernel, event, recorded);
  if (kernel === undefined) throw new Error(`A game begins with GameStarted, not with ${event.type}`);
  expectNext(kernel, recorded);
  if (event.type === 'TakenBack') return takenBack(kernel, event.open.toVersion, recorded.version);
  const table = foldTable(kernel.table, event, recorded.version);
  return { ...kernel, version: recorded.version, effective: recorded.version, table, undo: undefined };
}

function started<State>(
  kernel: KernelState<State> | undefined,
  { open }: Extract<KernelEvent, { type: 'GameStarted' }>,
  recorded: VersionedEvent,
): KernelState<State> {
  if (kernel !== undefined) throw new Error('A game starts once');
  return {
    version: recorded.version,
    effective: recorded.version,
    state: undefined,
    draws: kernelParts(recorded).draws ?? {},
    table: {
      game: open.game,
      rulesVersion: open.rulesVersion,
      packHash: open.packHash,
      options: open.options,
      commitment: open.commitment,
      seed: sealedSeed(recorded),
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
