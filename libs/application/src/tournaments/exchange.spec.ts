import { stageOf } from '@kronika/tournaments';
import { account, anonymous, done, Hall, hex, roundRobin } from '../testing';
import { standingsSight } from './sights/standings-sight';

const ola = account('ola');
const swiss = [stageOf({ kind: 'swiss', rounds: 3, colours: true, bestOf: 1 })];

async function played(hall: Hall) {
  const event = await hall.open(ola, swiss);
  const text = 'Ada; 2100\nBen, 1900\n\nZażółć Gęślą\t1700\nDora\n';
  done(await hall.exchange.enterMany(ola, { tournamentId: event.id, commandId: 'paste', text, format: 'list' }));
  await event.must(ola, { type: 'register', entries: [{ account: 'ann', rating: 2200 }] });
  await event.must(ola, { type: 'start' });
  await event.publish(ola);
  await event.favouritesWin(ola);
  await event.publish(ola);
  await event.favouritesWin(ola);
  return event;
}

describe('tournaments as files', () => {
  it('take a pasted list, and say which line is wrong', async () => {
    const hall = new Hall();
    const event = await hall.open(ola, roundRobin);
    const paste = (text: string, format: 'list' | 'csv' = 'list') =>
      hall.exchange.enterMany(ola, { tournamentId: event.id, commandId: hex(), text, format });
    expect(await paste('Ada\n; 5')).toMatchObject({ kind: 'invalid', issues: [{ path: 'text.line 2' }] });
    expect(await paste('rating\n5', 'csv')).toMatchObject({ kind: 'invalid', issues: [{ path: 'text.line 1' }] });
    done(await paste('name,rating,account\nAda,2100,somebody-else\n"Ben, jr.",,', 'csv'));
    const sight = await event.sight(ola);
    // Accounts in a file are not taken on its word.
    expect(sight.participants.map(({ name, rating, account: who }) => [name, rating, who])).toEqual([
      ['Ada', 2100, null],
      ['Ben, jr.', null, null],
    ]);
    expect(
      await hall.exchange.enterMany(account('cal'), { tournamentId: event.id, commandId: 'x', text: 'Eve', format: 'list' }),
    ).toMatchObject({ kind: 'not-found' });
  });

  it('write lists for everybody, with names', async () => {
    const hall = new Hall();
    const event = await played(hall);
    const file = async (format: 'players-csv' | 'pairings-csv' | 'standings-csv' | 'trf16' | 'trf26') =>
      done(await hall.exchange.export(anonymous, { tournamentId: event.id, format })).content;
    expect(await file('players-csv')).toContain('Zażółć Gęślą');
    expect(await file('players-csv')).toContain('ANN');
    expect((await file('standings-csv')).split('\n')[0]).toContain('buchholz');
    expect(await file('pairings-csv')).toContain('Ada');
    expect(await file('trf16')).toContain('012 Autumn Cup');
    expect(await file('trf26')).toContain('142 3');
    const robin = await hall.open(ola, roundRobin);
    expect(await hall.exchange.export(ola, { tournamentId: robin.id, format: 'trf16' })).toMatchObject({
      kind: 'refused',
      code: 'no-report',
    });
    expect(await hall.exchange.export(anonymous, { tournamentId: robin.id, format: 'players-csv' })).toMatchObject({ kind: 'not-found' });
  });

  it('bring a whole event into another house, once', async () => {
    const [here, there] = [new Hall(), new Hall()];
    const event = await played(here);
    expect(await here.exchange.export(account('cal'), { tournamentId: event.id, format: 'json' })).toMatchObject({ kind: 'forbidden' });
    const { content } = done(await here.exchange.export(ola, { tournamentId: event.id, format: 'json' }));
    const eva = account('eva');
    const made = done(await there.exchange.import(eva, { commandId: 'in', format: 'json', content }));
    expect(done(await there.exchange.import(eva, { commandId: 'in', format: 'json', content })).tournamentId).toBe(made.tournamentId);
    const sight = (await there.tournaments.see(eva, made.tournamentId))!;
    expect(sight).toMatchObject({
      title: 'Autumn Cup',
      clonedFrom: event.id,
      settings: { rated: false, venue: 'physical' },
      mine: { mayAppoint: true },
    });
    expect(sight.participants.map(({ name }) => name)).toEqual(['Ada', 'Ben', 'Zażółć Gęślą', 'Dora', null]);
    expect(sight.participants[4]!.account).toBeNull();
    const scores = async (hall: Hall, id: string, who: typeof ola) =>
      standingsSight((await hall.tournaments.source(who, id))!, 1)[0]!.rows.map(({ participant, score }) => [participant.id, score]);
    expect(await scores(there, made.tournamentId, eva)).toEqual(await scores(here, event.id, ola));
    // It can be gone on with.
    done(await there.tournaments.send(eva, { tournamentId: made.tournamentId, commandId: 'draft', request: { type: 'draft-round' } }));
    const other = await there.exchange.import(eva, { commandId: 'in', format: 'json', content: content.replace('Ada', 'Eda') });
    expect(other).toMatchObject({ kind: 'invalid', issues: [{ path: 'commandId' }] });
  });

  it('bring a FIDE report in, and out again', async () => {
    const hall = new Hall();
    const event = await played(hall);
    const { content } = done(await hall.exchange.export(ola, { tournamentId: event.id, format: 'trf26' }));
    const made = done(await hall.exchange.import(ola, { commandId: 'trf', format: 'trf', content, game: 'sample' }));
    const again = done(await hall.exchange.export(ola, { tournamentId: made.tournamentId, format: 'trf26' }));
    // Lots are drawn anew: everything but the ranks is the same.
    const unranked = (text: string) => text.replace(/(\d\.\d) +\d/g, '$1');
    expect(unranked(again.content)).toBe(unranked(content));
    expect(await hall.exchange.import(ola, { commandId: 'x', format: 'trf', content })).toMatchObject({
      kind: 'invalid',
      issues: [{ path: 'game' }],
    });
    expect(await hall.exchange.import(ola, { commandId: 'y', format: 'trf', content: '001 nonsense', game: 'sample' })).toMatchObject({
      kind: 'invalid',
    });
    for (const wrong of ['{', '{}', '{"format":"kronika.tournament","schema":1,"events":[{}]}'])
      expect(await hall.exchange.import(ola, { commandId: hex(), format: 'json', content: wrong })).toMatchObject({ kind: 'invalid' });
    expect(await hall.exchange.import(account('g', { guest: true }), { commandId: 'g', format: 'trf', content })).toMatchObject({
      kind: 'forbidden',
    });
  });
});
