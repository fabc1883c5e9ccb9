import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, type GameFile, parseGameFile, verifyGame } from '@kronika/game-kernel';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { everlasting, expectationOf, type GoldenExpectation } from '@kronika-testing/game-kernel';

const folder = join(__dirname, 'games');
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.jsonl'))
  .sort();

function read(name: string): GameFile {
  const parsed = parseGameFile(readFileSync(join(folder, name), 'utf8'));
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
  return parsed.value;
}

/** The engine of a golden game, made from the pack that the file carries. */
async function engine({ header, pack }: GameFile): Promise<AnyGame> {
  const entry = [...catalog, ...testCatalog].find(({ id }) => id === header.game);
  if (entry === undefined) throw new Error(`No game ${header.game} in the catalogue`);
  const module = await entry.load();
  const parsed = module.packSchema.parse(pack);
  if (!parsed.ok) throw new Error(`The pack no longer fits: ${JSON.stringify(parsed.issues)}`);
  return module.makeGame(parsed.value);
}

it('there are golden games', () => {
  expect(names.length).toBeGreaterThanOrEqual(10);
});

describe.each(names)('%s', (name) => {
  const file = read(name);
  const expected = JSON.parse(readFileSync(join(folder, name.replace(/\.jsonl$/, '.expected.json')), 'utf8')) as GoldenExpectation;

  it('comes to the same outcome, scores by round and metrics, for ever', async () => {
    const game = await engine(file);
    const actual = expectationOf(game, file.events);
    expect(everlasting(actual)).toEqual(everlasting(expected));
    // A state of another schema has another hash, and must not be compared.
    if (actual.state.schema === expected.state.schema) expect(actual.state.hash).toBe(expected.state.hash);
  });

  it('has a valid chain, and is re-run where this build has its rules', async () => {
    const game = await engine(file);
    const verdict = verifyGame({
      events: file.events,
      folds: game,
      rules: (rules) => (rules.rulesVersion === game.rulesVersion && rules.packHash === game.packHash ? game : undefined),
    });
    const reRunnable = file.header.rulesVersion === game.rulesVersion;
    expect(verdict.kind).toBe(reRunnable ? 'verified' : 'chain valid, not re-runnable');
  });
});
