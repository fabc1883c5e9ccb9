import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Projection } from '../projection';
import { createEdition, Edition, isEdition, isEditionOf } from './edition';

/** Where the databases of read models are kept. */
export interface ModelStorage {
  /** The edition that serves: the projection's own, or an older one that it can still read. */
  serving(projection: Projection<unknown>): ServingEdition | undefined;
  /** An edition that was begun and not finished. */
  begun(projection: Projection<unknown>): Edition | undefined;
  /** A new, empty edition beside the one that serves. */
  begin(projection: Projection<unknown>): Edition;
  /** Puts a finished edition in the place of all others; the one that served must be closed. */
  finish(projection: Projection<unknown>, finished: Edition): Edition;
  /** Gives up what `serving` found. */
  discard(projection: Projection<unknown>): void;
  close(): void;
}

export interface ServingEdition {
  readonly edition: Edition;
  /** False for an older version: it answers, but takes nothing in any more. */
  readonly current: boolean;
}

/** Databases that live as long as the process: for tests and tools. */
export function memoryStorage(): ModelStorage {
  return {
    serving: () => undefined,
    begun: () => undefined,
    begin: (projection) => createEdition(new DatabaseSync(':memory:'), projection),
    finish: (_projection, finished) => finished,
    discard: () => undefined,
    close: () => undefined,
  };
}

/** One file each in a folder, named `<name>-v<version>.sqlite`. The folder belongs to one process at a time: see `FolderLock`. */
export function folderStorage(folder: string): ModelStorage {
  mkdirSync(folder, { recursive: true });
  const lock = FolderLock.acquire(folder);
  return {
    serving: (projection) => {
      const own = openEdition(projection, fileOf(folder, projection), isEditionOf);
      if (own !== undefined) return { edition: own, current: true };
      for (const file of olderFiles(folder, projection)) {
        const older = openEdition(projection, file, isEdition);
        if (older !== undefined) return { edition: older, current: false };
      }
      return undefined;
    },
    begun: (projection) => openEdition(projection, shadowOf(folder, projection), isEditionOf),
    begin: (projection) => {
      const file = shadowOf(folder, projection);
      remove(file);
      return createEdition(openDatabase(file), projection);
    },
    finish: (projection, finished) => {
      finished.close();
      const file = fileOf(folder, projection);
      // The old one's write-ahead log must not meet the new file. A crash before the renaming leaves a shadow that is caught up.
      remove(file);
      renameSync(shadowOf(folder, projection), file);
      for (const old of filesOf(folder, projection.name)) if (old.version !== projection.version) remove(old.file);
      return new Edition(openDatabase(file), projection);
    },
    discard: (projection) => remove(fileOf(folder, projection)),
    close: () => lock.release(),
  };
}

/** Another process uses the read models of this folder. */
export class ReadModelsInUse extends Error {
  override readonly name = 'ReadModelsInUse';
}

/** Held by an open transaction, which the system ends with the process, however that dies. */
class FolderLock {
  readonly #database: DatabaseSync;

  private constructor(database: DatabaseSync) {
    this.#database = database;
  }

  static acquire(folder: string): FolderLock {
    const database = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    try {
      database.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      database.close();
      throw new ReadModelsInUse(`the read models in ${folder} are in use by another process`, { cause: error });
    }
    return new FolderLock(database);
  }

  release(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}

function openEdition(
  projection: Projection<unknown>,
  file: string,
  isRight: (database: DatabaseSync, projection: Projection<unknown>) => boolean,
): Edition | undefined {
  if (!existsSync(file)) return undefined;
  const database = openDatabase(file);
  if (isRight(database, projection)) return new Edition(database, projection);
  database.close();
  return undefined;
}

/** No fsync at a commit: a power cut may cost the last batches, which are taken in again. */
function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -32768');
  } catch {
    // Damaged beyond opening: whoever looks at it finds no edition in it.
  }
  return database;
}

function fileOf(folder: string, { name, version }: Projection<unknown>): string {
  return join(folder, `${name}-v${version}.sqlite`);
}

function shadowOf(folder: string, { name, version }: Projection<unknown>): string {
  return join(folder, `${name}-v${version}.building.sqlite`);
}

function olderFiles(folder: string, { name, version, readsFrom = version }: Projection<unknown>): readonly string[] {
  return filesOf(folder, name)
    .filter((found) => found.version >= readsFrom && found.version < version)
    .sort((one, other) => other.version - one.version)
    .map(({ file }) => file);
}

function filesOf(folder: string, name: string): readonly { readonly file: string; readonly version: number }[] {
  return readdirSync(folder).flatMap((entry) => {
    const [, model, version] = /^(.+)-v(\d+)(?:\.building)?\.sqlite$/.exec(entry) ?? [];
    return model === name ? [{ file: join(folder, entry), version: Number(version) }] : [];
  });
}

function remove(file: string): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
}
