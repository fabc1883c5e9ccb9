import type { Caller } from '../rights/caller';
import { ModelDesk, type ModelReport } from './model-desk';

const report: ModelReport = { name: 'games', version: 1, state: 'live', progress: 1, position: 7n, serves: true };
const account = { kind: 'account', accountId: 'a', guest: false, scopes: 'all', address: '' } as const;
const administrator: Caller = { ...account, administrator: true };

function desk(): { readonly rebuilt: string[][]; readonly models: ModelDesk } {
  const rebuilt: string[][] = [];
  const runner = {
    status: () => [report],
    names: () => ['games', 'ratings'],
    rebuild: (names: readonly string[]) => {
      rebuilt.push([...names]);
      return Promise.resolve();
    },
  };
  return { rebuilt, models: new ModelDesk(runner) };
}

it('rebuilds for administrators only', async () => {
  const { rebuilt, models } = desk();
  expect(await models.rebuild({ ...account, administrator: false }, [])).toMatchObject({ kind: 'forbidden' });
  await expect(models.rebuild({ kind: 'anonymous', address: '' }, [])).rejects.toThrow('Sign in');
  expect(rebuilt).toEqual([]);
  expect(await models.rebuild(administrator, ['ratings'])).toEqual({ kind: 'done', reports: [report] });
  await models.rebuild(administrator, []);
  expect(rebuilt).toEqual([['ratings'], ['games', 'ratings']]);
});

it('names what there is where something else is asked for', async () => {
  const { rebuilt, models } = desk();
  expect(await models.rebuild(administrator, ['dreams'])).toEqual({
    kind: 'invalid',
    issues: [{ path: 'names', message: "there is no 'dreams', but games, ratings" }],
  });
  expect(rebuilt).toEqual([]);
});
