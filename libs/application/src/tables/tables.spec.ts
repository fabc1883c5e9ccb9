import { commitment, pureHashing } from '@kronika/game-kernel';
import { account, anonymous, done, hex, newTable, Parlour, samplePlatform, TestClock, all } from '../testing';
import { sealedServerSeed } from './table-events';

const ann = account('ann');
const bob = account('bob');
const cid = account('cid');
const join = (tableId: string, more: object = {}) => ({ tableId, commandId: hex(), nonce: hex(), ...more });
const at = (tableId: string) => ({ tableId, commandId: hex() });

async function opened(parlour = new Parlour(), more = {}) {
  const tableId = done(await parlour.tables.open(ann, newTable({ nonce: hex(), ...more }))).tableId;
  return { parlour, tableId };
}

describe('opening a table', () => {
  it('commits to the seed before anybody has joined, and keeps the server’s part sealed', async () => {
    const { parlour, tableId } = await opened();
    const [first] = await all(parlour.platform.log.read(`table-${tableId}`));
    const serverSeed = sealedServerSeed(first!);
    const sight = done(await parlour.tables.see(bob, tableId));
    const rules = { serverSeed, subject: tableId, rulesVersion: sight.settings.rulesVersion };
    expect(sight.settings.commitment.hash).toBe(commitment(rules, pureHashing));
    expect(JSON.stringify(sight)).not.toContain(serverSeed);
  });

  it('opens nothing twice, and says so where the id was used for another table', async () => {
    const parlour = new Parlour();
    const wanted = newTable({ nonce: hex() });
    const first = done(await parlour.tables.open(ann, wanted));
    expect(done(await parlour.tables.open(ann, wanted))).toEqual(first);
    expect(await parlour.tables.open(ann, { ...wanted, seats: 3 })).toMatchObject({ kind: 'invalid', issues: [{ path: 'commandId' }] });
    expect(done(await parlour.tables.open(bob, wanted)).tableId).not.toBe(first.tableId);
  });

  it('rejects in types: unknown game, wrong options, too many seats, weak nonce, no link, odd clock', async () => {
    const { tables } = new Parlour();
    expect(await tables.open(ann, newTable({ game: 'chess' }))).toMatchObject({ kind: 'not-found' });
    expect(await tables.open(ann, newTable({ options: { rounds: 'many' } }))).toMatchObject({ kind: 'invalid' });
    expect(await tables.open(ann, newTable({ seats: 6 }))).toMatchObject({ kind: 'invalid', issues: [{ path: 'seats' }] });
    expect(await tables.open(ann, newTable({ nonce: 'weak' }))).toMatchObject({ kind: 'invalid', issues: [{ path: 'nonce' }] });
    expect(await tables.open(ann, newTable({ access: 'link' }))).toMatchObject({ kind: 'invalid', issues: [{ path: 'link' }] });
    expect(await tables.open(ann, newTable({ clock: { kind: 'fixed', turnMs: -1 } }))).toMatchObject({ kind: 'invalid' });
  });
});

describe('taking seats', () => {
  it('starts the game when the last seat is taken, with every nonce in the seed', async () => {
    const { parlour, tableId } = await opened();
    expect(await parlour.games.resign(ann, { gameId: tableId, commandId: hex() })).toMatchObject({ kind: 'not-found' });
    const joined = join(tableId);
    expect(done(await parlour.tables.join(bob, joined)).started).toBe(true);
    expect(done(await parlour.tables.join(bob, joined)).started).toBe(true);
    const loaded = await parlour.store.load(tableId);
    expect(loaded?.kernel.table.commitment.nonces).toHaveLength(2);
    expect(loaded?.kernel.table.commitment.nonces[1]).toBe(joined.nonce);
    expect(await parlour.tables.join(cid, join(tableId))).toMatchObject({ kind: 'refused', code: 'table-not-open' });
  });

  it('lets the owner start, seat bots, clear seats and close; others not', async () => {
    const { parlour, tableId } = await opened(new Parlour(), { startsWhenFull: false, seats: 3 });
    const { tables } = parlour;
    done(await tables.join(bob, join(tableId, { seat: 2 })));
    expect(await tables.join(cid, join(tableId, { seat: 2 }))).toMatchObject({ kind: 'refused', code: 'seat-taken' });
    expect(await tables.join(bob, join(tableId))).toMatchObject({ kind: 'refused', code: 'seated-already' });
    expect(await tables.start(ann, at(tableId))).toMatchObject({ kind: 'refused', code: 'seats-free', details: { seats: [1] } });
    expect(await tables.addBot(bob, { ...at(tableId), bot: 'random' })).toMatchObject({ kind: 'forbidden' });
    expect(await tables.addBot(ann, { ...at(tableId), bot: 'deep' })).toMatchObject({ kind: 'invalid' });
    done(await tables.addBot(ann, { ...at(tableId), bot: 'random' }));
    done(await tables.remove(ann, { ...at(tableId), seat: 2 }));
    done(await tables.join(cid, join(tableId)));
    done(await tables.leave(cid, at(tableId)));
    done(await tables.join(cid, join(tableId)));
    expect(done(await tables.start(ann, at(tableId))).started).toBe(true);
    const seats = (await parlour.store.load(tableId))?.kernel.table.seats.map(({ occupant }) => occupant);
    expect(seats).toEqual([
      { kind: 'player', id: 'ann' },
      { kind: 'bot', bot: 'random' },
      { kind: 'player', id: 'cid' },
    ]);
    expect(await tables.close(ann, at(tableId))).toMatchObject({ kind: 'refused', code: 'table-not-open' });
  });

  it('seats guests with bots only', async () => {
    const guest = account('guest', { guest: true });
    const { parlour, tableId } = await opened();
    expect(await parlour.tables.join(guest, join(tableId))).toMatchObject({ kind: 'refused', code: 'guests-play-bots' });
    const own = done(await parlour.tables.open(guest, newTable({ nonce: hex() }))).tableId;
    expect(await parlour.tables.join(bob, join(own))).toMatchObject({ kind: 'refused', code: 'guests-play-bots' });
    expect(done(await parlour.tables.addBot(guest, { ...at(own), bot: 'greedy' })).started).toBe(true);
  });

  it('hides a table behind a link from everybody else', async () => {
    const link = hex();
    const { parlour, tableId } = await opened(new Parlour(), { access: 'link', link });
    const nothing = { kind: 'not-found' };
    for (const caller of [bob, anonymous]) expect(await parlour.tables.see(caller, tableId)).toMatchObject(nothing);
    expect(await parlour.tables.see(bob, tableId, hex())).toMatchObject(nothing);
    expect(await parlour.tables.join(bob, join(tableId))).toMatchObject(nothing);
    done(await parlour.tables.see(anonymous, tableId, link));
    done(await parlour.tables.join(bob, join(tableId, { link })));
    done(await parlour.tables.see(bob, tableId));
    const gameId = tableId;
    done(await parlour.replays.at(bob, { gameId }));
    for (const answer of [
      await parlour.replays.at(cid, { gameId }),
      await parlour.games.resign(cid, { gameId, commandId: hex() }),
      await parlour.live.gameEvents(cid, { gameId }, 0),
      await parlour.rulings.abandon(cid, { gameId, commandId: hex() }),
    ]) {
      expect(answer).toMatchObject(nothing);
    }
    const text = JSON.stringify(await all(parlour.platform.log.readAll()), (_, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    expect(text).not.toContain(link);
  });

  it('gives one of two who reach for the last seat at once the seat', async () => {
    const { parlour, tableId } = await opened();
    const results = await Promise.all([bob, cid].map((caller) => parlour.tables.join(caller, join(tableId))));
    expect(results.map(({ kind }) => kind).sort()).toEqual(['done', 'refused']);
  });
});

describe('around a game', () => {
  it('abandons it when all who play agree', async () => {
    const { parlour, tableId } = await opened();
    done(await parlour.tables.join(bob, join(tableId)));
    done(await parlour.tables.answerAbandon(ann, { ...at(tableId), agrees: true }));
    expect(done(await parlour.replays.at(ann, { gameId: tableId })).seats.map(({ abandons }) => abandons)).toEqual([true, false]);
    done(await parlour.tables.answerAbandon(bob, { ...at(tableId), agrees: false }));
    done(await parlour.tables.answerAbandon(bob, { ...at(tableId), agrees: true }));
    expect(done(await parlour.replays.at(ann, { gameId: tableId })).endedBy).toBeNull();
    done(await parlour.tables.answerAbandon(ann, { ...at(tableId), agrees: true }));
    expect(done(await parlour.replays.at(ann, { gameId: tableId }))).toMatchObject({
      endedBy: 'abandonment',
      released: true,
      outcome: null,
    });
    expect(await parlour.tables.answerAbandon(cid, { ...at(tableId), agrees: true })).toMatchObject({
      kind: 'conflict',
      code: 'game-over',
    });
  });

  it('counts vacations, which begin now or later', async () => {
    const clock = new TestClock(0);
    const day = 86_400_000;
    const bank = { kind: 'bank', bankMs: day, incrementMs: 0, graceMs: 0, vacationDays: 3 };
    const { parlour, tableId } = await opened(new Parlour(samplePlatform(undefined, clock)), { clock: bank });
    done(await parlour.tables.join(bob, join(tableId)));
    const now = clock.time;
    const take = (from: number, to: number) => parlour.tables.takeVacation(bob, { ...at(tableId), from, to });
    expect(await take(now - 1, now + day)).toMatchObject({ kind: 'invalid' });
    const before = done(await parlour.replays.at(bob, { gameId: tableId })).seats[1]?.clock.deadline;
    done(await take(now, now + 2 * day));
    expect(done(await parlour.replays.at(bob, { gameId: tableId })).seats[1]?.clock.deadline).toBe((before ?? 0) + 2 * day);
    expect(await take(now + day, now + 3 * day)).toMatchObject({ kind: 'invalid' });
    expect(await take(now + 2 * day, now + 4 * day)).toMatchObject({ kind: 'refused', code: 'vacation-used-up', details: { left: 1 } });
    done(await take(now + 2 * day, now + 3 * day));
    expect(await parlour.tables.takeVacation(cid, { ...at(tableId), from: now, to: now + day })).toMatchObject({ kind: 'forbidden' });
  });
});
