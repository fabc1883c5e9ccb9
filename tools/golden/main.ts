import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Json } from '@kronika/event-log';
import { formatGameFile } from '@kronika/game-kernel';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { expectationOf } from '@kronika-testing/game-kernel';
import { recordGame } from './record-game.ts';

const usage = `npm run golden -- record <game> --seats <n> [--seed <text>] [--name <name>] [--options <json>]
                 [--bots greedy,random] [--take-backs] [--resign <seat>]

Plays a game with bots and keeps it in tests/golden/games/<game>. A golden game that is there is never overwritten.`;

const root = resolve(import.meta.dirname, '../..');

async function main(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      seed: { type: 'string', default: '1' },
      name: { type: 'string' },
      options: { type: 'string', default: '{}' },
      bots: { type: 'string', default: 'greedy' },
      'take-backs': { type: 'boolean', default: false },
      resign: { type: 'string' },
    },
  });
  const [command, id] = positionals;
  const entry = [...catalog, ...testCatalog].find((one) => one.id === id);
  const seats = Number(values.seats);
  if (command !== 'record' || entry === undefined || !Number.isInteger(seats)) {
    console.error(usage);
    return 2;
  }
  const name = values.name ?? `${seats}-seats-${values.seed}`;
  const file = join(root, 'tests/golden/games', entry.id, `${name}.jsonl`);
  if (existsSync(file)) {
    console.error(`${file} is there already: a golden game is never overwritten.`);
    return 1;
  }
  const module = await entry.load();
  const recorded = recordGame(module, {
    name,
    seats,
    seed: values.seed,
    options: JSON.parse(values.options) as Json,
    bots: values.bots.split(','),
    takeBacks: values['take-backs'],
    ...(values.resign === undefined ? {} : { resign: Number(values.resign) }),
  });
  const expected = expectationOf(module.makeGame(module.defaultPack), recorded.events);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, formatGameFile(recorded), { flag: 'wx' });
  await writeFile(file.replace(/\.jsonl$/, '.expected.json'), JSON.stringify(expected, null, 2) + '\n', { flag: 'wx' });
  console.log(`${file}: ${recorded.events.length} events, ended by ${expected.endedBy}`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
