import { catalog, testCatalog } from './catalog';

describe.each([...catalog, ...testCatalog])('$id', (entry) => {
  it('loads an engine that its default pack makes, under the same id', async () => {
    const game = await entry.load();
    expect(game.packSchema.parse(game.defaultPack)).toEqual({ ok: true, value: game.defaultPack });
    expect(game.makeGame(game.defaultPack).id).toBe(entry.id);
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
