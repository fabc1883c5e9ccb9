// Every npm script comes through here: from a fresh clone with nothing but Node >= 20 and npm, it installs what the lock file names,
// builds what is asked for, and runs the rest on the Node that npm brought along. It has no dependency of its own.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
process.chdir(root);

const [command, ...rest] = process.argv.slice(2);
const env = {
  ...process.env,
  PATH: resolve('node_modules/.bin') + delimiter + process.env.PATH,
  NX_TUI: 'false',
  NX_DAEMON: 'false',
};
const isWindows = process.platform === 'win32';

function run(program, ...args) {
  const result = spawnSync(program, args, { stdio: 'inherit', env, shell: isWindows });
  if (result.error) console.error(result.error.message);
  return result.status ?? 1;
}
function must(program, ...args) {
  const status = run(program, ...args);
  if (status !== 0) process.exit(status);
}
/** Like `run`, but hands on the signals that ask a server to end: only Ctrl+C reaches a child by itself. */
function serve(program, ...args) {
  const child = spawn(program, args, { stdio: 'inherit', env, shell: isWindows });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  process.on('SIGINT', () => undefined);
  // npm puts a shell between itself and us that dies of a signal without passing it on: then we belong to somebody else.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  return new Promise((ended) => {
    child.on('error', (error) => (console.error(error.message), ended(1)));
    child.on('exit', (code) => ended(code ?? 0));
  });
}
const typescript = (file, ...args) => [
  'node',
  '--disable-warning=ExperimentalWarning',
  '--import',
  './tools/run/register.mjs',
  file,
  ...args,
];

function install() {
  const stamp = 'node_modules/.kronika-lock-hash';
  const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing dependencies (once per lock file) …');
  must('npm', 'ci', '--loglevel=error', '--no-progress');
  writeFileSync(stamp, hash);
}

function filesUnder(folder, found = []) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) filesUnder(path, found);
    else if (!entry.name.endsWith('.spec.ts')) found.push(path);
  }
  return found;
}

/** Builds when a source changed since the last build: hashing the sources takes a tenth of what Nx needs to find that out. */
function build() {
  const stamp = 'dist/.kronika-sources-hash';
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'tsconfig.json', ...filesUnder('apps'), ...filesUnder('libs')].sort()) {
    hash.update(file).update(readFileSync(file));
  }
  const sources = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building …');
  const result = spawnSync('nx', ['run-many', '-t', 'build', '--output-style=static'], { env, encoding: 'utf8', shell: isWindows });
  if (result.status !== 0) {
    console.error(`${result.stdout}${result.stderr}`);
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, sources);
}

/** Lets the browser tests find their browser. Without one they are left out with a word; under CI that is a failure. */
function withBrowser() {
  const found = spawnSync('node', ['tools/browser/find-browser.mjs'], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: isWindows,
  });
  if (found.status === 0) {
    env.KRONIKA_BROWSER = found.stdout.trim();
    return [];
  }
  if (env.CI === 'true') process.exit(1);
  console.log('The browser tests are left out.');
  return ['--exclude=tests-e2e'];
}

function test() {
  rmSync('coverage/counts', { recursive: true, force: true });
  console.log('Format …');
  const format = run('prettier', '--check', '--log-level=warn', '.');
  // The module-boundary rule stays silent when no project graph is cached.
  must('nx', 'graph', '--file=.nx/project-graph.json');
  const checks = run('nx', 'run-many', '-t', 'lint', 'typecheck', '--parallel=2', '--output-style=static');
  build();
  const generated = run('node', 'tools/codegen/codegen.mjs', '--check');
  const tests = run('nx', 'run-many', '-t', 'test', '--parallel=2', '--output-style=static', ...withBrowser(), ...rest);
  const counts = existsSync('coverage/counts')
    ? readdirSync('coverage/counts').map((file) => JSON.parse(readFileSync(`coverage/counts/${file}`, 'utf8')))
    : [];
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  for (const [name, status] of Object.entries({ format, checks, generated, tests })) if (status !== 0) console.log(`${name}: failed`);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
  return format || checks || generated || tests || (sum('passed') > 0 ? 0 : 1);
}

const commands = {
  start: () => (build(), serve('node', '--enable-source-maps', 'dist/apps/api/main.mjs', ...rest)),
  kronika: () => (build(), run('node', '--enable-source-maps', 'dist/apps/cli/main.mjs', ...rest)),
  build: () => build(),
  test,
  check: () => run('prettier', '--check', '.') || run('nx', 'run-many', '-t', 'lint', 'typecheck', ...rest),
  fix: () => run('prettier', '--write', '--log-level=warn', '.') || run('eslint', '--fix', 'apps', 'libs', 'tools', 'tests'),
  soak: () => (build(), run(...typescript('tools/soak/main.ts', ...rest))),
  bench: () => (build(), run(...typescript('tools/bench/main.ts', ...rest))),
  golden: () => run(...typescript('tools/golden/main.ts', ...rest)),
  'rules:coverage': () => run(...typescript('tools/rules-coverage/main.ts', ...rest)),
  codegen: () => run('nx', 'run', 'api:build', '--output-style=static') || run('node', 'tools/codegen/codegen.mjs', ...rest),
  dev: () => run('nx', 'run-many', '-t', 'serve', '-p', 'api', 'web'),
};

const action = commands[command];
if (!action) {
  console.error(`Unknown command '${command ?? ''}'. Known: ${Object.keys(commands).join(', ')}.`);
  process.exit(2);
}
install();
process.exit((await action()) ?? 0);
