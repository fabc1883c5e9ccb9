import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { filterNames, type GameFilter, parseFilter } from '@kronika/application';
import { memoryStorage, ReadModels } from '@kronika/read-models';
import { drawProgress, openPlatform, openStatistics, openToRead, readSettings, settingsPlace } from '@kronika/runtime';
import { type Command, exit, WrongCall } from '../command';

/** Reads the log alone, so it works beside a running server and needs none. */
export const exportCommand: Command = {
  name: 'export',
  usage: [
    ['export games [FILTER …] [--out FILE]', 'released games as lines of JSON; works beside a running server'],
    [
      'export metrics [FILTER …] [--out FILE]',
      'their figures as lines of JSON: --game, --player, --tournament, --from, --to, --option NAME=VALUE',
    ],
  ],
  async run(args) {
    const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
    const [what, ...rest] = positionals;
    if ((what !== 'games' && what !== 'metrics') || rest.length > 0) throw new WrongCall('Name what to export: games or metrics.');
    const filter = filterOf(values);
    const settings = readSettings(process.env);
    const platform = openPlatform(settings, openToRead(settingsPlace(settings)));
    const bar = drawProgress();
    const models = new ReadModels({
      log: platform.log,
      storage: memoryStorage(),
      onChange: ({ name, progress }) => {
        if (name === 'games') bar.update(Math.floor(progress * 100), 100, 'reading the log');
      },
    });
    try {
      const { bulkExport } = openStatistics(platform, models);
      await models.start();
      await models.caughtUp();
      bar.end();
      const lines = what === 'games' ? bulkExport.games(filter) : bulkExport.metrics(filter);
      const { out } = values;
      if (typeof out === 'string') await pipeline(Readable.from(lines), createWriteStream(out));
      else await pipeline(Readable.from(lines), process.stdout, { end: false });
      return exit.fine;
    } finally {
      await models.close();
      await platform.log.close();
    }
  },
};

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const options = {
  out: text,
  option: texts,
  ...Object.fromEntries(filterNames.map((name) => [name, texts])),
} as const;

function filterOf(values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>): GameFilter {
  const given: [string, string][] = [];
  for (const [name, value] of Object.entries(values)) {
    if (name === 'out') continue;
    for (const each of [value].flat()) {
      if (typeof each !== 'string') continue;
      const equals = each.indexOf('=');
      given.push(name === 'option' ? [`option.${each.slice(0, equals)}`, each.slice(equals + 1)] : [name, each]);
    }
  }
  const parsed = parseFilter(given);
  if (parsed.ok) return parsed.filter;
  throw new WrongCall(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join('; '));
}
