import { parentPort, workerData } from 'node:worker_threads';
import { foldEvents, playMove } from '@kronika/game-kernel';
import { playWithPeer } from './boardgame-io';
import { done, game, outcomeText, type Script, scripts, start } from './script';

/** Through the kernel: decision found, move parsed, decided, recorded, folded, end noticed. */
function playWithKernel({ moves, outcome, seed }: Script): void {
  const { after, chance } = start(seed);
  let kernel = after;
  for (const move of moves) kernel = done(playMove(game, kernel, move, { chance })).after;
  if (outcomeText(kernel) !== outcome) throw new Error('The kernel came to another outcome');
}

/** The recorded game, only folded: what no play can beat. */
function foldOnly({ events, outcome }: Script): void {
  if (outcomeText(foldEvents(game, undefined, events)) !== outcome) throw new Error('The fold came to another outcome');
}

const contestants: Readonly<Record<string, () => Promise<(script: Script) => void>>> = {
  kernel: () => Promise.resolve(playWithKernel),
  fold: () => Promise.resolve(foldOnly),
  'boardgame.io': playWithPeer,
};

/** How much processor time a figure is measured for, in seconds. */
const duration = 0.7;

/** Processor time of the whole process: what else the machine does does not count, our own collector and compiler threads do. */
function processorTime(): number {
  const { system, user } = process.cpuUsage();
  return (system + user) / 1e6;
}

const played = scripts(300);
const play = await contestants[String(workerData)]?.();
if (play === undefined) throw new Error(`No contestant is called ${String(workerData)}`);

parentPort?.on('message', () => {
  let moves = 0;
  const begin = processorTime();
  let elapsed = 0;
  while (elapsed < duration) {
    for (const script of played) {
      play(script);
      moves += script.moves.length;
    }
    elapsed = processorTime() - begin;
  }
  parentPort?.postMessage(moves / elapsed);
});
