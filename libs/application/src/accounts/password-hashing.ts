import type { PasswordHash } from '@kronika/accounts';

/** Slow hashing of passwords, done outside of the event loop by whoever implements it. */
export interface PasswordHashing {
  /** Undefined when too many passwords are being looked at already. */
  hash(password: string): Promise<PasswordHash | undefined>;
  /** Whether the password is the one that was hashed; `busy` when too many are being looked at already. */
  verify(password: string, hash: PasswordHash): Promise<'right' | 'wrong' | 'busy'>;
  /** Whether the parameters are not those in use now. */
  isOutdated(hash: PasswordHash): boolean;
}

export const passwordLimits = { shortest: 8, longest: 200 } as const;

const tooCommon = new Set(
  'password passwort 12345678 123456789 1234567890 qwertyui qwertyuiop qwerty123 password1 password123 iloveyou 11111111 00000000 abcdefgh'.split(
    ' ',
  ),
);

/** What is wrong with a new password; undefined for one that will do. */
export function passwordProblem(password: string, name: string): string | undefined {
  const { length } = password;
  if (length < passwordLimits.shortest) return `A password has at least ${passwordLimits.shortest} characters.`;
  if (length > passwordLimits.longest) return `A password has at most ${passwordLimits.longest} characters.`;
  const plain = password.toLowerCase();
  if (tooCommon.has(plain) || plain === name.toLowerCase()) return 'This password is too easy to guess.';
  return undefined;
}
