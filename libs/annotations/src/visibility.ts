/**
 * Who may read something once its game is released: its author alone, who shows its secret, everybody, or the readers of the study that it
 * belongs to. Until the release it is its author's alone, whatever this says.
 */
export const visibilities = ['private', 'link', 'public'] as const;
export type Visibility = (typeof visibilities)[number];

/** How something is shared. `linkHash` is the hash of the secret that opens it; only what is shared by link has one. */
export type Sharing =
  { readonly visibility: 'private' | 'public'; readonly linkHash: null } | { readonly visibility: 'link'; readonly linkHash: string };
