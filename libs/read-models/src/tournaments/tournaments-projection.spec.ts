import type { ListedPage, TournamentFilter, TournamentQueries } from '@kronika/application';
import { account, done, type Event, Hall, roundRobin } from '@kronika-testing/application';
import { memoryStorage } from '../runner/storage';
import { ReadModels } from '../runner/read-models';
import { tournamentsProjection } from './tournaments-projection';

const ola = account('ola');
const olek = account('olek');

async function hall() {
  const at = new Hall();
  const models = new ReadModels({ log: at.platform.log, storage: memoryStorage() });
  const model = models.add(tournamentsProjection);
  await models.start();
  const ask = async <Answer>(question: (queries: TournamentQueries) => Answer): Promise<Answer> => {
    const found = await model.ask(question, await at.platform.log.lastPosition());
    if (typeof found === 'object' && found !== null && 'progress' in found) throw new Error('rebuilding');
    return found;
  };
  const list = (filter: TournamentFilter, first = 20, after?: string): Promise<ListedPage> =>
    ask((queries) => queries.list(filter, first, after));
  const ids = async (filter: TournamentFilter) => (await list(filter)).items.map(({ item }) => item.id);
  return { at, models, ask, list, ids };
}

async function played(event: Event): Promise<void> {
  await event.must(ola, { type: 'register', entries: [{ account: 'ann' }, { name: 'Dora' }] });
  await event.must(ola, { type: 'start' });
  await event.publish(ola);
  await event.favouritesWin(ola);
  await event.must(ola, { type: 'finish' });
}

describe('the read model of tournaments', () => {
  it('lists by phase, game, people and period, and hides what is in preparation', async () => {
    const { at, models, ids, list } = await hall();
    const [draft, open, over] = [await at.open(ola, roundRobin), await at.open(ola, roundRobin), await at.open(ola, roundRobin)];
    await open.must(ola, { type: 'open-registration' });
    await open.must(account('ben'), { type: 'register', entries: [{}] });
    await open.must(ola, { type: 'grant-role', account: 'olek', role: 'judge' });
    await played(over);
    expect((await ids({})).sort()).toEqual([open.id, over.id].sort());
    expect((await ids({ viewer: 'ola' })).sort()).toEqual([draft.id, open.id, over.id].sort());
    expect(await ids({ everything: true, phases: ['draft'] })).toEqual([draft.id]);
    expect(await ids({ phases: ['registration'] })).toEqual([open.id]);
    expect(await ids({ game: 'chess' })).toEqual([]);
    expect(await ids({ of: 'ben' })).toEqual([open.id]);
    expect(await ids({ of: olek.accountId, as: 'staff' })).toEqual([open.id]);
    expect(await ids({ of: olek.accountId, as: 'participant' })).toEqual([]);
    const [finished] = (await list({ phases: ['finished'] })).items;
    expect(finished?.item).toMatchObject({ participants: 2, winner: { account: 'ann' }, formats: ['round-robin'] });
    const started = finished?.item.startedAt ?? 0;
    expect(await ids({ from: started, to: started })).toEqual([over.id]);
    await open.must(account('ben'), {
      type: 'withdraw',
      participant: (await open.state()).participants[0]?.id ?? '',
      reason: { code: 'own-wish' },
    });
    await open.must(ola, { type: 'revoke-role', account: 'olek', role: 'judge' });
    expect(await ids({ of: 'ben' })).toEqual([]);
    expect(await ids({ of: 'olek' })).toEqual([]);
    await models.close();
  });

  it('pages without a gap', async () => {
    const { at, models, list } = await hall();
    for (let i = 0; i < 5; i++) await at.open(ola, roundRobin);
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await list({ everything: true }, 2, after);
      expect(page.total).toBe(5);
      seen.push(...page.items.map(({ item }) => item.id));
      after = page.items.at(-1)?.cursor;
      if (!page.hasMore) break;
    }
    expect(new Set(seen).size).toBe(5);
    await models.close();
  });

  it('is a to-do list of what is not over, which moves whenever something happens', async () => {
    const { at, models, ask } = await hall();
    const event = await at.open(ola, roundRobin);
    const [before] = await ask((queries) => queries.open());
    const { position } = done(await event.send(ola, { type: 'announce', text: 'now' }));
    const [after] = await ask((queries) => queries.open());
    expect(after).toEqual({ id: event.id, changed: position });
    expect(before?.changed).not.toBe(position);
    await played(event);
    expect(await ask((queries) => queries.open())).toEqual([]);
    await models.close();
  });
});
