import { appendCases } from './cases/append';
import { chainCases } from './cases/chain';
import { eraseCases } from './cases/erase';
import { concurrencyCases, lifecycleCases } from './cases/lifecycle';
import { payloadCases, refusalCases } from './cases/payloads';
import { readAllCases, readCases } from './cases/read';
import { repeatCases } from './cases/repeat';
import { connectionCases, handlerFailureCases, subscribeCases } from './cases/subscribe';
import { CaseContext, type ContractCase } from './contract-case';
import type { ContractHarness } from './harness';

const groups: Readonly<Record<string, readonly ContractCase[]>> = {
  append: appendCases,
  repeat: repeatCases,
  read: readCases,
  'read all': readAllCases,
  subscribe: subscribeCases,
  'failing handlers': handlerFailureCases,
  connection: connectionCases,
  chain: chainCases,
  payloads: payloadCases,
  refusals: refusalCases,
  erase: eraseCases,
  concurrency: concurrencyCases,
  lifecycle: lifecycleCases,
};

/** The names of all cases, in order. */
export const contractCaseNames: readonly string[] = Object.entries(groups).flatMap(([group, cases]) =>
  cases.map((each) => `${group}: ${each.name}`),
);

/**
 * Contract 1 as tests. Every implementation calls this once and runs every case: the last test compares what ran to the end with the list,
 * so that neither a harness nor a spec file can leave one out.
 */
export function describeEventLogContract(implementation: string, harness: ContractHarness): void {
  describe(`${implementation} keeps the log's contract`, () => {
    const passed: string[] = [];
    for (const [group, cases] of Object.entries(groups)) {
      describe(group, () => {
        for (const each of cases) {
          it(
            each.name,
            async () => {
              const context = await CaseContext.open(await harness.open());
              try {
                await each.run(context);
              } finally {
                await context.dispose();
              }
              passed.push(`${group}: ${each.name}`);
            },
            60_000,
          );
        }
      });
    }
    afterAll(() => {
      expect({ missing: contractCaseNames.filter((name) => !passed.includes(name)) }).toEqual({ missing: [] });
    });
  });
}
