// Lets Node run our TypeScript sources as they are: `node --import ./tools/run/register.mjs file.ts`.
// It resolves the workspace's aliases and extensionless relative imports; Node itself strips the types.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { resolve as resolvePath } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = resolvePath(import.meta.dirname, '../..');
const aliases = [
  [/^@kronika\/(.+)$/, (name) => `libs/${name}/src/index.ts`],
  [/^@kronika-testing\/(.+)$/, (name) => `libs/${name}/src/testing/index.ts`],
  [/^@kronika-tests\/(.+)$/, (name) => `tests/${name}/index.ts`],
];

registerHooks({
  resolve(specifier, context, next) {
    for (const [pattern, target] of aliases) {
      const name = pattern.exec(specifier)?.[1];
      if (name) return next(pathToFileURL(resolvePath(root, target(name))).href, context);
    }
    if (/^\.\.?\//.test(specifier) && context.parentURL?.endsWith('.ts')) {
      const file = fileURLToPath(new URL(specifier, context.parentURL));
      for (const candidate of [`${file}.ts`, `${file}/index.ts`]) {
        if (existsSync(candidate)) return next(pathToFileURL(candidate).href, context);
      }
    }
    return next(specifier, context);
  },
});
