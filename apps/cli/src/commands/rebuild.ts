import { join } from 'node:path';
import { folderStorage, ReadModelsInUse } from '@kronika/read-models';
import {
  drawProgress,
  openApplication,
  openPlatform,
  openToRead,
  readSettings,
  type Settings,
  settingsPlace,
  WrongSetting,
} from '@kronika/runtime';
import { type Command, exit, WrongCall } from '../command';

export const rebuildCommand: Command = {
  name: 'rebuild',
  usage: [['rebuild [NAME …]', 'makes read models anew from the log (all of them where none is named), while no server runs']],
  async run(names) {
    const settings = readSettings(process.env);
    mustBeIdle(settings);
    const bar = drawProgress();
    const application = openApplication(settings, openPlatform(settings, openToRead(settingsPlace(settings))), {
      onReadModel: () => {
        const wanted = application.readModels.status().filter(({ name }) => names.length === 0 || names.includes(name));
        const done = wanted.reduce((sum, { progress }) => sum + progress, 0);
        const behind = wanted.filter(({ state }) => state !== 'live').map(({ name }) => name);
        bar.update(Math.floor((done / wanted.length) * 100), 100, behind.join(' '));
      },
    });
    const { readModels } = application;
    try {
      const unknown = names.find((name) => !readModels.names().includes(name));
      if (unknown !== undefined) throw new WrongCall(`There is no read model '${unknown}'. There are: ${readModels.names().join(', ')}.`);
      await readModels.start();
      await readModels.rebuild(names.length === 0 ? undefined : names);
      await readModels.caughtUp();
      bar.end();
      for (const { name, version, position } of readModels.status()) {
        console.log(`${name} v${version}: rebuilt up to position ${(position ?? 0n).toString()}`);
      }
      return exit.fine;
    } finally {
      await application.stop();
    }
  },
};

/** A server has its read models open, and looks after them itself. */
function mustBeIdle({ dataFolder }: Settings): void {
  try {
    folderStorage(join(dataFolder, 'read-models')).close();
  } catch (error) {
    if (!(error instanceof ReadModelsInUse)) throw error;
    throw new WrongSetting(
      `A server is running on ${dataFolder}. It makes read models anew by itself when their version has changed. To have them made anew now, ` +
        'ask it as an administrator (mutation rebuildReadModels), or stop it and call this again.',
    );
  }
}
