const width = 30;

/** Shows how far long work has come. */
export interface ProgressBar {
  update(done: number, total: number, note?: string): void;
  end(): void;
}

/** A bar that redraws itself on a terminal, and prints a line at each tenth elsewhere. */
export function drawProgress(): ProgressBar {
  const began = performance.now();
  let lastTenth = -1;
  return {
    update: (done, total, note = '') => {
      const share = total === 0 ? 1 : Math.min(1, done / total);
      const left = share > 0 ? Math.round(((performance.now() - began) / 1000) * (1 / share - 1)) : 0;
      const line = `${'█'.repeat(Math.round(share * width)).padEnd(width, '░')} ${done}/${total} ${left} s left ${note}`;
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${line}`);
      else if (Math.floor(share * 10) > lastTenth) process.stderr.write(`${line}\n`);
      lastTenth = Math.max(lastTenth, Math.floor(share * 10));
    },
    end: () => {
      if (process.stderr.isTTY && lastTenth >= 0) process.stderr.write('\n');
    },
  };
}
