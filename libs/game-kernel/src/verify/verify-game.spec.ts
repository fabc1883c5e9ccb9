import { chainLink, chainOrigin, type RedactedEvent, pureHash } from '@kronika/event-log';
import { abandon } from '../commands/abandon';
import { adjudicate } from '../commands/adjudicate';
import { changeRules } from '../commands/change-rules';
import { playMove } from '../commands/play-move';
import { release } from '../commands/release';
import { resign } from '../commands/resign';
import { startGame } from '../commands/start-game';
import type { StepResult } from '../commands/step';
import { takeBack } from '../commands/take-back';
import { takeOver } from '../commands/take-over';
import { timeOut } from '../commands/time-out';
import type { KernelState } from '../kernel-state';
import type { RulesId } from '../refusals';
import { heapGame, type HeapGame, type HeapState } from '../testing';
import { verifyGame } from './verify-game';

/** A game in a chained stream, played with the committed seed. */
class ChainedTable {
  readonly events: RedactedEvent[] = [];
  kernel: KernelState<HeapState>;
  readonly game: HeapGame;
  readonly #salt: string;

  constructor(game: HeapGame, seats = 2, salt = '00') {
    this.game = game;
    this.#salt = salt.repeat(16);
    const started = startGame(game, {
      options: { stones: 5 },
      seats: Array.from({ length: seats }, (_, seat) => ({ kind: 'player', id: `p${seat}` })),
      fairness: { serverSeed: '22'.repeat(32), subject: 'game-v', rulesVersion: 1, nonces: ['x', 'y'] },
    });
    if (!started.ok) throw new Error('refused');
    this.kernel = started.value.after;
    this.does(started);
  }

  get head() {
    const last = this.events.at(-1);
    return last?.chain === undefined ? {} : { head: { version: last.version, chain: last.chain } };
  }

  does(result: StepResult<HeapState>): this {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    for (const event of result.value.events) {
      const version = this.events.length;
      const stored: RedactedEvent = {
        ...event,
        ...(event.sealed === undefined ? {} : { sealed: event.sealed.map((part) => ({ ...part, salt: this.#salt })) }),
        stream: 'game-v',
        version,
        id: `e${version}`,
        schema: 1,
        time: 1000 + version,
        actor: 'somebody',
        command: `c${version}`,
      };
      this.events.push({ ...stored, chain: chainLink(this.events.at(-1)?.chain ?? chainOrigin, stored, pureHash) });
    }
    this.kernel = result.value.after;
    return this;
  }

  play(seat: number, ...moves: unknown[]): this {
    for (const move of moves) this.does(playMove(this.game, this.kernel, { seat, move }, this.head));
    return this;
  }
}

const game = heapGame();
const here = (rules: RulesId) => (rules.rulesVersion === 1 && rules.packHash === game.packHash ? game : undefined);
const verify = (events: readonly RedactedEvent[], rules: typeof here = here) => verifyGame({ events, folds: game, rules });

function finished(salt?: string): ChainedTable {
  const table = new ChainedTable(game, 2, salt).play(0, { pick: 1 }).play(1, { pick: 2 }).play(0, { take: 2 });
  table.does(takeBack(game, table.kernel, { seat: 0 }));
  table.play(0, { take: 2 }, { then: 'roll' }).play(1, { take: 2 }, { then: 'peek' }).play(0, { take: 1 }, { then: 'roll' });
  return table.does(release(game, table.kernel));
}

/** The events without chain and salts, with one of them changed. */
function tampered(
  events: readonly RedactedEvent[],
  version: number,
  change: (event: RedactedEvent) => RedactedEvent,
): readonly RedactedEvent[] {
  return events.map((event, index) => {
    const { chain: _, ...bare } = index === version ? change(event) : event;
    return bare;
  });
}

describe('verifyGame', () => {
  it('verifies a released game from its seed and its moves, through chance and a take-back', () => {
    const { events } = finished();
    expect(verify(events)).toEqual({
      kind: 'verified',
      chained: true,
      segments: [{ rulesVersion: 1, packHash: game.packHash, from: 0, to: events.length - 1, result: 're-run' }],
    });
  });

  it('ignores salts, and does without a chain', () => {
    const { events } = finished('ff');
    expect(events.at(-1)!.chain).not.toBe(finished().events.at(-1)!.chain);
    expect(verify(events)).toMatchObject({ kind: 'verified', chained: true });
    expect(verify(tampered(events, -1, (event) => event))).toMatchObject({ kind: 'verified', chained: false });
  });

  it('holds the head that Ended repeats against the chain', () => {
    const { events } = finished();
    const ended = events.findIndex((event) => event.type === 'Ended');
    const open = { ...(events[ended]!.open as object), head: { version: ended - 1, chain: '00' } };
    let chain: string = chainOrigin;
    const relinked = events.with(ended, { ...events[ended]!, open }).map((event) => {
      chain = chainLink(chain, event, pureHash);
      return { ...event, chain };
    });
    expect(verify(relinked)).toMatchObject({ kind: 'different', version: ended, what: 'event' });
  });

  it('finds a broken chain before anything else', () => {
    const { events } = finished();
    const broken = events.with(3, { ...events[3]!, open: { seat: 0 } });
    expect(verify(broken)).toEqual({ kind: 'broken', version: 3, problem: 'changed' });
  });

  it('names the version where the record and the re-run part: a die, a hidden card, a counter', () => {
    const { events } = finished();
    const rolled = events.findIndex((event) => event.type === 'Rolled');
    expect(verify(tampered(events, rolled, (event) => ({ ...event, open: { seat: 0, die: 7 } })))).toMatchObject({
      kind: 'different',
      version: rolled,
      what: 'event',
      recorded: { open: { die: 7 } },
    });
    const picked = events.findIndex((event) => event.type === 'Picked');
    const resealed = (event: RedactedEvent) => ({ ...event, sealed: [{ to: [0], data: 2 }, ...(event.sealed ?? []).slice(1)] });
    expect(verify(tampered(events, picked, resealed))).toMatchObject({ kind: 'different', version: picked, what: 'event' });
  });

  it('finds a move that the rules refuse, a move that is not recorded, and a cut tail', () => {
    const { events } = finished();
    const took = events.findIndex((event) => event.type === 'Took');
    const moved = (event: RedactedEvent) => ({ ...event, sealed: [{ to: 'everyone' as const, data: { $move: { take: 9 } } }] });
    expect(verify(tampered(events, took, moved))).toMatchObject({ kind: 'different', version: took, what: 'refused' });
    const { sealed: _, ...silent } = events[took]!;
    expect(verify(tampered(events, took, () => silent))).toMatchObject({ kind: 'different', version: took, what: 'no move' });
    const cut = tampered(events, -1, (event) => event).filter((event) => event.type !== 'Ended');
    expect(verify(cut)).toMatchObject({ kind: 'different', what: 'event' });
  });

  it('finds a seed that was not committed to, or that does not follow from the nonces', () => {
    const { events } = finished();
    const last = events.length - 1;
    const opened = events[last]!.open as { seed: string; serverSeed: string };
    const reopened = (open: typeof opened) => verify(tampered(events, last, (event) => ({ ...event, open })));
    expect(reopened({ ...opened, serverSeed: '33'.repeat(32) })).toMatchObject({ kind: 'different', version: 0, what: 'commitment' });
    expect(reopened({ ...opened, seed: '33'.repeat(32) })).toMatchObject({ kind: 'different', version: 0, what: 'seed' });
  });

  it('cannot check a game that is not released, or that does not begin', () => {
    const { events } = finished();
    expect(verify(events.slice(0, -1))).toEqual({ kind: 'not released' });
    expect(verify(tampered(events, 0, (event) => ({ ...event, type: 'Heaped' })))).toMatchObject({
      what: 'missing event',
      expected: 'GameStarted',
    });
  });

  it('re-runs the segments whose rules it has, and reports the others as not re-runnable, never as a difference', () => {
    const newer = heapGame({ rulesVersion: 2 });
    const table = new ChainedTable(game).play(0, { pick: 1 });
    table.does(changeRules(newer, table.kernel)!);
    const changedAt = table.events.length - 1;
    const after = new ChainedTable(newer);
    Object.assign(after, { events: table.events, kernel: table.kernel });
    after
      .play(1, { pick: 1 })
      .does(abandon(newer, after.kernel, { reason: 'agreed' }, after.head))
      .does(release(newer, after.kernel));
    const both = (rules: RulesId) => (rules.rulesVersion === 2 ? newer : here(rules));
    expect(verify(after.events, both)).toMatchObject({
      kind: 'verified',
      segments: [{ to: changedAt - 1 }, { from: changedAt, rulesVersion: 2 }],
    });
    expect(verify(after.events)).toMatchObject({
      kind: 'chain valid, not re-runnable',
      segments: [{ result: 're-run' }, { result: 'not re-runnable', rulesVersion: 2 }],
    });
    expect(verify(after.events, () => undefined)).toMatchObject({ kind: 'chain valid, not re-runnable' });
  });

  it('re-runs what arbiters and clocks did, too', () => {
    const table = new ChainedTable(game, 4);
    table.does(resign(game, table.kernel, { seat: 3, bot: { kind: 'bot', bot: 'random' } }, table.head));
    table.does(timeOut(game, table.kernel, { seat: 2, decision: 'pick-2', policy: 'bot' }, table.head));
    table.does(takeOver(game, table.kernel, { seat: 2, occupant: { kind: 'player', id: 'p9' }, reason: 'substitute' }));
    table.does(timeOut(game, table.kernel, { seat: 1, decision: 'pick-1', policy: 'adjudicate' }, table.head));
    table.does(adjudicate(game, table.kernel, { outcome: { kind: 'co-operative', won: true, score: 1 } }, table.head));
    table.does(release(game, table.kernel));
    expect(verify(table.events)).toMatchObject({ kind: 'verified' });
  });

  it('says of events that make no sense that they are malformed', () => {
    const { events } = finished();
    expect(verify(tampered(events, 2, (event) => ({ ...event, version: 7 })))).toMatchObject({ kind: 'malformed' });
    expect(verify(tampered(events, 0, (event) => ({ ...event, open: {} })))).toMatchObject({
      kind: 'malformed',
      message: expect.stringContaining('GameStarted'),
    });
  });

  it('finds a take-over that nothing explains', () => {
    const table = new ChainedTable(game);
    const event = { type: 'SeatTakenOver', open: { seat: 1, occupant: { kind: 'bot', bot: 'greedy' }, reason: 'resigned' } };
    table.does({ ok: true, value: { events: [event], after: { ...table.kernel, version: table.kernel.version + 1 } } });
    table.does(abandon(game, table.kernel, { reason: 'agreed' }, table.head)).does(release(game, table.kernel));
    expect(verify(table.events)).toMatchObject({ kind: 'different', what: 'no move', recorded: { type: 'SeatTakenOver' } });
  });
});
