import type { PasswordHashing } from '../accounts/password-hashing';

/** Hashing that costs nothing and protects nothing: for tests. */
export const quickPasswords: PasswordHashing = {
  hash: (password) =>
    Promise.resolve({
      algorithm: 'argon2id',
      memoryKiB: 1,
      passes: 1,
      parallelism: 1,
      salt: '',
      tag: `quick ${password.length} ${backwards(password)}`,
    }),
  verify: (password, { tag }) => Promise.resolve(tag.endsWith(` ${backwards(password)}`) ? 'right' : 'wrong'),
  isOutdated: () => false,
};

function backwards(text: string): string {
  return Array.from(text).toReversed().join('');
}
