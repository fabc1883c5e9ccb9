import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PasswordHash } from '@kronika/accounts';
import type { PasswordHashing } from '@kronika/application';

/** What new passwords are hashed with; stored ones keep their own until their owner signs in. */
export const currentParameters = { algorithm: 'argon2id', memoryKiB: 19 * 1024, passes: 2, parallelism: 1 } as const;
const tagBytes = 32;

type Parameters = Pick<PasswordHash, 'algorithm' | 'memoryKiB' | 'passes' | 'parallelism'>;

/** Node's own argon2id on its thread pool: so many at once, so many waiting, and whoever comes then is sent away. */
export class NativePasswords implements PasswordHashing {
  readonly #parameters: Parameters;
  readonly #atOnce: number;
  readonly #mayWait: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(options: { readonly parameters?: Parameters; readonly atOnce?: number; readonly mayWait?: number } = {}) {
    this.#parameters = options.parameters ?? currentParameters;
    this.#atOnce = options.atOnce ?? Math.max(1, Math.min(4, availableParallelism()));
    this.#mayWait = options.mayWait ?? 100;
  }

  async hash(password: string): Promise<PasswordHash | undefined> {
    const salt = randomBytes(16);
    const tag = await this.#inTurn(() => derive(password, salt, this.#parameters));
    const { algorithm, memoryKiB, passes, parallelism } = this.#parameters;
    return tag && { algorithm, memoryKiB, passes, parallelism, salt: salt.toString('hex'), tag: tag.toString('hex') };
  }

  async verify(password: string, hash: PasswordHash): Promise<'right' | 'wrong' | 'busy'> {
    const tag = await this.#inTurn(() => derive(password, Buffer.from(hash.salt, 'hex'), hash));
    if (tag === undefined) return 'busy';
    const expected = Buffer.from(hash.tag, 'hex');
    return expected.length === tag.length && timingSafeEqual(expected, tag) ? 'right' : 'wrong';
  }

  isOutdated({ memoryKiB, passes, parallelism }: PasswordHash): boolean {
    const current: Parameters = this.#parameters;
    return memoryKiB !== current.memoryKiB || passes !== current.passes || parallelism !== current.parallelism;
  }

  async #inTurn(work: () => Promise<Buffer>): Promise<Buffer | undefined> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#mayWait) return undefined;
      // Woken by whoever ends, who hands the place over.
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }
}

function derive(password: string, nonce: Buffer, { algorithm, memoryKiB, passes, parallelism }: Parameters): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFC'), 'utf8');
  return new Promise((resolve, reject) => {
    argon2(algorithm, { message, nonce, parallelism, tagLength: tagBytes, memory: memoryKiB, passes }, (error, tag) =>
      error === null ? resolve(tag) : reject(error),
    );
  });
}
