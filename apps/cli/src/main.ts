import { maskCredentials, productVersion, WrongSetting } from '@kronika/runtime';
import { type Command, exit, WrongCall } from './command';
import { exportCommand } from './commands/export';
import { importCommand } from './commands/import';
import { logCommand } from './commands/log';
import { rebuildCommand } from './commands/rebuild';
import { simulateCommand } from './commands/simulate';
import { swissCommand } from './commands/swiss';
import { verifyCommand } from './commands/verify';

const commands: readonly Command[] = [
  exportCommand,
  importCommand,
  logCommand,
  rebuildCommand,
  simulateCommand,
  swissCommand,
  verifyCommand,
];

process.exitCode = await main(process.argv.slice(2));

async function main([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help') {
    console.log(help());
    return name === undefined ? exit.wrong : exit.fine;
  }
  if (name === '--version') {
    console.log(productVersion(import.meta.dirname));
    return exit.fine;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    console.error(`There is no command '${name}'. There are: ${commands.map((one) => one.name).join(', ')}, help.`);
    return exit.wrong;
  }
  try {
    return await command.run(args);
  } catch (error) {
    return explain(error, command);
  }
}

function explain(error: unknown, command: Command): number {
  if (error instanceof WrongSetting) console.error(error.message);
  else if (error instanceof WrongCall || isParseError(error)) {
    console.error(error.message.split('\n')[0]);
    for (const [call] of command.usage) console.error(`  kronika ${call}`);
  } else {
    console.error(maskCredentials(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    return exit.failed;
  }
  return exit.wrong;
}

/** What Node's `parseArgs` throws for an option that it does not know. */
function isParseError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

function help(): string {
  const rows = commands.flatMap((command) => command.usage);
  const width = Math.max(...rows.map(([call]) => call.length));
  return ['npm run kronika -- <command>', '', ...rows.map(([call, meaning]) => `  ${call.padEnd(width)}  ${meaning}`)].join('\n');
}
