/** Basic resources: what ammo may stand for, and what storage, theft and the exchange deal in (FS-4.3, FS-R15). */
export const basics = ['fuel', 'iron', 'gun', 'brick'] as const;
export type Basic = (typeof basics)[number];

/** Grey builds, red razes, blue signs deals (FS-R27). */
export const contacts = ['contact-grey', 'contact-red', 'contact-blue'] as const;
export type Contact = (typeof contacts)[number];

/** Everything that lies in a personal supply as a token. */
export const tokens = [...basics, 'ammo', 'worker', ...contacts, 'contact-universal', 'development', 'shield'] as const;
export type Token = (typeof tokens)[number];

/** FS-4.3: everything that can be gained. */
export const goods = [...tokens, 'card', 'vp'] as const;
export type Good = (typeof goods)[number];

/** How many of some goods; what is not named is none. */
export type Amounts = Readonly<Partial<Record<Good, number>>>;
/** How many of some tokens lie somewhere. */
export type Tokens = Readonly<Partial<Record<Token, number>>>;
/** A personal supply: every token with its number. */
export type Supply = Readonly<Record<Token, number>>;

export const emptySupply: Supply = {
  fuel: 0,
  iron: 0,
  gun: 0,
  brick: 0,
  ammo: 0,
  worker: 0,
  'contact-grey': 0,
  'contact-red': 0,
  'contact-blue': 0,
  'contact-universal': 0,
  development: 0,
  shield: 0,
};

export const noTokens: Tokens = {};

const tokenSet: ReadonlySet<string> = new Set(tokens);
const basicSet: ReadonlySet<string> = new Set(basics);

export function isToken(good: string): good is Token {
  return tokenSet.has(good);
}

export function isBasic(good: string): good is Basic {
  return basicSet.has(good);
}

/** The good that may replace this one in a payment (FS-4.5, FS-4.6). */
export function substituteOf(good: Token): Token | undefined {
  if (isBasic(good)) return 'ammo';
  return good === 'contact-grey' || good === 'contact-red' || good === 'contact-blue' ? 'contact-universal' : undefined;
}

/** Each good that occurs, with its number. */
export function entries<Key extends Good>(amounts: Readonly<Partial<Record<Key, number>>>): readonly (readonly [Key, number])[] {
  const found: [Key, number][] = [];
  for (const good in amounts) found.push([good, amounts[good] ?? 0]);
  return found;
}

/** The sum of two lots of goods. */
export function plus(a: Amounts, b: Amounts): Amounts {
  const sum: Partial<Record<Good, number>> = { ...a };
  for (const [good, n] of entries(b)) sum[good] = (sum[good] ?? 0) + n;
  return sum;
}

/** The sum of two lots of tokens. */
export function plusTokens(a: Tokens, b: Tokens): Tokens {
  const sum: Partial<Record<Token, number>> = { ...a };
  for (const [token, n] of entries(b)) sum[token] = (sum[token] ?? 0) + n;
  return sum;
}

/** What is left when some tokens are taken away; a token that runs out is no longer named. */
export function minusTokens(a: Tokens, b: Tokens): Tokens {
  const rest: Partial<Record<Token, number>> = {};
  for (const [token, n] of entries(a)) {
    const left = n - (b[token] ?? 0);
    if (left !== 0) rest[token] = left;
  }
  return rest;
}

/** A supply after tokens came (or, with a negative sign, went). */
export function supplyPlus(supply: Supply, delta: Tokens, sign: 1 | -1 = 1): Supply {
  const changed: Record<Token, number> = { ...supply };
  for (const [token, n] of entries(delta)) changed[token] += sign * n;
  return changed;
}

export function totalTokens(amounts: Tokens): number {
  let total = 0;
  for (const [, n] of entries(amounts)) total += n;
  return total;
}

export function isEmpty(amounts: Amounts): boolean {
  return entries(amounts).length === 0;
}
