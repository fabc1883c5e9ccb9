import { verifyChain } from '@kronika/event-log';
import { usualSettings } from '@kronika/tournaments';
import { account, all, anonymous, done, Hall, hex, memoryLog, roundRobin, samplePlatform } from '../testing';

const ola = account('ola');
const settings = { venue: 'physical', game: 'sample' } as const;
const usual = { ...usualSettings, ...settings };

describe('commands to a tournament', () => {
  it('are carried out once, however often they are sent', async () => {
    const event = await new Hall().open(ola, roundRobin);
    const request = { type: 'register', entries: [{ name: 'Dora' }] } as const;
    const first = done(await event.send(ola, request, 'same'));
    expect(done(await event.send(ola, request, 'same'))).toEqual(first);
    // Names are no part of what is kept with the command.
    expect(done(await event.send(ola, { type: 'register', entries: [{ name: 'Eva' }] }, 'same'))).toEqual(first);
    expect((await event.state()).participants).toHaveLength(1);
    const other = await event.send(ola, { type: 'register', entries: [{ name: 'Dora', rating: 5 }] }, 'same');
    expect(other).toMatchObject({ kind: 'invalid', issues: [{ path: 'commandId' }] });
    // Another's id is another command.
    await event.must(ola, { type: 'grant-role', account: 'olek', role: 'co-organiser' });
    done(await event.send(account('olek'), { type: 'register', entries: [{ name: 'Fay' }] }, 'same'));
    expect((await event.state()).participants).toHaveLength(2);
  });

  it('make a tournament once for each id', async () => {
    const hall = new Hall();
    const one = await hall.open(ola, roundRobin, { commandId: 'same' });
    const two = await hall.open(ola, roundRobin, { commandId: 'same' });
    const three = await hall.open(account('olek'), roundRobin, { commandId: 'same' });
    expect(two.id).toBe(one.id);
    expect(three.id).not.toBe(one.id);
  });

  it('of many at once all find their place', async () => {
    const hall = new Hall();
    const event = await hall.open(ola, roundRobin);
    await event.must(ola, { type: 'open-registration' });
    const players = Array.from({ length: 6 }, (_, i) => account(`p${i}`));
    const results = await Promise.all(players.map((player) => event.send(player, { type: 'register', entries: [{}] })));
    expect(results.map(({ kind }) => kind)).toEqual(players.map(() => 'done'));
    expect(new Set((await event.state()).participants.map(({ account: name }) => name)).size).toBe(6);
  });

  it('say in types what is wrong', async () => {
    const hall = new Hall();
    const event = await hall.open(ola, roundRobin);
    expect(await event.send(ola, { type: 'draft-round' })).toMatchObject({
      kind: 'refused',
      code: 'wrong-phase',
      details: { phase: 'draft', needs: ['running'] },
    });
    expect(await event.send(ola, { type: 'announce', text: ' ' })).toMatchObject({ kind: 'invalid', issues: [{ path: 'announcement' }] });
    expect(await event.send(ola, { type: 'describe', title: 'x'.repeat(201) })).toMatchObject({ kind: 'invalid' });
    const create = (more: object) =>
      hall.tournaments.create(ola, { commandId: hex(), title: 'x', settings: { ...settings, ...more }, stages: roundRobin } as never);
    expect(await create({ game: 'chess' })).toMatchObject({ kind: 'invalid', issues: [{ path: 'settings.game' }] });
    expect(await create({ options: { rounds: 'many' } })).toMatchObject({ kind: 'invalid' });
    expect(
      await hall.tournaments.create(account('g', { guest: true }), {
        commandId: hex(),
        title: 'x',
        settings: settings as never,
        stages: roundRobin,
      }),
    ).toMatchObject({ kind: 'forbidden' });
    await expect(event.send(anonymous, { type: 'draft-round' })).rejects.toThrow('Sign in');
    expect(await hall.tournaments.send(ola, { tournamentId: 'none', commandId: hex(), request: { type: 'draft-round' } })).toMatchObject({
      kind: 'not-found',
    });
  });

  it('answer what no log would take as invalid input', async () => {
    const hall = new Hall();
    const event = await hall.open(ola, roundRobin);
    const invalid = expect.objectContaining({ kind: 'invalid' });
    for (const commandId of ['', 'two\nlines', '\ud800', 'x'.repeat(300)]) {
      expect(await event.send(ola, { type: 'open-registration' }, commandId)).toEqual(invalid);
      expect(await hall.tournaments.create(ola, { commandId, title: 'x', settings: usual, stages: roundRobin })).toEqual(invalid);
    }
    expect(await event.send(ola, { type: 'announce', text: '\ud800' })).toEqual(invalid);
    expect(await event.send(ola, { type: 'register', entries: Array.from({ length: 1001 }, () => ({})) })).toEqual(invalid);
    expect(await event.send(ola, { type: 'invite', account: 'x'.repeat(900_001) })).toEqual(invalid);
    expect((await event.state()).version).toBe(1);
  });

  it('leave no text behind when they are refused', async () => {
    const hall = new Hall();
    const event = await hall.open(ola, roundRobin);
    await event.send(ola, { type: 'cancel', reason: { code: 'other', note: 'first' } });
    const texts = async () => (await all(hall.platform.log.readAll({ filter: { streamPrefixes: ['text-'] } }))).length;
    const before = await texts();
    expect(await event.send(ola, { type: 'cancel', reason: { code: 'other', note: 'again' } })).toMatchObject({ kind: 'refused' });
    expect(await texts()).toBe(before);
  });

  it('keep the chain whole, and names out of it', async () => {
    const hall = new Hall(samplePlatform(memoryLog()));
    const event = await hall.open(ola, roundRobin);
    await event.must(ola, { type: 'register', entries: [{ name: 'Dora Diamant' }, { bot: 'greedy' }] });
    await event.must(ola, { type: 'announce', text: 'Lunch at noon' });
    const events = await all(hall.platform.log.read(`tournament-${event.id}`));
    expect(verifyChain(events, hall.platform.chainHash)).toMatchObject({ kind: 'valid', events: events.length });
    expect(JSON.stringify(events.map(({ open }) => open))).not.toMatch(/Dora|Lunch|Autumn/);
    const [dora, bot] = (await event.sight(ola)).participants;
    expect(dora).toMatchObject({ name: 'Dora Diamant', account: null });
    expect(bot).toMatchObject({ bot: 'greedy', name: null });
    // Erased for good, and nothing else changes.
    done(await hall.tournaments.forgetName(ola, { tournamentId: event.id, participant: dora!.id }));
    const again = await new Hall(hall.platform).tournaments.see(ola, event.id);
    expect(again?.participants[0]).toMatchObject({ id: dora!.id, name: null });
    expect(await hall.tournaments.forgetName(account('cal'), { tournamentId: event.id, participant: dora!.id })).toMatchObject({
      kind: 'not-found',
    });
  });

  it('copy an event with its people', async () => {
    const hall = new Hall();
    const event = await hall.open(ola, roundRobin);
    await event.must(ola, { type: 'register', entries: [{ name: 'Dora', rating: 1500 }, { account: 'ann' }, { bot: 'greedy' }] });
    const copy = done(
      await hall.tournaments.clone(ola, { commandId: 'copy', tournamentId: event.id, title: 'Winter Cup', withParticipants: true }),
    );
    const sight = (await hall.tournaments.see(ola, copy.tournamentId))!;
    expect(sight).toMatchObject({ title: 'Winter Cup', phase: 'draft', stages: [{ spec: { format: { kind: 'round-robin' } } }] });
    expect(sight.participants.map(({ name, account: who, bot, rating }) => [name, who, bot, rating])).toEqual([
      ['Dora', null, null, 1500],
      [null, 'ann', null, null],
      [null, null, 'greedy', null],
    ]);
    const again = done(
      await hall.tournaments.clone(ola, { commandId: 'copy', tournamentId: event.id, title: 'Winter Cup', withParticipants: true }),
    );
    expect(again.tournamentId).toBe(copy.tournamentId);
    expect((await hall.tournaments.see(ola, copy.tournamentId))!.participants).toHaveLength(3);
    expect(
      await hall.tournaments.clone(account('cal'), { commandId: hex(), tournamentId: event.id, title: 'x', withParticipants: false }),
    ).toMatchObject({ kind: 'not-found' });
  });

  it('are told to whoever watches, from any version on', async () => {
    const hall = new Hall();
    await hall.wakes.start(hall.platform.log);
    const event = await hall.open(ola, roundRobin);
    await event.must(ola, { type: 'open-registration' });
    const watch = (await hall.tournaments.watch(anonymous, event.id, 1))!;
    expect((await watch.next()).value).toMatchObject({ version: 1, changes: [{ version: 1, type: 'RegistrationOpened' }] });
    const next = watch.next();
    await event.must(account('ann'), { type: 'register', entries: [{}] });
    expect((await next).value).toMatchObject({ version: 2, changes: [{ type: 'ParticipantRegistered', changesStandings: false }] });
    const waiting = watch.next();
    await watch.return?.();
    expect((await waiting).done).toBe(true);
    // Who comes back and missed nothing is told so.
    const back = (await hall.tournaments.watch(anonymous, event.id, 3))!;
    expect((await back.next()).value).toEqual({ version: 2, changes: [] });
    await back.return?.();
    expect(await hall.tournaments.watch(anonymous, 'none', 0)).toBeUndefined();
    const history = done(
      await hall.tournaments.history(anonymous, { tournamentId: event.id, fromVersion: 0, first: 2, standingsOnly: false }),
    );
    expect([history.moments.length, history.hasMore]).toEqual([2, true]);
    await hall.wakes.stop();
  });
});
