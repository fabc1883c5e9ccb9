/** What a personal API token may be used for; a session may do everything its account may. */
export const scopes = ['read', 'play', 'annotate', 'organise', 'administer'] as const;
export type Scope = (typeof scopes)[number];
