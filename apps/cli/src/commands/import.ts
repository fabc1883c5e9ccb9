import { readFile } from 'node:fs/promises';
import { openApplication, openPlatform, readSettings } from '@kronika/runtime';
import { type Command, exit, WrongCall } from '../command';

/** Writes to the log itself: beside a running server, bring games in through its API. */
export const importCommand: Command = {
  name: 'import',
  usage: [['import FILE …', 'brings exported games in: marked, under ids of their own, never rated; only what verifies']],
  async run(files) {
    if (files.length === 0) throw new WrongCall('Name a file.');
    const texts = await Promise.all(files.map(async (file) => ({ file, text: await textOf(file) })));
    const settings = readSettings(process.env);
    const application = openApplication(settings, openPlatform(settings), { readModelsInMemory: true });
    let worst: number = exit.fine;
    try {
      for (const { file, text } of texts) {
        // Who keeps the system may bring content along.
        const result = await application.gameFiles.readFor('system', text, true);
        if (result.kind === 'done') console.log(`${file}: game ${result.gameId}, ${result.version + 1} events`);
        else {
          console.error(`${file}: ${reason(result)}`);
          worst = exit.failed;
        }
      }
      return worst;
    } finally {
      await application.stop();
    }
  },
};

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new WrongCall(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
}

function reason(result: {
  readonly kind: string;
  readonly issues?: readonly { readonly message: string }[];
  readonly what?: string;
}): string {
  return result.issues?.map(({ message }) => message).join('; ') ?? result.what ?? result.kind;
}
