// `npm run rules:coverage`: which rules of docs/rules no test cites.
import { resolve } from 'node:path';
import { coverageOfBooks } from './books';
import { faultless, reportLines } from './rules';

const reports = coverageOfBooks(resolve(import.meta.dirname, '../..'));
for (const report of reports) console.log(reportLines(report).join('\n'));
process.exitCode = reports.every(faultless) ? 0 : 1;
