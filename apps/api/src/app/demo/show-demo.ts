import { type Demo, expectedGames } from '@kronika/application';
import { drawProgress } from '@kronika/runtime';

/** Shows on the console how the demonstration is filled in. */
export function showDemo(demo: Demo): void {
  const bar = drawProgress();
  const stop = demo.onChange(({ state, doing, games }) => {
    if (state === 'filling') bar.update(Math.min(games, expectedGames), expectedGames, `demo: ${doing ?? ''}`);
    if (state !== 'filled' && state !== 'failed') return;
    bar.end();
    stop();
    if (state === 'filled' && games > 0) {
      console.log('The demo data is filled in. On this machine it can be tried with one click; KRONIKA_DEMO=off leaves it out.');
    }
  });
}
