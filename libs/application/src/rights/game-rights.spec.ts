import { account, anonymous, done, hex, newTable, Parlour, samplePlatform, SampleTable, TestClock } from '../testing';
import type { Officials } from './officials';

const judge = account('judge');
const voice = account('voice');
const officials: Officials = {
  roleIn: (_tournament, id) => Promise.resolve(id === 'judge' ? 'arbiter' : id === 'voice' ? 'commentator' : undefined),
};

async function tournamentGame(clock = new TestClock(0)) {
  const parlour = new Parlour(samplePlatform(undefined, clock), officials);
  const tournament = { tournamentId: 't', stage: 1, round: 1, table: '1.1.1' };
  const seats = ['ann', 'bob'].map((id) => ({ kind: 'player', id }) as const);
  const game = {
    game: 'sample',
    options: {},
    seats,
    clock: { kind: 'none' },
    timeOut: 'bot',
    release: 'at-end',
    rated: true,
    tournament,
  } as const;
  const { gameId } = done(await parlour.games.createGameFor({ actor: 'manager:rounds', commandId: 'cause' }, game));
  return { parlour, gameId, clock };
}

describe('whose eyes one may look through', () => {
  it('are the own ones: a seat its hand, everybody what is public, an arbiter everything', async () => {
    const { parlour, gameId } = await tournamentGame();
    const eyes = async (caller: Parameters<Parlour['replays']['at']>[0]) => {
      const { viewer, seat } = done(await parlour.replays.at(caller, { gameId }));
      return [viewer, seat];
    };
    expect(await eyes(account('ann'))).toEqual(['seat', 0]);
    expect(await eyes(account('bob'))).toEqual(['seat', 1]);
    expect(await eyes(account('eve'))).toEqual(['spectator', null]);
    expect(await eyes(anonymous)).toEqual(['spectator', null]);
    expect(await eyes(judge)).toEqual(['everything', null]);
    expect(await eyes(account('root', { administrator: true }))).toEqual(['everything', null]);
  });

  it('are not others’ before the release, whatever else one is', async () => {
    const { parlour, gameId } = await tournamentGame();
    const ann = account('ann', { administrator: true });
    for (const as of [{ seat: 1 }, 'everything', 'commentator'] as const) {
      expect(await parlour.replays.at(ann, { gameId, as })).toMatchObject({ kind: 'forbidden' });
      expect(await parlour.replays.at(anonymous, { gameId, as })).toMatchObject({ kind: 'forbidden' });
      expect(await parlour.live.gameEvents(account('eve'), { gameId, as }, 0)).toMatchObject({ kind: 'forbidden' });
    }
    expect(done(await parlour.replays.at(ann, { gameId, as: 'spectator' })).viewer).toBe('spectator');
    expect(await parlour.replays.at(judge, { gameId, as: { seat: 9 } })).toMatchObject({ kind: 'not-found' });
  });

  it('are anybody’s once the game is released', async () => {
    const table = await SampleTable.start();
    await table.playOn(500);
    for (const as of [{ seat: 1 }, 'everything', 'commentator'] as const)
      done(await table.replays.at(anonymous, { gameId: table.gameId, as }));
    expect(done(await table.replays.at(anonymous, { gameId: table.gameId })).viewer).toBe('everything');
  });

  it('see a commentator’s view five minutes late, live and in replays', async () => {
    const { parlour, gameId, clock } = await tournamentGame();
    expect(await parlour.replays.at(voice, { gameId })).toMatchObject({ kind: 'not-found' });
    clock.pass(5 * 60_000);
    const before = done(await parlour.replays.at(voice, { gameId }));
    expect(before.viewer).toBe('commentator');
    const ann = account('ann');
    const { toAct, legalMoves } = done(await parlour.replays.at(ann, { gameId }));
    done(await parlour.games.play(ann, { gameId, commandId: hex(), decision: toAct[0]!.id, move: legalMoves[0]! }));
    expect(done(await parlour.replays.at(voice, { gameId })).version).toBe(before.version);
    expect(await parlour.replays.at(voice, { gameId }, before.version + 1)).toMatchObject({ kind: 'not-found' });
    expect(done(await parlour.replays.events(voice, { gameId }, 0, 500)).lastVersion).toBe(before.version);
    clock.pass(5 * 60_000);
    expect(done(await parlour.replays.at(voice, { gameId })).version).toBeGreaterThan(before.version);
  });

  it('lets arbiters rule, and nobody else', async () => {
    const { parlour, gameId } = await tournamentGame();
    const outcome = { kind: 'ranking', places: [0, 1].map((seat) => ({ seat, place: seat + 1, score: 0 })), ties: [] } as const;
    const command = { gameId, commandId: hex(), outcome };
    for (const caller of [account('ann'), account('eve'), voice]) {
      expect(await parlour.rulings.adjudicate(caller, command)).toMatchObject({ kind: 'forbidden' });
    }
    const half = { ...outcome, places: outcome.places.slice(1) };
    expect(await parlour.rulings.adjudicate(judge, { ...command, outcome: half })).toMatchObject({ kind: 'invalid' });
    const substitute = { gameId, commandId: hex(), seat: 1, occupant: { kind: 'player', id: 'cid' } as const };
    done(await parlour.rulings.substitute(judge, substitute));
    expect(done(await parlour.replays.at(account('cid'), { gameId })).seat).toBe(1);
    expect(done(await parlour.replays.at(account('bob'), { gameId })).viewer).toBe('spectator');
    const first = done(await parlour.rulings.adjudicate(judge, command));
    expect(done(await parlour.rulings.adjudicate(judge, command))).toEqual(first);
    expect(done(await parlour.replays.at(anonymous, { gameId }))).toMatchObject({ endedBy: 'adjudication', released: true, outcome });
  });

  it('keeps a commentator of a table from sitting down, and a player from commenting', async () => {
    const parlour = new Parlour();
    const ann = account('ann');
    const tableId = done(await parlour.tables.open(ann, newTable({ nonce: hex() }))).tableId;
    const name = (id: string) => parlour.tables.nameCommentator(ann, { tableId, commandId: hex(), account: id });
    expect(await name('ann')).toMatchObject({ kind: 'refused', code: 'seated-already' });
    done(await name('voice'));
    expect(await parlour.tables.join(voice, { tableId, commandId: hex(), nonce: hex() })).toMatchObject({ kind: 'forbidden' });
  });
});
