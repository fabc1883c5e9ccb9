import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@kronika/runtime';
import { type RunningServer, startServer } from './server';
import { ApiClient } from './testing/api-client';

const product = { webRoot: join(tmpdir(), 'kronika-no-page'), version: '0.0.0-test' };

describe('accounts', () => {
  let folder: string;
  let server: RunningServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kronika-accounts-'));
    server = await startServer(readSettings({ PORT: '0', KRONIKA_DATA: folder, KRONIKA_DEMO: 'off' }), product);
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lets somebody register, and knows them by the cookie', async () => {
    const ada = new ApiClient(server.url);
    const id = await ada.register('Ada Lovelace');
    expect(ada.cookie).toMatch(/^kronika=krs_/);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });
});
