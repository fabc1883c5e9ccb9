import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checkTrf, pairNext, type TrfDifference, type TrfError } from '@kronika/tournaments';
import { type Command, exit, WrongCall } from '../command';

export const swissCommand: Command = {
  name: 'swiss',
  usage: [
    [
      'swiss check FILE.trf [--colours off]',
      're-pairs every round of a tournament report by the FIDE Dutch system, and prints what differs',
    ],
    ['swiss pair FILE.trf [--colours off]', "prints the next round, a line 'white black' a pair (0: bye)"],
  ],
  async run([task, ...args]) {
    if (task !== 'check' && task !== 'pair') throw new WrongCall('Name what to do: check or pair.');
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { colours: { type: 'string', default: 'on' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) throw new WrongCall('Name one file.');
    if (values.colours !== 'on' && values.colours !== 'off') throw new WrongCall('--colours is on or off.');
    const text = await readFile(file, 'latin1').catch((error: unknown) => {
      throw new WrongCall(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    });
    const options = { colours: values.colours === 'on' };
    return task === 'check' ? check(file, text, options) : pair(file, text, options);
  },
};

type Options = { readonly colours: boolean };

function check(file: string, text: string, options: Options): number {
  const result = checkTrf(text, options);
  if (result.kind === 'bad-file') return badFile(file, result.errors);
  for (const { round, differences } of result.rounds) {
    for (const difference of differences) console.log(`round ${round}: ${inWords(difference)}`);
  }
  console.log(`${file}: ${result.rounds.length} rounds, ${result.same ? 'all as the engine pairs them' : 'DIFFERENT'}`);
  return result.same ? exit.fine : exit.failed;
}

function pair(file: string, text: string, options: Options): number {
  const result = pairNext(text, options);
  switch (result.kind) {
    case 'bad-file':
      return badFile(file, result.errors);
    case 'needs-ruling':
      console.error(`Round ${result.round} needs a ruling: ${result.reason}; players left over: ${result.leftOver.join(', ')}.`);
      return exit.failed;
    case 'paired':
      for (const assumption of result.assumptions) console.error(`Taken as given: ${assumption}.`);
      for (const { white, black } of result.pairs) console.log(`${white} ${black}`);
      return exit.fine;
  }
}

function badFile(file: string, errors: readonly TrfError[]): number {
  for (const { line, message } of errors) console.error(line === 0 ? `${file}: ${message}` : `${file}:${line}: ${message}`);
  return exit.wrong;
}

function inWords(difference: TrfDifference): string {
  switch (difference.kind) {
    case 'missing':
      return `the engine pairs ${opponents(difference)}, the file does not`;
    case 'unexpected':
      return `the file pairs ${opponents(difference)}, the engine does not`;
    case 'colours':
      return `the colours should be ${opponents(difference)}`;
    case 'contradiction':
      return `the lines of players ${difference.player} and ${difference.opponent} contradict each other (line ${difference.line})`;
    case 'no pairing':
      return `the engine finds no pairing: ${difference.reason}`;
  }
}

function opponents({ white, black }: { readonly white: number; readonly black: number }): string {
  return black === 0 ? `${white} with the bye` : `${white} and ${black}`;
}
