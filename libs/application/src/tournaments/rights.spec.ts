import { canonical } from '@kronika/event-log';
import { account, anonymous, type Event, Hall, inOrder, roundRobin } from '../testing';
import type { Caller } from '../rights/caller';
import type { TournamentRequest } from './request';
import { permissionFor, rightsIn } from './rights';

const callers = {
  organiser: account('ola'),
  coOrganiser: account('olek'),
  judge: account('jan'),
  seatedJudge: account('judith'),
  player: account('ann'),
  other: account('ben'),
  stranger: account('cal'),
  administrator: account('root', { administrator: true }),
  guest: account('guest', { guest: true }),
} satisfies Record<string, Caller>;
type Who = keyof typeof callers;

async function running(): Promise<{ event: Event; own: string; others: string; table: string; elsewhere: string }> {
  const event = await new Hall().open(callers.organiser, roundRobin);
  await event.must(callers.organiser, { type: 'grant-role', account: 'olek', role: 'co-organiser' });
  await event.must(callers.organiser, { type: 'grant-role', account: 'jan', role: 'judge' });
  await event.must(callers.organiser, { type: 'grant-role', account: 'judith', role: 'judge' });
  await event.must(callers.organiser, { type: 'open-registration' });
  for (const who of ['player', 'other', 'seatedJudge'] as const) await event.must(callers[who], { type: 'register', entries: [{}] });
  await event.must(callers.organiser, { type: 'register', entries: [{ name: 'Dora' }] });
  const participants = (await event.state()).participants;
  await event.must(callers.organiser, { type: 'start' });
  const tables = await event.publish(callers.organiser);
  const judith = participants.find((entry) => entry.account === 'judith')!.id;
  const table = tables.find(({ seats }) => seats.includes(judith))!.id;
  const elsewhere = tables.find(({ seats }) => !seats.includes(judith))!.id;
  return { event, own: participants[0]!.id, others: participants[1]!.id, table, elsewhere };
}

/** Who may send what; everybody who is not named may not. */
function matrix(of: Awaited<ReturnType<typeof running>>): readonly (readonly [TournamentRequest, readonly Who[]])[] {
  const heads = ['organiser', 'administrator'] as const;
  const staff = [...heads, 'coOrganiser'] as const;
  const judges = [...staff, 'judge', 'seatedJudge'] as const;
  const reason = { code: 'other' } as const;
  const finishes = inOrder([]);
  return [
    [{ type: 'change-settings', settings: {} }, staff],
    [{ type: 'open-registration' }, staff],
    [{ type: 'draft-round' }, staff],
    [{ type: 'publish-round' }, staff],
    [{ type: 'finish' }, staff],
    [{ type: 'cancel', reason }, staff],
    [{ type: 'ban', participant: of.others, reason }, staff],
    [{ type: 'invite', account: 'eve' }, staff],
    [{ type: 'describe', title: 'x' }, staff],
    [{ type: 'grant-role', account: 'eve', role: 'judge' }, staff],
    [{ type: 'grant-role', account: 'eve', role: 'co-organiser' }, heads],
    [{ type: 'revoke-role', account: 'ola', role: 'organiser' }, heads],
    [{ type: 'announce', text: 'x' }, judges],
    [{ type: 'start-clock', round: 1 }, judges],
    [{ type: 'reinstate', participant: of.others, reason }, judges],
    // A judge who plays is a player at the own table, and a judge at every other.
    [{ type: 'enter-result', table: of.table, finishes }, [...staff, 'judge']],
    [{ type: 'enter-result', table: of.elsewhere, finishes }, judges],
    [{ type: 'correct-result', table: of.table, finishes, confirmed: [], reason }, [...staff, 'judge']],
    // Players act for themselves.
    [{ type: 'drop', participant: of.own, reason }, [...judges, 'player']],
    [{ type: 'drop', participant: of.others, reason }, [...judges, 'other']],
    [{ type: 'request-bye', participant: of.own, stage: 1, round: 2, bye: 'half' }, [...staff, 'player']],
    [{ type: 'register', entries: [{ account: 'cal' }] }, [...staff, 'stranger']],
    [{ type: 'register', entries: [{ name: 'Eve' }] }, [...staff, 'player', 'other', 'seatedJudge', 'judge', 'stranger']],
    [
      { type: 'claim', participant: of.others, account: 'x' },
      ['organiser', 'administrator', 'coOrganiser', 'judge', 'seatedJudge', 'player', 'other', 'stranger'],
    ],
    // What the machine does is for nobody else.
    [{ type: 'record-game', table: of.table, game: 'g', version: 1, finishes }, []],
    [{ type: 'link-game', table: of.table, game: 'g' }, []],
  ];
}

describe('who may do what', () => {
  it('is what the matrix says', async () => {
    const of = await running();
    const state = await of.event.state();
    for (const [request, allowed] of matrix(of)) {
      const may = (Object.keys(callers) as Who[]).filter((who) => permissionFor(state, callers[who], request).kind === 'allowed');
      expect([request, [...may].sort()]).toEqual([request, [...allowed].sort()]);
    }
  });

  it('lets seats report in their own name alone, and see reports of their own table alone', async () => {
    const { event, own, others } = await running();
    const state = await event.state();
    const table = (await event.tables()).find(({ seats }) => seats.includes(own))!;
    const request = { type: 'report-result', table: table.id, by: others, finishes: inOrder(table.seats) } as const;
    expect(permissionFor(state, callers.player, request)).toMatchObject({
      kind: 'allowed',
      request: { by: own },
      actor: { role: 'player' },
    });
    expect(permissionFor(state, callers.stranger, request).kind).toBe('forbidden');
    await event.must(callers.player, request);
    const reportFor = async (caller: Caller) =>
      (await event.sight(caller)).stages[0]!.rounds[0]!.tables.find(({ id }) => id === table.id)!.report;
    expect(await reportFor(callers.player)).not.toBeNull();
    expect(await reportFor(callers.judge)).not.toBeNull();
    for (const caller of [callers.stranger, anonymous]) expect(await reportFor(caller)).toBeNull();
  });

  it('keeps what a player registers to the account alone', async () => {
    const event = await new Hall().open(callers.organiser, roundRobin);
    await event.must(callers.organiser, { type: 'open-registration' });
    await event.must(callers.player, {
      type: 'register',
      entries: [{ account: 'ann', rating: 9999, name: 'The Great', division: 1, participant: 'p' }],
    });
    const [entry] = (await event.state()).participants;
    expect(canonical(entry)).toBe(canonical({ id: entry!.id, account: 'ann', status: 'registered', stated: 0 }));
    expect(entry!.id).not.toBe('p');
  });

  it('follows the scopes of tokens', async () => {
    const { event, own } = await running();
    const state = await event.state();
    const token = (scopes: readonly ('read' | 'play' | 'organise' | 'administer')[], name = 'ola') => account(name, { scopes });
    const draft = { type: 'draft-round' } as const;
    expect(permissionFor(state, token(['organise']), draft).kind).toBe('allowed');
    expect(permissionFor(state, token(['play', 'read']), draft).kind).toBe('forbidden');
    const drop = { type: 'drop', participant: own, reason: { code: 'other' } } as const;
    expect(permissionFor(state, token(['play'], 'ann'), drop).kind).toBe('allowed');
    expect(permissionFor(state, token(['read'], 'ann'), drop).kind).toBe('forbidden');
    const root = account('root', { administrator: true, scopes: ['organise'] });
    expect(rightsIn(state, root).isOrganiser).toBe(false);
  });

  it('shows a tournament in preparation to its staff and to those who are invited', async () => {
    const event = await new Hall().open(callers.organiser, roundRobin);
    const sees = async (caller: Caller) => (await event.hall.tournaments.see(caller, event.id)) !== undefined;
    expect(await sees(callers.organiser)).toBe(true);
    expect(await sees(callers.administrator)).toBe(true);
    for (const caller of [callers.stranger, callers.guest, anonymous]) expect(await sees(caller)).toBe(false);
    expect(await event.send(callers.stranger, { type: 'open-registration' })).toMatchObject({ kind: 'not-found' });
    await event.must(callers.organiser, { type: 'invite', account: 'cal' });
    expect(await sees(callers.stranger)).toBe(true);
    await event.must(callers.organiser, { type: 'open-registration' });
    expect(await sees(anonymous)).toBe(true);
    await event.must(callers.organiser, { type: 'close-registration' });
    expect(await sees(anonymous)).toBe(true);
  });

  it('keeps drafts, forbidden pairs, invitations and calls from those whom they do not concern', async () => {
    const { event, own, others } = await running();
    await event.must(callers.organiser, { type: 'forbid-pair', pair: [own, others], reason: { code: 'other' } });
    const ownTable = (await event.tables()).find(({ seats }) => seats.includes(own))!;
    await event.must(callers.player, { type: 'call-judge', table: ownTable.id, note: 'Who has the card?' });
    await event.favouritesWin(callers.organiser);
    await event.must(callers.organiser, { type: 'draft-round' });
    const seen = async (caller: Caller) => {
      const { draft, forbiddenPairs, calls } = await event.sight(caller);
      return { draft: draft !== null, pairs: forbiddenPairs.length, calls: calls.map((call) => call.note) };
    };
    expect(await seen(callers.organiser)).toEqual({ draft: true, pairs: 1, calls: ['Who has the card?'] });
    expect(await seen(callers.judge)).toEqual({ draft: true, pairs: 0, calls: ['Who has the card?'] });
    expect(await seen(callers.player)).toEqual({ draft: false, pairs: 0, calls: ['Who has the card?'] });
    expect(await seen(callers.stranger)).toEqual({ draft: false, pairs: 0, calls: [] });
  });
});
