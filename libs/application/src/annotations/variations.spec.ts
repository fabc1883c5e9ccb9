import { asKernelEvent, foldEvents, kernelParts, type NewGameEvent, type RecordedEvent } from '@kronika/game-kernel';
import fc from 'fast-check';
import { done, hex } from '../testing';
import { account, AnnotationWorld } from '../testing/annotations';
import type { StartVariation } from './variations';

const ada = account('ada');
const bob = account('bob');

function leaving(gameId: string, version: number, changes: Partial<StartVariation> = {}): StartVariation {
  return { commandId: hex(), from: { kind: 'game', id: gameId }, version, chance: 'recorded', visibility: 'public', links: [], ...changes };
}

/** Where moves begin in a recorded game: the version before each, with the move and its seat. */
function movesOf(events: readonly NewGameEvent[]) {
  return events.flatMap((event, index) => {
    const { move } = kernelParts(event);
    return move === undefined || event.seat === undefined || asKernelEvent(event) !== undefined
      ? []
      : [{ before: index - 1, seat: event.seat, move }];
  });
}

/** Without what the log adds, and without the head of the chain, which only a game has. */
function bare(event: NewGameEvent | RecordedEvent) {
  const open = event.type === 'Ended' ? { ...Object(event.open), head: null } : event.open;
  const sealed = event.sealed?.map(({ to, data }) => ({ to, data: data ?? null }));
  return { type: event.type, open, seat: event.seat ?? null, sealed: sealed ?? null };
}

async function playRandomly(world: AnnotationWorld, variationId: string, picks: readonly number[]): Promise<void> {
  for (const pick of picks) {
    const { legalMoves } = done(await world.variations.see(ada, variationId));
    const [first] = legalMoves;
    if (first === undefined) return;
    const move = first.moves[pick % first.moves.length] ?? null;
    done(await world.variations.play(ada, { commandId: hex(), variationId, seat: first.seat, move }));
  }
}

describe('a variation', () => {
  it('with recorded chance repeats the game when it is played the same', async () => {
    const world = new AnnotationWorld();
    const { gameId, events } = await world.recordGame();
    const moves = movesOf(events);
    const tail = moves.slice(Math.floor(moves.length / 2));
    const from = tail[0]!.before;
    const { variationId } = done(await world.variations.start(ada, leaving(gameId, from)));
    for (const { seat, move } of tail) done(await world.variations.play(ada, { commandId: hex(), variationId, seat, move }));
    const own = done(await world.variations.events(bob, variationId)).events;
    expect(own.map(bare)).toEqual(events.slice(from + 1, -1).map(bare));
    expect(own.map(({ version }) => version)).toEqual(own.map((_, index) => from + 1 + index));
    expect(done(await world.variations.see(bob, variationId)).outcome).not.toBeNull();
  });

  it('replays: the game up to where it leaves, and its own events, fold to what it shows at every version', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(fc.nat(), { maxLength: 12 }), fc.boolean(), async (at, picks, isFresh) => {
        const world = new AnnotationWorld();
        const { gameId, events } = await world.recordGame();
        const game = (await world.platform.games.game('sample'))!;
        const moves = movesOf(events);
        const from = moves[at % moves.length]!.before;
        const { variationId } = done(await world.variations.start(ada, leaving(gameId, from, { chance: isFresh ? 'fresh' : 'recorded' })));
        await playRandomly(world, variationId, picks);
        const own = done(await world.variations.events(bob, variationId)).events;
        const head = events.slice(0, from + 1).map((event, version) => ({ ...event, version, time: 0 }));
        for (const version of [from, Math.floor(from + own.length / 2), from + own.length]) {
          const replayed = foldEvents(game, undefined, [...head, ...own.slice(0, version - from)]);
          const sight = done(await world.variations.see(bob, variationId, { version }));
          expect(sight.view).toEqual(game.view(replayed.state, 'everything'));
          expect(done(await world.variations.see(bob, variationId, { version, seat: 1 })).view).toEqual(
            game.view(replayed.state, { seat: 1 }),
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  it('branches, and a branch branches again, each with a line of its own', async () => {
    const world = new AnnotationWorld();
    const { gameId, events } = await world.recordGame();
    const from = movesOf(events)[2]!.before;
    const first = done(await world.variations.start(ada, leaving(gameId, from))).variationId;
    await playRandomly(world, first, [0, 1, 2]);
    const middle = from + 1;
    const branch = (of: string, version: number, caller = ada) =>
      world.variations.start(caller, leaving(gameId, version, { from: { kind: 'variation', id: of } }));
    const second = done(await branch(first, middle)).variationId;
    await playRandomly(world, second, [1, 0]);
    const third = done(await branch(second, done(await world.variations.see(ada, second)).lastVersion, bob)).variationId;
    // Leaving a branch before it begins is leaving what that branch left.
    const early = done(await branch(second, from)).variationId;
    const tree = done(
      (await world.variations.tree(bob, gameId)) as {
        kind: 'done';
        variations: readonly { variationId: string; parentId: string | null }[];
      },
    );
    expect(new Map(tree.variations.map(({ variationId, parentId }) => [variationId, parentId]))).toEqual(
      new Map([
        [first, null],
        [second, first],
        [third, second],
        [early, null],
      ]),
    );
    const atMiddle = async (id: string) => done(await world.variations.see(ada, id, { version: middle })).view;
    expect(await atMiddle(second)).toEqual(await atMiddle(first));
    expect(await atMiddle(third)).toEqual(await atMiddle(first));
  });

  it('refuses in types: illegal move, not a move, not your turn, closed decision, past the end', async () => {
    const world = new AnnotationWorld();
    const { gameId, events } = await world.recordGame();
    const { variationId } = done(await world.variations.start(ada, leaving(gameId, movesOf(events)[0]!.before)));
    const { legalMoves } = done(await world.variations.see(ada, variationId));
    const { seat, moves } = legalMoves[0]!;
    const play = (changes: object) =>
      world.variations.play(ada, { commandId: hex(), variationId, seat, move: moves[0] ?? null, ...changes });
    expect((await play({ seat: 9 })).kind).toBe('not-your-turn');
    expect((await play({ move: 'nonsense' })).kind).toBe('invalid');
    expect((await play({ decision: 'none' })).kind).toBe('conflict');
    const every = [...new Set(movesOf(events).map(({ move }) => JSON.stringify(move)))];
    const illegal = every.find((move) => !moves.some((legal) => JSON.stringify(legal) === move));
    if (illegal !== undefined)
      expect(await play({ move: JSON.parse(illegal) })).toMatchObject({ kind: 'illegal-move', rule: expect.any(String) });
    const over = done(await world.variations.start(ada, leaving(gameId, events.length - 1))).variationId;
    expect((await world.variations.play(ada, { commandId: hex(), variationId: over, seat: 0, move: moves[0] ?? null })).kind).toBe(
      'conflict',
    );
    expect((await world.variations.see(ada, variationId, { version: 100_000 })).kind).toBe('not-found');
  });

  it('answers a repeated move with the first result', async () => {
    const world = new AnnotationWorld();
    const { gameId, events } = await world.recordGame();
    const { variationId } = done(await world.variations.start(ada, leaving(gameId, movesOf(events)[0]!.before)));
    const { seat, moves } = done(await world.variations.see(ada, variationId)).legalMoves[0]!;
    const command = { commandId: hex(), variationId, seat, move: moves[0] ?? null };
    const first = done(await world.variations.play(ada, command));
    expect(done(await world.variations.play(ada, command))).toMatchObject({ version: first.version, position: first.position });
    expect(await world.variations.play(ada, { ...command, move: 'other' })).toMatchObject({ kind: 'invalid' });
  });

  it("is its author's to play on; private ones are nobody else's business", async () => {
    const world = new AnnotationWorld();
    const { gameId, events } = await world.recordGame();
    const from = movesOf(events)[0]!.before;
    const open = done(await world.variations.start(ada, leaving(gameId, from))).variationId;
    const closed = done(await world.variations.start(ada, leaving(gameId, from, { visibility: 'private' }))).variationId;
    const shared = done(await world.variations.start(ada, leaving(gameId, from, { visibility: 'link' })));
    const play = (variationId: string) => world.variations.play(bob, { commandId: hex(), variationId, seat: 0, move: null });
    expect((await play(open)).kind).toBe('forbidden');
    expect((await play(closed)).kind).toBe('not-found');
    expect((await world.variations.see(bob, closed)).kind).toBe('not-found');
    expect((await world.variations.see(bob, shared.variationId)).kind).toBe('not-found');
    expect((await world.variations.see(bob, shared.variationId, { links: [shared.link ?? ''] })).kind).toBe('done');
    const visible = await world.variations.tree(bob, gameId);
    expect(visible).toMatchObject({ variations: [{ variationId: open }] });
    done(await world.variations.remove(ada, { commandId: hex(), variationId: open }));
    expect((await world.variations.see(ada, open)).kind).toBe('not-found');
  });

  it('exists on released games only', async () => {
    const world = new AnnotationWorld();
    const { gameId } = await world.recordGame();
    const { variationId } = done(await world.variations.start(ada, leaving(gameId, 3)));
    world.standings.set(gameId, { released: false });
    expect(await world.variations.start(ada, leaving(gameId, 3))).toMatchObject({ kind: 'refused', code: 'not-released' });
    expect((await world.variations.see(ada, variationId)).kind).toBe('not-found');
  });
});
