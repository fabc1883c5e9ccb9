import { type Chance, type GameEvent, type Seat } from '@kronika/game-kernel';
import { LawBroken, laws, type Subject } from '@kronika-testing/game-kernel';
import type { SampleGame } from './make-game';
import type { Move } from './moves';
import { seatCards, type State } from './state';
import { sampleSubject } from './testing';

const sound = sampleSubject.game as SampleGame;

/** The sample game with one fault. */
function withFault(fault: Partial<SampleGame>): Subject<State> {
  return { ...sampleSubject, game: { ...sound, ...fault } };
}

/** The sample game whose moves are told otherwise. */
function withRetold(retell: (events: readonly GameEvent[], state: State, seat: Seat, move: Move, chance: Chance) => readonly GameEvent[]) {
  return withFault({
    decide(state, seat, move, chance) {
      const result = sound.decide(state, seat, move, chance);
      return result.ok ? { ok: true, value: retell(result.value, state, seat, move, chance) } : result;
    },
  });
}

const changed = (events: readonly GameEvent[], type: string, change: (event: GameEvent) => GameEvent) =>
  events.map((event) => (event.type === type ? change(event) : event));

/** How a law finds the fault within a few games; undefined when it does not. */
function caught(subject: Subject<State>, name: (typeof laws)[number]['name']): string | undefined {
  const law = laws.find((one) => one.name === name);
  if (law === undefined) throw new Error(`No law is called ${name}`);
  for (let seed = 0; seed < 24; seed++) {
    try {
      law.check(subject, seed);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return error.message;
    }
  }
  return undefined;
}

describe('the laws catch planted faults', () => {
  it('finds nothing in the game as it is', () => {
    for (const { name } of laws) expect([name, caught(sampleSubject, name)]).toEqual([name, undefined]);
  });

  it("a leak in an event's open part: the stored card", () => {
    const subject = withRetold((events, _, __, move) =>
      changed(events, 'Stored', (event) => ({ ...event, open: { ...(event.open as object), hint: 'card' in move ? move.card : null } })),
    );
    expect(caught(subject, 'non-interference')).toMatch(/shows what it should hide/);
  });

  it('a leak in the open part of an event that cannot be undone: what is on top of the deck', () => {
    const subject = withRetold((events, state) =>
      changed(events, 'TurnEnded', (event) => ({ ...event, open: { ...(event.open as object), next: state.deck[0] ?? null } })),
    );
    expect(caught(subject, 'non-interference')).toMatch(/the view does not show what the event tells/);
  });

  it('a part that is sealed to the wrong seat', () => {
    const subject = withRetold((events) =>
      changed(events, 'Offered', (event) => ({ ...event, sealed: event.sealed!.map((part) => ({ ...part, to: 'everyone' })) })),
    );
    expect(caught(subject, 'non-interference')).toMatch(/shows what it should hide/);
    expect(caught(subject, 'the redaction law')).toBeUndefined(); // It hides nothing from the view: only twins find it.
  });

  it('a hidden move that is recorded openly', () => {
    const subject = withFault({ openMove: () => true });
    expect(caught(subject, 'records of a move tell nothing more than its events')).toMatch(/look the same but for the kernel's records/);
    expect(caught(subject, 'non-interference')).toMatch(/shows what it should hide/);
  });

  it("a move in an event's type", () => {
    const subject = withFault({
      decide(state, seat, move, chance) {
        const result = sound.decide(state, seat, move, chance);
        if (!result.ok || move.do !== 'offer') return result;
        return { ok: true, value: changed(result.value, 'Offered', (event) => ({ ...event, type: `Offered:${move.card}` })) };
      },
      evolve: (state, event) => sound.evolve(state, event.type.startsWith('Offered:') ? { ...event, type: 'Offered' } : event),
      undoable: (event) => event.type.startsWith('Offered:') || sound.undoable(event),
    });
    expect(caught(subject, 'non-interference')).toMatch(/shows what it should hide/);
  });

  it('an id that betrays a card', () => {
    const subject = withFault({
      toAct: (state) =>
        sound.toAct(state).map((decision) => ({ ...decision, id: `${decision.id}-${seatCards(state, decision.seat).hand[0] ?? ''}` })),
    });
    expect(caught(subject, 'non-interference')).toMatch(/decisions differ/);
    expect(caught(subject, 'the redaction law')).toMatch(/toAct/);
  });

  it('an instance id that betrays a card although the view hides its face', () => {
    const subject = withFault({
      view(state, viewer) {
        const view = sound.view(state, viewer);
        return { ...view, seats: view.seats.map((seat, index) => ({ ...seat, back: seatCards(state, index).hand.join().length })) };
      },
    });
    expect(caught(subject, 'the redaction law')).toMatch(/view of the full game/);
    expect(caught(subject, 'non-interference')).toMatch(/views differ/);
  });

  it('a choice that is skipped because of what a hand lacks', () => {
    const subject = withFault({
      decide(state, seat, move, chance) {
        const stored = sound.decide(state, seat, move, chance);
        if (!stored.ok || move.do !== 'store') return stored;
        const asked = stored.value.reduce<State>((next, event) => sound.evolve(next, event), state);
        const poor = seatCards(asked, seat).hand.every((card) => card.endsWith('1') || card.endsWith('2'));
        if (!poor || asked.frames.at(-1)?.kind !== 'guard') return stored;
        const skipped = sound.decide(asked, seat, { do: 'guard', card: null }, chance);
        return skipped.ok ? { ok: true, value: [...stored.value, ...skipped.value] } : skipped;
      },
    });
    expect(caught(subject, 'non-interference')).toMatch(/one run has more events than the other/);
  });

  it('a legal move that decide refuses', () => {
    const subject = withFault({
      decide: (state, seat, move, chance) =>
        move.do === 'pass' && state.round === 2
          ? { ok: false, error: { kind: 'illegal-move', rule: 'SG-3.4', message: 'No passing here' } }
          : sound.decide(state, seat, move, chance),
    });
    expect(caught(subject, 'legal moves are complete and sound')).toMatch(/legal \{"do":"pass"\} was refused: SG-3.4/);
  });

  it('a move that decide accepts and that is not listed', () => {
    const subject = withFault({
      legalMoves: (state, seat) => sound.legalMoves(state, seat).filter((move) => move.do !== 'guard' || move.card !== null),
    });
    expect(caught(subject, 'legal moves are complete and sound')).toMatch(/\{"card":null,"do":"guard"\} is not legal, but was accepted/);
  });

  it('an evolve that asks chance', () => {
    let kept: Chance | undefined;
    const subject = withFault({
      setup(table, chance) {
        kept = chance;
        return sound.setup(table, chance);
      },
      evolve(state, event) {
        const next = sound.evolve(state, event);
        return event.type === 'DeckShuffled' && kept !== undefined ? { ...next, deck: kept.shuffle('deck', next.deck) } : next;
      },
    });
    expect(caught(subject, 'replay equals play')).toMatch(/Chance was asked outside of setup, decide and resample/);
  });

  it("an evolve that asks the world's chance, or its clock", () => {
    const asking = (ask: () => number) =>
      withFault({
        evolve(state, event) {
          const next = sound.evolve(state, event);
          return event.type === 'DeckShuffled' ? { ...next, nextId: next.nextId + Math.floor(ask() % 2) } : next;
        },
      });
    expect(
      caught(
        asking(() => Math.random()),
        'replay equals play',
      ),
    ).toMatch(/Math.random was asked/);
    expect(
      caught(
        asking(() => Date.now()),
        'replay equals play',
      ),
    ).toMatch(/Date.now was asked/);
  });

  it('an evolve that needs the pack', () => {
    const subject: Subject<State> = {
      ...sampleSubject,
      otherPack: { ...sound, evolve: (state, event) => ({ ...sound.evolve(state, event), rounds: 1 }) },
    };
    expect(caught(subject, 'replay equals play')).toMatch(/another pack folds to another state/);
  });

  it('a stored event that is rewritten', () => {
    const subject = withFault({
      describe(event, before) {
        Object.assign(event.open as object, { read: true });
        return sound.describe(event, before);
      },
    });
    expect(caught(subject, 'a stored event is never rewritten')).toMatch(/object is not extensible/);
  });

  it('a state that is changed in place', () => {
    const subject = withFault({
      evolve(state, event) {
        if (state !== undefined && event.type === 'CoinsGained') Object.assign(state, { lead: 0 });
        return sound.evolve(state, event);
      },
    });
    expect(caught(subject, 'replay equals play')).toMatch(/read only property/);
  });

  it('a resampling that is made from the view, and forgets who has seen what', () => {
    const subject = withFault({
      resample: (state, viewer, chance) => ({
        ...sound.resample(state, viewer, chance),
        seats: sound.resample(state, viewer, chance).seats.map((seat) => ({ ...seat, offer: null })),
      }),
    });
    expect(caught(subject, 'non-interference')).toMatch(/what is conserved differ|views differ/);
  });

  it('a resampling that deals cards which the viewer has seen', () => {
    const subject = withFault({
      resample(state, viewer, chance) {
        const blind = {
          ...state,
          seats: state.seats.map((seat) => ({ ...seat, store: seat.store.map((stored) => ({ ...stored, knownBy: [] })) })),
        };
        const dealt = sound.resample(blind, viewer, chance);
        return {
          ...dealt,
          seats: dealt.seats.map((seat, index) => ({
            ...seat,
            store: seat.store.map((stored, place) => ({ ...stored, knownBy: seatCards(state, index).store[place]?.knownBy ?? [] })),
          })),
        };
      },
    });
    expect(caught(subject, 'non-interference')).toMatch(/views differ/);
  });

  it('a disclosure that says it can be undone', () => {
    const subject = withFault({ undoable: (event) => event.type === 'CardsDrawn' || sound.undoable(event) });
    expect(caught(subject, 'non-interference')).toMatch(/the event is undoable, so it may tell nobody anything new/);
  });

  it('a state that is not plain JSON', () => {
    const subject = withFault({ evolve: (state, event) => ({ ...sound.evolve(state, event), when: new Date(0) }) });
    expect(caught(subject, 'everything is plain JSON')).toMatch(/state.when is of type object|state.when is no plain object/);
  });

  it('a game that never ends', () => {
    const endless: Subject<State> = { ...withFault({ outcome: () => undefined }), maxMoves: 200 };
    expect(caught(endless, 'every game ends')).toMatch(/nobody can act, but the game is not over/);
  });

  it('names the law, the seed and the version', () => {
    const subject = withFault({ openMove: () => true });
    const law = laws.find(({ name }) => name === 'non-interference')!;
    const run = () => {
      for (let seed = 0; seed < 50; seed++) law.check(subject, seed);
    };
    expect(run).toThrow(LawBroken);
    expect(run).toThrow(/non-interference: seed \d+, twins from version \d+, (seat \d|spectator)/);
  });
});
