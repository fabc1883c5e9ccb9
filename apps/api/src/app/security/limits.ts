/** Where the API is. */
export const apiPath = '/graphql';

/** What the API lets through: generous for people and their programs, too small to hurt the server. */
export const limits = {
  /** Of a request's body. A whole recorded game fits in. */
  bodyBytes: 2_000_000,
  /** Of a message on a socket. */
  messageBytes: 65_536,
  /** Words and signs of a document. */
  tokens: 4_000,
  depth: 15,
  /** Fields that are given another name: each of them is answered on its own. */
  aliases: 50,
  /** Fields of a document, those of fragments as often as they are used. */
  fields: 1_000,
  /** How often one field may stand in the same braces: validation compares each with each. */
  repeats: 10,
  /** What one operation may cost: see `query-cost.ts`. */
  cost: 10_000,
  /** Subscriptions that one socket may have at a time. */
  subscriptionsPerSocket: 100,
  /** Sockets from one address: a hall full of players has one. */
  socketsPerAddress: 4_000,
  /** How long a client may leave what it was sent lying before it is let go. */
  slowClientMs: 60_000,
} as const;
