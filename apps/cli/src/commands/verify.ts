import { readFile } from 'node:fs/promises';
import { verifyFile } from '@kronika/application';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { nativeChainHash, nativeHashing } from '@kronika/runtime';
import { type Command, exit, WrongCall } from '../command';

export const verifyCommand: Command = {
  name: 'verify',
  usage: [['verify FILE', 're-runs an exported game from its seed and moves, and checks its hash chain']],
  async run([file, ...rest]) {
    if (file === undefined || rest.length > 0) throw new WrongCall('Name one file.');
    const text = await readFile(file, 'utf8').catch((error: unknown) => {
      throw new WrongCall(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    });
    const result = await verifyFile([...catalog, ...testCatalog], text, { hashing: nativeHashing, chainHash: nativeChainHash });
    switch (result.kind) {
      case 'bad-file':
        console.error(`${file} is no game file: ${JSON.stringify(result.error)}`);
        return exit.wrong;
      case 'unknown-game':
        console.error(`${file} is a game of ${result.game}, which this build does not have.`);
        return exit.wrong;
      case 'bad-pack':
        console.error(`The content pack in ${file} cannot be used: ${result.problems.join('; ')}`);
        return exit.wrong;
      case 'checked':
        console.log(`${result.game}, ${result.events} events: ${verdictText(result.verdict)}`);
        return result.verdict.kind === 'verified' || result.verdict.kind === 'chain valid, not re-runnable' ? exit.fine : exit.failed;
    }
  },
};

function verdictText(verdict: Extract<Awaited<ReturnType<typeof verifyFile>>, { kind: 'checked' }>['verdict']): string {
  switch (verdict.kind) {
    case 'verified':
      return `verified${verdict.chained ? ', chain valid' : ''}`;
    case 'chain valid, not re-runnable':
      return 'chain valid, not re-runnable (played under rules that this build does not have)';
    case 'different':
      return `DIFFERENT at version ${verdict.version} (${verdict.what})\n  recorded: ${JSON.stringify(verdict.recorded)}\n  expected: ${JSON.stringify(verdict.expected)}`;
    case 'broken':
      return `CHAIN BROKEN at version ${verdict.version} (${verdict.problem})`;
    case 'malformed':
      return `MALFORMED: ${verdict.message}`;
    case 'not released':
      return 'not released: the seed is still sealed, so the game cannot be re-run yet';
  }
}
