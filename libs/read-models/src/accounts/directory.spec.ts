import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Directory, type DirectoryPage, type DirectoryQueries, Erasure, type ReadModel } from '@kronika/application';
import { claimStream } from '@kronika/accounts';
import type { EventLog } from '@kronika/event-log';
import { AccountHouse, done, goodPassword, hex, memoryLog } from '@kronika-testing/application';
import { ReadModels } from '../runner/read-models';
import { folderStorage, memoryStorage, type ModelStorage } from '../runner/storage';
import { directoryProjection } from './directory-projection';

/** Accounts with the list of them. */
class Town {
  readonly house: AccountHouse;
  readonly models: ReadModels;
  readonly model: ReadModel<DirectoryQueries>;
  readonly directory: Directory;
  readonly erasure: Erasure;

  constructor(log: EventLog = memoryLog(), storage: ModelStorage = memoryStorage()) {
    this.house = new AccountHouse({ log });
    this.models = new ReadModels({ log, storage });
    this.model = this.models.add(directoryProjection);
    this.directory = new Directory(this.model);
    this.erasure = new Erasure(this.house.means, this.house.accounts, this.model);
  }

  static async with(names: readonly string[]): Promise<Town> {
    const town = new Town();
    await town.models.start();
    for (const name of names) await town.house.register(name);
    return town;
  }

  async find(text: string, first = 10, after?: string): Promise<DirectoryPage> {
    const position = await this.house.platform.log.lastPosition();
    const page = await this.directory.players({ text, first, after }, position);
    if ('kind' in page) throw new Error('still being made');
    return page;
  }

  async names(text: string): Promise<readonly string[]> {
    return (await this.find(text)).items.map(({ entry }) => entry.name);
  }

  async stored(): Promise<string> {
    let text = '';
    for await (const event of this.house.platform.log.readAll()) {
      text += JSON.stringify(event, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    }
    return text;
  }
}

describe('the directory', () => {
  it('finds players by any part of a name, however it is written, and no guests', async () => {
    const town = await Town.with(['Ada Lovelace', 'Łukasz', 'Grace Hopper']);
    done(await town.house.accounts.playAsGuest(town.house.somebody, { commandId: hex(), label: '' }));
    expect(await town.names('LOVE')).toEqual(['Ada Lovelace']);
    expect(await town.names('lukasz')).toEqual(['Łukasz']);
    expect(await town.names('')).toEqual(['Ada Lovelace', 'Grace Hopper', 'Łukasz']);
    expect(await town.names('%')).toEqual([]);
    await town.models.close();
  });

  it('goes through them page by page', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `Player ${String.fromCharCode(97 + index)}`);
    const town = await Town.with(names);
    const seen: string[] = [];
    for (let after: string | undefined; ;) {
      const page: DirectoryPage = await town.find('player', 5, after);
      expect(page.total).toBe(23);
      seen.push(...page.items.map(({ entry }) => entry.name));
      if (!page.hasNextPage) break;
      after = page.items.at(-1)?.cursor;
    }
    expect(seen).toEqual(names);
    expect((await town.find('player', 5, 'no cursor at all')).items).toHaveLength(5);
    await town.models.close();
  });

  it('shows administrators everybody, and others nothing', async () => {
    const town = await Town.with(['Ada']);
    const root = await town.house.setUp();
    done(await town.house.accounts.playAsGuest(town.house.somebody, { commandId: hex(), label: '' }));
    const search = { text: '', guests: true, first: 10 };
    const page = await town.directory.accounts(root, search, await town.house.platform.log.lastPosition());
    expect('items' in page && page.items.map(({ entry }) => [entry.name, entry.administrator])).toEqual([
      ['Ada', false],
      [expect.stringMatching(/^Guest/), false],
      ['Root', true],
    ]);
    const ada = await town.house.caller(done(await town.house.signIn('Ada')).secret);
    expect(await town.directory.accounts(ada, search)).toMatchObject({ kind: 'forbidden' });
    await town.models.close();
  });
});

describe('deleting an account', () => {
  it('erases all that is personal from the log, frees the names, and keeps the id', async () => {
    const town = await Town.with([]);
    const { house } = town;
    const { accountId, secret } = await house.register('Ada Lovelace');
    const caller = await house.caller(secret);
    done(await house.accounts.changeName(caller, { commandId: hex(), name: 'Ada Byron' }));
    expect(await town.stored()).toContain('Ada Lovelace');

    expect(await town.erasure.deleteAccount(caller, { commandId: hex(), password: 'not the password' })).toMatchObject({
      code: 'wrong-password',
    });
    done(await town.erasure.deleteAccount(caller, { commandId: hex(), password: goodPassword }));
    const stored = await town.stored();
    for (const trace of ['Ada', 'argon2id', 'a browser', claimStream('Ada Lovelace'), claimStream('Ada Byron')])
      expect(stored).not.toContain(trace);
    expect((await house.caller(secret)).kind).toBe('anonymous');
    expect((await house.signIn('Ada Byron')).kind).toBe('refused');
    expect(await house.accounts.profiles([accountId])).toEqual([{ id: accountId, name: '', guest: false, deleted: true, joined: null }]);
    expect(await town.names('ada')).toEqual([]);
    expect(await town.model.ask((queries) => queries.deletionsBegun())).toEqual([]);

    // The names are free again, and an id is never used twice.
    expect((await house.register('Ada Lovelace')).accountId).not.toBe(accountId);
    await house.register('Ada Byron');
    await town.models.close();
  });

  it('is the same for a node that reads the log afterwards', async () => {
    const log = memoryLog();
    const town = new Town(log);
    await town.models.start();
    const { accountId, secret } = await town.house.register('Ada');
    done(await town.erasure.deleteAccount(await town.house.caller(secret), { commandId: hex(), password: goodPassword }));
    const later = new Town(log);
    await later.models.start();
    expect(await later.names('')).toEqual([]);
    expect(await later.house.accounts.profiles([accountId])).toMatchObject([{ deleted: true }]);
    await Promise.all([town.models.close(), later.models.close()]);
  });

  it('leaves no bytes in the files of the read model', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kronika-directory-'));
    const log = memoryLog();
    const town = new Town(log, folderStorage(folder));
    await town.models.start();
    const { secret } = await town.house.register('Ada Canary');
    for (let count = 0; count < 20; count++) await town.house.register(`Player ${String.fromCharCode(97 + count)}`);
    const bytes = (): string =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
        .join('');
    await town.find('');
    expect(bytes()).toContain('Ada Canary');
    done(await town.erasure.deleteAccount(await town.house.caller(secret), { commandId: hex(), password: goodPassword }));
    await town.find('');
    await town.models.close();
    expect(bytes()).not.toMatch(/Ada Canary|adacanary/);
    rmSync(folder, { recursive: true, force: true });
  });

  it('is ended by the process manager where a crash interrupted it', async () => {
    const town = await Town.with([]);
    const { house } = town;
    const { accountId, secret } = await house.register('Ada');
    const { log } = house.platform;
    const erase = jest.spyOn(log, 'erase').mockRejectedValueOnce(new Error('the power went out'));
    const deleting = town.erasure.deleteAccount(await house.caller(secret), { commandId: hex(), password: goodPassword });
    await expect(deleting).rejects.toThrow('the power went out');
    expect(await town.stored()).toContain('"Ada"');
    await town.find('');
    expect(await town.model.ask((queries) => queries.deletionsBegun())).toEqual([accountId]);
    await town.erasure.act();
    await town.find('');
    expect(erase).toHaveBeenCalledTimes(3);
    expect(await town.stored()).not.toContain('"Ada"');
    expect(await town.model.ask((queries) => queries.deletionsBegun())).toEqual([]);
    await town.models.close();
  });

  it('is refused to the last administrator, and to tokens', async () => {
    const town = await Town.with([]);
    const root = await town.house.setUp();
    const remove = { commandId: hex(), password: goodPassword };
    expect(await town.erasure.deleteAccount(root, remove)).toMatchObject({ code: 'last-administrator' });
    const token = done(await town.house.tokens.issue(root, { commandId: hex(), label: 'x', scopes: ['administer'] }));
    expect(await town.erasure.deleteAccount(await town.house.caller(token.secret), remove)).toMatchObject({ kind: 'forbidden' });
    await town.models.close();
  });
});
