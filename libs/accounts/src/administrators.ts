import * as z from 'zod';

const link = z.object({ secretHash: z.string() });
const who = z.object({ account: z.string() });

/** The one stream that says who administers: so that two nodes cannot take the last two administrators away at once. */
export const administratorsStream = 'claim-administrators';

export type AdministratorsEvent =
  | { readonly type: 'SetUpLinkIssued'; readonly open: { readonly secretHash: string } }
  | { readonly type: 'AdministratorNamed' | 'AdministratorRemoved'; readonly open: { readonly account: string } };

export interface Administrators {
  readonly accounts: readonly string[];
  /** Hashes of the set-up links that nobody has used: good until there is an administrator. */
  readonly setUpLinks: readonly string[];
}

export const noAdministrators: Administrators = { accounts: [], setUpLinks: [] };

export function evolveAdministrators(state: Administrators, event: { readonly type: string; readonly open: unknown }): Administrators {
  if (event.type === 'SetUpLinkIssued') {
    const parsed = link.safeParse(event.open);
    return parsed.success ? { ...state, setUpLinks: [...state.setUpLinks, parsed.data.secretHash] } : state;
  }
  const parsed = who.safeParse(event.open);
  if (!parsed.success) return state;
  const others = state.accounts.filter((account) => account !== parsed.data.account);
  if (event.type === 'AdministratorNamed') return { accounts: [...others, parsed.data.account], setUpLinks: [] };
  return event.type === 'AdministratorRemoved' ? { ...state, accounts: others } : state;
}

export type AdministratorsCommand =
  | { readonly kind: 'issue-set-up-link'; readonly secretHash: string }
  | { readonly kind: 'set-up'; readonly secretHash: string; readonly account: string }
  | { readonly kind: 'name'; readonly by: string; readonly account: string }
  | { readonly kind: 'remove'; readonly by: string; readonly account: string };

export type AdministratorsRefusal = 'is-set-up' | 'no-such-link' | 'no-administrator' | 'last-administrator';

export type AdministratorsDecision =
  { readonly ok: true; readonly events: readonly AdministratorsEvent[] } | { readonly ok: false; readonly refusal: AdministratorsRefusal };

/** What follows from a command about who administers. */
export function decideAdministrators(state: Administrators, command: AdministratorsCommand): AdministratorsDecision {
  switch (command.kind) {
    case 'issue-set-up-link':
      if (state.accounts.length > 0) return { ok: false, refusal: 'is-set-up' };
      return { ok: true, events: [{ type: 'SetUpLinkIssued', open: { secretHash: command.secretHash } }] };
    case 'set-up':
      if (state.accounts.length > 0) return { ok: false, refusal: 'is-set-up' };
      if (!state.setUpLinks.includes(command.secretHash)) return { ok: false, refusal: 'no-such-link' };
      return { ok: true, events: [{ type: 'AdministratorNamed', open: { account: command.account } }] };
    case 'name':
      if (!state.accounts.includes(command.by)) return { ok: false, refusal: 'no-administrator' };
      return { ok: true, events: [{ type: 'AdministratorNamed', open: { account: command.account } }] };
    case 'remove':
      if (!state.accounts.includes(command.by)) return { ok: false, refusal: 'no-administrator' };
      if (!state.accounts.includes(command.account)) return { ok: true, events: [] };
      if (state.accounts.length === 1) return { ok: false, refusal: 'last-administrator' };
      return { ok: true, events: [{ type: 'AdministratorRemoved', open: { account: command.account } }] };
  }
}
