import { catalog, testCatalog } from './catalog';

describe.each([...catalog, ...testCatalog])('$id', (entry) => {
  it('loads an engine that its default pack makes, under the same id', async () => {
    const { defaultPack, makeGame, packSchema } = await entry.load();
    const parsed = packSchema.parse(defaultPack);
    expect(parsed).toEqual({ ok: true, value: defaultPack });
    expect(makeGame(defaultPack).id).toBe(entry.id);
  });

  it('has a name in both languages', () => {
    expect(entry.names.en).not.toBe('');
    expect(entry.names.pl).not.toBe('');
  });
});

it('lists every game once, and keeps the test games out of the product', () => {
  const ids = [...catalog, ...testCatalog].map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(catalog.map((entry) => entry.id)).not.toContain('sample');
});
