import { account, anonymous, done, type Event, Hall, hex, inOrder, roundRobin } from '../testing';

const ola = account('ola');
const phone = account('phone', { guest: true });

async function inTheHall(): Promise<{ hall: Hall; event: Event }> {
  const hall = new Hall();
  const event = await hall.open(ola, roundRobin);
  await event.must(ola, { type: 'register', entries: ['Ada', 'Ben', 'Cal', 'Dora'].map((name) => ({ name })) });
  await event.must(ola, { type: 'start' });
  await event.publish(ola);
  return { hall, event };
}
const sheet = async ({ hall, event }: { hall: Hall; event: Event }) =>
  done(await hall.slips.sheet(ola, { tournamentId: event.id, stage: 1, round: 1 })).slips;

describe('a result slip', () => {
  it('lets whoever holds it report for one seat and confirm for another', async () => {
    const { hall, event } = await inTheHall();
    const [slip, second] = await sheet({ hall, event });
    expect(slip!.token).not.toBe(second!.token);
    const [one, other] = slip!.table.seats.map(({ participant }) => participant.id);
    const opened = done(await hall.slips.open(slip!.token));
    expect(opened).toMatchObject({ tournamentId: event.id, title: 'Autumn Cup', reported: null });
    expect(opened.table.seats.map((seat) => seat.participant.name)).toEqual(slip!.table.seats.map((seat) => seat.participant.name));
    const { token, pin } = slip!;
    const report = { token, pin, commandId: 'report', by: one!, finishes: inOrder([other!, one!]) };
    const written = done(await hall.slips.report(phone, report));
    expect(done(await hall.slips.open(token)).reported).toMatchObject({ by: one });
    expect(await hall.slips.confirm(phone, { token, pin, commandId: hex(), by: one! })).toMatchObject({
      kind: 'refused',
      code: 'own-report',
    });
    const confirm = { token, pin, commandId: 'confirm', by: other! };
    const confirmed = done(await hall.slips.confirm(phone, confirm));
    expect((await event.tables()).find(({ id }) => id === slip!.table.id)!.result).toMatchObject([{ points: expect.any(Number) }, {}]);
    // A lost answer is asked for again.
    expect(done(await hall.slips.report(phone, report))).toEqual(written);
    expect(done(await hall.slips.confirm(phone, confirm))).toEqual(confirmed);
  });

  it('is worth nothing with a wrong PIN, and soon not asked any more', async () => {
    const { hall, event } = await inTheHall();
    const [slip] = await sheet({ hall, event });
    const by = slip!.table.seats[0]!.participant.id;
    const wrong = slip!.pin === '0000' ? '0001' : '0000';
    const guess = () => hall.slips.callJudge(phone, { token: slip!.token, pin: wrong, commandId: hex() });
    const answers = [];
    for (let i = 0; i < 8; i++) answers.push((await guess()).kind);
    expect(answers.slice(0, 5)).toEqual(Array(5).fill('forbidden'));
    expect(answers.at(-1)).toBe('throttled');
    // The right one has to wait, too: a guesser learns nothing.
    expect(await hall.slips.confirm(phone, { token: slip!.token, pin: slip!.pin, commandId: hex(), by })).toMatchObject({
      kind: 'throttled',
    });
  });

  it('needs somebody to answer for it, and judges to hand it out', async () => {
    const { hall, event } = await inTheHall();
    const [slip] = await sheet({ hall, event });
    await expect(hall.slips.callJudge(anonymous, { token: slip!.token, pin: slip!.pin, commandId: hex() })).rejects.toThrow('Sign in');
    expect(await hall.slips.sheet(account('cal'), { tournamentId: event.id, stage: 1, round: 1 })).toMatchObject({ kind: 'forbidden' });
    expect(await hall.slips.sheet(ola, { tournamentId: event.id, stage: 1, round: 9 })).toMatchObject({ kind: 'not-found' });
    const foreign = [slip!.token.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'nonsense', slip!.token.replace('1-1-1', '1-1-2')];
    for (const token of foreign) expect(await hall.slips.open(token)).toEqual({ kind: 'not-found', what: 'slip' });
  });

  it('ends when another is printed, and with its round', async () => {
    const { hall, event } = await inTheHall();
    const [slip, second] = await sheet({ hall, event });
    await event.must(ola, { type: 'renew-slip', table: slip!.table.id });
    expect(await hall.slips.open(slip!.token)).toMatchObject({ kind: 'not-found' });
    const [renewed] = await sheet({ hall, event });
    expect(renewed!.pin === slip!.pin && renewed!.token === slip!.token).toBe(false);
    done(await hall.slips.open(renewed!.token));
    await event.favouritesWin(ola);
    for (const { token, pin } of [renewed!, second!]) {
      expect(await hall.slips.open(token)).toMatchObject({ kind: 'refused', code: 'slip-expired' });
      expect(await hall.slips.callJudge(phone, { token, pin, commandId: hex() })).toMatchObject({ kind: 'refused', code: 'slip-expired' });
    }
  });

  it('stands nowhere in the log', async () => {
    const { hall, event } = await inTheHall();
    const slips = await sheet({ hall, event });
    for await (const { open } of hall.platform.log.readAll()) {
      for (const { token } of slips) expect(JSON.stringify(open)).not.toContain(token.split('.')[2]);
    }
  });
});
