const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Leaves each project's counts in coverage/counts, so that `npm test` can close with one total. */
module.exports = class {
  onRunComplete(contexts, results) {
    const name = [...contexts][0]?.config.displayName?.name ?? 'tests';
    const directory = join(__dirname, '../../coverage/counts');
    mkdirSync(directory, { recursive: true });
    const counts = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    writeFileSync(join(directory, `${name.replaceAll('/', '-')}.json`), JSON.stringify(counts));
  }
};
