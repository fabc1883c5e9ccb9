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

/** Every case by its full name, in order. */
export const contractCases: readonly ContractCase[] = Object.entries(groups).flatMap(([group, cases]) =>
  cases.map((each) => ({ ...each, name: `${group}: ${each.name}` })),
);

/** Runs one case on a store of its own; rejects when the implementation does not keep the promise. */
export async function runContractCase(harness: ContractHarness, each: ContractCase): Promise<void> {
  const context = await CaseContext.open(await harness.open());
  try {
    await each.run(context);
  } finally {
    await context.dispose();
  }
}

/**
 * Contract 1 as tests. Every implementation calls this once and runs every case: at the end, what ran through is compared with the list, so
 * that neither a harness nor a spec file can leave one out.
 */
export function describeEventLogContract(implementation: string, harness: ContractHarness): void {
  describe(`${implementation} keeps the log's contract`, () => {
    const passed = new Set<string>();
    for (const each of contractCases) {
      it(
        each.name,
        async () => {
          await runContractCase(harness, each);
          passed.add(each.name);
        },
        60_000,
      );
    }
    afterAll(() => {
      expect({ missing: contractCases.map(({ name }) => name).filter((name) => !passed.has(name)) }).toEqual({ missing: [] });
    });
  });
}
