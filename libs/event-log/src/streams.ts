export interface StreamKind {
  readonly prefix: string;
  /** Carries a hash chain: anybody can verify that nothing was changed, left out or put in. */
  readonly chained: boolean;
  /** Holds personal data or free text, which can be erased. */
  readonly erasable: boolean;
}

/** Every kind of stream there is; chained streams hold pseudonymous ids and hashes of free text, never the text. */
export const streamKinds: readonly StreamKind[] = [
  { prefix: 'game-', chained: true, erasable: false },
  { prefix: 'table-', chained: true, erasable: false },
  { prefix: 'tournament-', chained: true, erasable: false },
  { prefix: 'league-', chained: true, erasable: false },
  { prefix: 'study-', chained: true, erasable: false },
  { prefix: 'variation-', chained: true, erasable: false },
  { prefix: 'pack-', chained: false, erasable: false },
  { prefix: 'account-', chained: false, erasable: true },
  { prefix: 'chat-', chained: false, erasable: true },
  { prefix: 'claim-', chained: false, erasable: true },
  { prefix: 'text-', chained: false, erasable: true },
];

/** The kind of a stream by its name, or undefined for a name that no stream may have. */
export function streamKind(stream: string): StreamKind | undefined {
  return streamKinds.find((kind) => stream.length > kind.prefix.length && stream.startsWith(kind.prefix));
}
