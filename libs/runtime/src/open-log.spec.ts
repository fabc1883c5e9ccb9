import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from './open-log';
import { readSettings, WrongSetting } from './settings';

const folder = mkdtempSync(join(tmpdir(), 'kronika-open-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal = (environment: Record<string, string>): string => {
  try {
    openLog(readSettings(environment));
  } catch (error) {
    expect(error).toBeInstanceOf(WrongSetting);
    return (error as Error).message;
  }
  throw new Error('was opened');
};

describe('openLog', () => {
  it('makes the data folder, and leaves it to one server at a time', async () => {
    const settings = readSettings({ KRONIKA_DATA: join(folder, 'new/data') });
    const log = openLog(settings);
    expect(refusal({ KRONIKA_DATA: join(folder, 'new/data') })).toMatch(/KRONIKA_DATA: Another server/);
    await log.close();
    await openLog(settings).close();
  });

  it('says what is wrong with a data folder', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(refusal({ KRONIKA_DATA: join(folder, 'file') })).toContain('cannot be written to');
  });

  it('says what is wrong with a connection string, and hides its password', () => {
    const message = refusal({ KRONIKA_LOG: 'esdb://ada:secret@localhost:2113?nodePreference=best' });
    expect(message).toContain('KRONIKA_LOG');
    expect(message).not.toContain('secret');
  });
});
