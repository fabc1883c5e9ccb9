import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contractCases } from '@kronika-testing/event-log';

const root = resolve(__dirname, '../..');
const specs = readdirSync(__dirname).filter((file) => file.endsWith('.contract.spec.ts'));

describe('the contract suite', () => {
  it('is run by every implementation there is', () => {
    const implementations = readdirSync(resolve(root, 'libs'))
      .filter((library) => library.startsWith('event-log-'))
      .map((library) => library.slice('event-log-'.length));
    expect(implementations.length).toBeGreaterThan(0);
    for (const name of ['memory', ...implementations]) {
      expect(specs).toContain(`${name}.contract.spec.ts`);
      expect(readFileSync(resolve(__dirname, `${name}.contract.spec.ts`), 'utf8')).toContain('describeEventLogContract(');
    }
  });

  it('is run unabridged: nothing in it or in its specs can be switched off', () => {
    const suite = resolve(root, 'libs/event-log/src/testing');
    const files = [
      ...readdirSync(suite, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => resolve(suite, file)),
      ...specs.map((file) => resolve(__dirname, file)),
    ];
    for (const file of files) {
      expect([file, /\.(skip|todo|only|failing)\b|\b[xf](it|describe)\b/.exec(readFileSync(file, 'utf8'))]).toEqual([file, null]);
    }
  });

  it('has no two cases of one name', () => {
    const names = contractCases.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(90);
  });
});
