import type { BotTask } from '@kronika/application';
import { memoryLog, samplePlatform } from '@kronika-testing/application';
import { BotWorkers } from './bot-workers';

/** A worker that answers with the bot's name, and fails or dies where the name says so. */
const file = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ bot }) => {
      if (bot === 'dies') process.exit(3);
      parentPort.postMessage(bot === 'fails' ? { error: 'no idea' } : { result: bot });
    });
  `)}`,
);

describe('bots in threads', () => {
  const platform = samplePlatform(memoryLog());
  const task = async (bot: string): Promise<BotTask> => {
    const game = await platform.games.game('sample');
    const decision = { id: 'd', seat: 0, turn: 't', kind: 'k' };
    return { game: 'sample', packHash: game?.packHash ?? '', state: null, decision, bot, seed: '' };
  };

  it('think one after another in few threads, and go on after failures and deaths', async () => {
    const workers = new BotWorkers(file, platform.games, platform.log, 1);
    const choose = async (bot: string) => workers.choose(await task(bot)).catch((error: unknown) => String(error));
    const answers = await Promise.all(['one', 'fails', 'two', 'dies', 'three'].map(choose));
    expect(answers).toEqual(['one', 'Error: no idea', 'two', "Error: A bot's thread ended with 3", 'three']);
    await workers.close();
    expect(await choose('late')).toMatch('gone home');
  });
});
