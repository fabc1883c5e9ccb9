import type { Chance, GameEvent, Seat } from '@kronika/game-kernel';
import { laws, type Subject } from '@kronika-testing/game-kernel';
import type { FiftyFirstState } from './game';
import type { Move } from './moves/move';
import { playerAt, type State } from './state/state';
import { fiftyFirstStateSubject } from './testing';

// The laws are the kernel's; this shows that they would notice if this game broke them.
const sound = fiftyFirstStateSubject.game as FiftyFirstState;

function withFault(fault: Partial<FiftyFirstState>): Subject<State> {
  return { ...fiftyFirstStateSubject, tables: [{ seats: 3, options: { expansion: 'winter' } }], game: { ...sound, ...fault } };
}

/** The game whose moves are told otherwise. */
function withRetold(retell: (events: readonly GameEvent[], state: State, seat: Seat, move: Move) => readonly GameEvent[]): Subject<State> {
  return withFault({
    decide(state: State, seat: Seat, move: Move, chance: Chance) {
      const result = sound.decide(state, seat, move, chance);
      return result.ok ? { ok: true, value: retell(result.value, state, seat, move) } : result;
    },
  });
}

const changed = (events: readonly GameEvent[], type: string, change: (event: GameEvent) => GameEvent) =>
  events.map((event) => (event.type === type ? change(event) : event));

/** How a law finds the fault within a few games; undefined when it does not. */
function caught(subject: Subject<State>, name: (typeof laws)[number]['name']): string | undefined {
  const law = laws.find((one) => one.name === name)!;
  for (let seed = 0; seed < 6; seed++) {
    try {
      law.check(subject, seed);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return undefined;
}

describe('the laws would notice', () => {
  it('drawn cards that are told to everybody (FS-4.17)', () => {
    const subject = withRetold((events) =>
      changed(events, 'drew', (event) => ({
        ...event,
        sealed: event.sealed!.map(({ data }) => ({ to: 'everyone' as const, ...(data === undefined ? {} : { data }) })),
      })),
    );
    expect(caught(subject, 'non-interference')).toMatch(/the view does not show what the event tells/);
  });

  it('the next card of the deck in an open part (FS-4.1)', () => {
    const subject = withRetold((events, state) =>
      changed(events, 'turn', (event) => ({
        ...event,
        open: { ...(event.open as object), next: state.deck.order?.[state.deck.drawn] ?? null },
      })),
    );
    expect(caught(subject, 'non-interference')).toMatch(/differ|undoable/);
  });

  it('hands in the view of others (FS-4.15)', () => {
    const subject = withFault({
      view(state, viewer) {
        const view = sound.view(state, viewer);
        return {
          ...view,
          players: view.players.map((player, seat) => ({ ...player, hand: { ...player.hand, cards: playerAt(state, seat).hand.cards } })),
        };
      },
    });
    expect(caught(subject, 'the redaction law')).toMatch(/view of the full game/);
    expect(caught(subject, 'non-interference')).toMatch(/views differ/);
  });

  it('a legal move that is not listed', () => {
    const subject = withFault({
      legalMoves: (state, seat) => sound.legalMoves(state, seat).filter((move, index) => move.do !== 'pass' || index === 0),
    });
    expect(caught(subject, 'legal moves are complete and sound')).toMatch(/pass.*is not legal, but was accepted/);
  });

  it('a starting hand that is chosen in the open (FS-4.17)', () => {
    const subject = withFault({ openMove: () => true });
    expect(caught(subject, 'non-interference')).toMatch(/shows what it should hide/);
  });

  it('a draw that may be taken back', () => {
    const subject = withFault({ undoable: (event) => event.type === 'drew' || sound.undoable(event) });
    expect(caught(subject, 'non-interference')).toMatch(/undoable/);
  });

  it('a resampling that loses a card, or changes what its viewer sees', () => {
    const losing = withFault({ resample: (state, viewer, chance) => ({ ...sound.resample(state, viewer, chance), discard: [] }) });
    expect(caught(losing, 'non-interference')).toMatch(/conserved|views/);
  });
});
