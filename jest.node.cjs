const { basename, relative } = require('node:path');

/** Jest settings for a project that runs on Node; `directory` is the project's folder. */
module.exports = (directory, overrides = {}) => ({
  rootDir: directory,
  displayName: relative(__dirname, directory).replaceAll('\\', '/') || basename(directory),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.spec.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: {
    '^.+\\.ts$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '^@kronika/(.*)$': `${__dirname}/libs/$1/src/index.ts`,
    '^@kronika-testing/(.*)$': `${__dirname}/libs/$1/src/testing/index.ts`,
    '^@kronika-tests/(.*)$': `${__dirname}/tests/$1/index.ts`,
  },
  reporters: ['default', require.resolve('./tools/run/jest-count-reporter.cjs')],
  ...overrides,
});
