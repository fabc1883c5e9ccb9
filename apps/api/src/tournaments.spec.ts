import 'reflect-metadata';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readSettings } from '@kronika/runtime';
import { buildSchema, getNamedType, type GraphQLNamedType, type GraphQLOutputType, isLeafType, isObjectType } from 'graphql';
import { createClient } from 'graphql-ws';
import { type RunningServer, startServer } from './server';
import { ApiClient } from './testing/api-client';

const product = { webRoot: join(tmpdir(), 'kronika-no-page'), version: '0.0.0-test' };
const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

/** Everything that can be asked of a type, some levels down. */
function everything(type: GraphQLNamedType, depth: number): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    if (field.args.length > 0) return [];
    if (isLeafType(inner)) return [field.name];
    const selection = inner.name === 'Player' ? 'id' : depth > 0 ? everything(inner, depth - 1) : '';
    return selection === '' ? [] : [`${field.name} { ${selection} }`];
  });
  return fields.join(' ');
}

/** What must be there. */
function given<Value>(value: Value | null | undefined): Value {
  if (value === undefined || value === null) throw new Error('nothing is there');
  return value;
}

function fieldsOf(name: string) {
  const type = schema.getType(name);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
}

function selectionOf({ name, type }: { readonly name: string; readonly type: GraphQLOutputType }): string {
  const selection = everything(getNamedType(type), 6);
  return selection === '' ? name : `${name} { ${selection} }`;
}

interface Seen {
  readonly participants: readonly { readonly id: string; readonly name: string | null; readonly player: { readonly id: string } | null }[];
  readonly stages: readonly {
    readonly rounds: readonly {
      readonly tables: readonly {
        readonly id: string;
        readonly status: string;
        readonly seats: readonly { readonly participant: { readonly id: string } }[];
      }[];
    }[];
  }[];
}

describe('tournaments over the API', () => {
  let folder: string;
  let server: RunningServer;
  let ada: ApiClient;
  let bob: ApiClient;
  /** Where the last thing that was written stands: lists are asked for from there on. */
  let written: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kronika-tournaments-'));
    server = await startServer(readSettings({ PORT: '0', KRONIKA_DATA: folder, KRONIKA_TEST_GAMES: 'on', KRONIKA_DEMO: 'off' }), product);
    [ada, bob] = [new ApiClient(server.url), new ApiClient(server.url)];
    await ada.register('Ada');
    await bob.register('Bob');
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const answer = '... on Written { version position } ... on Refused { code details } ... on Invalid { issues { path message } }';
  async function create(settings: object, stages: readonly object[]): Promise<string> {
    const made = await ada.mutate<{ __typename: string; tournamentId: string; position: string }>(
      'createTournament',
      'CreateTournamentInput',
      { title: 'Puchar Jesieni', description: '*Bring dice.*', settings: { game: 'sample', venue: 'PHYSICAL', ...settings }, stages },
      '... on MadeTournament { tournamentId position } ... on Invalid { issues { path message } }',
    );
    expect(made).toMatchObject({ __typename: 'MadeTournament' });
    written = made.position;
    return made.tournamentId;
  }
  async function must(client: ApiClient, mutation: string, type: string, input: object): Promise<void> {
    const result = await client.mutate<{ __typename: string; position?: string }>(mutation, type, input, answer);
    expect([mutation, result]).toEqual([mutation, expect.objectContaining({ __typename: 'Written' })]);
    written = result.position ?? written;
  }
  async function see(client: ApiClient, id: string): Promise<Seen> {
    const text = `query ($t: ID!) { tournament(tournamentId: $t) { __typename ... on Tournament {
      participants { id name player { id name } } stages { rounds { tables { id status seats { participant { id } } } } } } } }`;
    const { data, errors } = await client.ask<{ tournament: Seen & { __typename: string } }>(text, { t: id });
    expect(errors).toBeUndefined();
    return given(data).tournament;
  }
  const finishes = (seats: readonly { readonly participant: { readonly id: string } }[]) =>
    seats.map(({ participant }, i) => ({ participant: participant.id, place: i + 1, vp: 30 - 10 * i }));

  /** Six at tables of three, then a final of two: two rounds played. */
  async function held(): Promise<string> {
    const id = await create({}, [
      { format: { kind: 'TABLE_SWISS', rounds: 2, sizes: { allowed: [3], preferred: 3 } }, advance: { kind: 'TOP', places: 2 } },
      { format: { kind: 'SINGLE_ELIMINATION' } },
    ]);
    await must(ada, 'moveTournament', 'MoveTournamentInput', { tournamentId: id, to: 'OPEN_REGISTRATION' });
    await must(bob, 'enterTournament', 'TournamentInput', { tournamentId: id });
    await must(ada, 'pasteParticipants', 'PasteParticipantsInput', { tournamentId: id, text: 'Cal\nDora\nEva\nFay' });
    await must(ada, 'registerParticipants', 'RegisterParticipantsInput', { tournamentId: id, entries: [{ name: 'Gus', rating: 1500 }] });
    await must(ada, 'startTournament', 'StartTournamentInput', { tournamentId: id });
    await must(ada, 'draftRound', 'TournamentInput', { tournamentId: id });
    await must(ada, 'publishRound', 'TournamentInput', { tournamentId: id });
    return id;
  }
  async function enterAll(id: string): Promise<void> {
    const tables = (await see(ada, id)).stages.flatMap((stage) => stage.rounds.flatMap((round) => round.tables));
    for (const table of tables.filter(({ status }) => status === 'OPEN')) {
      await must(ada, 'ruleTable', 'RuleTableInput', {
        tournamentId: id,
        table: table.id,
        ruling: 'ENTER',
        finishes: finishes(table.seats),
      });
    }
  }

  it('show everything that the schema promises, to everybody who may see it', async () => {
    const id = await held();
    await must(ada, 'announce', 'AnnounceInput', { tournamentId: id, text: 'Lunch at noon.' });
    await must(ada, 'controlRoundClock', 'RoundClockInput', { tournamentId: id, round: 1, action: 'START', ms: 60000 });
    await must(ada, 'callJudge', 'CallJudgeInput', { tournamentId: id, table: '1.1.1', note: 'Here!' });
    await enterAll(id);
    await must(ada, 'draftRound', 'TournamentInput', { tournamentId: id });
    for (const client of [ada, bob, new ApiClient(server.url)]) {
      // Stages hold most of it: each of their fields is asked for on its own, or it would be too much at once.
      const stages = fieldsOf('TournamentStage').map((field) => ['stages', `stages { ${selectionOf(field)} }`] as const);
      const others = fieldsOf('Tournament').filter(({ name }) => name !== 'stages');
      for (const [name, selection] of [...stages, ...others.map((field) => [field.name, selectionOf(field)] as const)]) {
        const text = `query ($t: ID!) { tournament(tournamentId: $t) { ... on Tournament { ${selection} } } }`;
        const { data, errors } = await client.ask<{ tournament: Record<string, unknown> }>(text, { t: id });
        expect([selection, errors]).toEqual([selection, undefined]);
        if (name === 'draft') expect(data?.tournament.draft === null).toBe(client !== ada);
        if (name === 'announcements') expect(data?.tournament.announcements).toMatchObject([{ text: 'Lunch at noon.' }]);
      }
    }
    const { data, errors } = await bob.ask(
      `query ($t: ID!) { tournamentStandings(tournamentId: $t) { ... on TournamentStandings { ${everything(given(schema.getType('TournamentStandings')), 5)} } }
        tournamentHistory(tournamentId: $t, standingsOnly: true) { ... on TournamentHistory { moments { version at type stage round table } hasMore } }
        formatReliability { name formats bestWins } }`,
      { t: id },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      tournamentStandings: { stage: 1, groups: [{ rows: expect.arrayContaining([expect.objectContaining({ rank: 1, score: 10 })]) }] },
      tournamentHistory: { hasMore: false, moments: expect.arrayContaining([expect.objectContaining({ type: 'TableDecided' })]) },
    });
  });

  it('are held from the draft to the final, with previews and corrections', async () => {
    const id = await held();
    await enterAll(id);
    await must(ada, 'draftRound', 'TournamentInput', { tournamentId: id });
    const before = await ada.ask<{ tournament: { draft: { tables: { id: string; seats: { id: string }[] }[] } } }>(
      'query ($t: ID!) { tournament(tournamentId: $t) { ... on Tournament { draft { tables { id seats { id } } } } } }',
      { t: id },
    );
    const [one, other] = given(before.data).tournament.draft.tables.map(({ seats }) => given(seats[0]).id);
    const change = { swap: { one, other } };
    const preview = await ada.ask(
      `query ($t: ID!, $c: DraftChangeInput!) { previewDraftChange(tournamentId: $t, change: $c) { __typename
        ... on DraftChangePreview { consequences { kind table before after } draft { quality { rematches } } } } }`,
      { t: id, c: change },
    );
    expect(preview.data).toMatchObject({ previewDraftChange: { __typename: 'DraftChangePreview' } });
    await must(ada, 'changeRoundDraft', 'ChangeDraftInput', { tournamentId: id, change, reason: { code: 'OTHER', note: 'Brothers.' } });
    await must(ada, 'publishRound', 'TournamentInput', { tournamentId: id });
    await enterAll(id);
    const table = given((await see(ada, id)).stages[0]?.rounds[0]?.tables[0]);
    const corrected = finishes(table.seats.toReversed());
    const asked = await ada.ask<{ previewCorrection: { confirmation: string; consequences: { kind: string }[] } }>(
      `query ($t: ID!, $f: [FinishInput!]!) { previewCorrection(tournamentId: $t, table: "${table.id}", finishes: $f) { __typename
        ... on CorrectionPreview { confirmation needsRuling consequences { kind participant before after round out in } result { participant points } } } }`,
      { t: id, f: corrected },
    );
    expect(asked.errors).toBeUndefined();
    const { confirmation, consequences } = given(asked.data).previewCorrection;
    expect(consequences.map(({ kind }) => kind)).toContain('points');
    const correct = (more: object) => ({
      tournamentId: id,
      table: table.id,
      finishes: corrected,
      confirmation,
      reason: { code: 'WRONG_REPORT' },
      ...more,
    });
    expect(await ada.mutate('correctTableResult', 'CorrectResultInput', correct({ confirmation: 'no' }), answer)).toMatchObject({
      __typename: 'Refused',
      code: 'confirm-consequences',
    });
    await must(ada, 'correctTableResult', 'CorrectResultInput', correct({}));
    await must(ada, 'moveTournament', 'MoveTournamentInput', { tournamentId: id, to: 'ADVANCE_STAGE' });
    await must(ada, 'draftRound', 'TournamentInput', { tournamentId: id });
    await must(ada, 'publishRound', 'TournamentInput', { tournamentId: id });
    await enterAll(id);
    await must(ada, 'moveTournament', 'MoveTournamentInput', { tournamentId: id, to: 'FINISH' });
    const { data } = await bob.ask(
      `query ($t: ID!) { tournament(tournamentId: $t) { ... on Tournament { phase ranking { rank participant { id } }
        stages { bracket { kind nodes { id column row decided slots { participant { id } advances next } } } } } } }`,
      { t: id },
    );
    expect(data).toMatchObject({
      tournament: { phase: 'FINISHED', stages: [{ bracket: null }, { bracket: { kind: 'SINGLE', nodes: [{ decided: true }] } }] },
    });
  });

  it('take results from a phone that holds the slip of a table', async () => {
    const id = await held();
    const { data } = await ada.ask<{ resultSlips: { slips: { token: string; pin: string }[] } }>(
      'query ($t: ID!) { resultSlips(tournamentId: $t, stage: 1, round: 1) { __typename ... on ResultSlips { slips { token pin table { id } } } } }',
      { t: id },
    );
    const { token, pin } = given(data?.resultSlips.slips[0]);
    const phone = new ApiClient(server.url);
    const opened = await phone.ask<{ resultSlip: { table: { seats: { participant: { id: string } }[] } } }>(
      'query ($s: String!) { resultSlip(token: $s) { __typename ... on OpenedSlip { title reported { by } table { id number seats { participant { id name } } } } } }',
      { s: token },
    );
    const { seats } = given(opened.data).resultSlip.table;
    const [one, other] = seats.map(({ participant }) => participant.id);
    const report = { token, pin, by: one, finishes: finishes(seats) };
    const nobody = await phone.ask('mutation ($i: SlipReportInput!) { reportBySlip(input: $i) { __typename } }', {
      i: { commandId: 'c', ...report },
    });
    expect(nobody.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    await phone.mutate('playAsGuest', 'CommandInput', {}, '');
    await must(phone, 'reportBySlip', 'SlipReportInput', report);
    await must(phone, 'answerBySlip', 'SlipAnswerInput', { token, pin, by: other, agree: true });
    expect((await see(bob, id)).stages[0]?.rounds[0]?.tables[0]?.status).toBe('DECIDED');
    const wrong = await phone.mutate('callJudgeBySlip', 'SlipCallInput', { token, pin: '99999' }, answer);
    expect(wrong).toMatchObject({ __typename: 'Forbidden' });
  });

  it('are found by what they are, and followed live', async () => {
    const id = await create({}, [{ format: { kind: 'ROUND_ROBIN' } }]);
    const list = (client: ApiClient, filter: object) =>
      client.ask<{ tournaments: { totalCount: number; edges: { node: { id: string } }[] } }>(
        `query ($f: TournamentFilterInput, $p: Position) { tournaments(filter: $f, first: 50, minPosition: $p) { __typename ... on TournamentConnection { totalCount
          edges { cursor node { id title phase game venue formats participants createdAt startsAt league winner { id name player { id } } } } pageInfo { hasNextPage endCursor } } } }`,
        { f: filter, p: written },
      );
    const ids = async (client: ApiClient, filter: object) => {
      const { data, errors } = await list(client, filter);
      expect(errors).toBeUndefined();
      return given(data).tournaments.edges.map(({ node }) => node.id);
    };
    expect(await ids(bob, { phases: ['DRAFT'] })).toEqual([]);
    expect(await ids(ada, { phases: ['DRAFT'], mine: true, as: 'STAFF' })).toEqual([id]);
    const client = createClient({ url: `${server.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const text = 'subscription ($t: ID!) { tournamentChanged(tournamentId: $t, fromVersion: 1) { version changes { version type } } }';
    const hidden = client.iterate({ query: text, variables: { t: id } });
    expect((await hidden.next()).value).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    await must(ada, 'moveTournament', 'MoveTournamentInput', { tournamentId: id, to: 'OPEN_REGISTRATION' });
    const changes = client.iterate({ query: text, variables: { t: id } });
    expect((await changes.next()).value).toMatchObject({
      data: { tournamentChanged: { version: 1, changes: [{ type: 'RegistrationOpened' }] } },
    });
    await must(bob, 'enterTournament', 'TournamentInput', { tournamentId: id });
    expect((await changes.next()).value).toMatchObject({
      data: { tournamentChanged: { version: 2, changes: [{ type: 'ParticipantRegistered' }] } },
    });
    await client.dispose();
    const mine = await bob.mutate<{ position: string }>('enterTournament', 'TournamentInput', { tournamentId: id }, answer);
    expect(mine).toMatchObject({ __typename: 'Refused', code: 'already-entered' });
    expect(await ids(bob, { mine: true, phases: ['REGISTRATION'] })).toContain(id);
    expect(await ids(new ApiClient(server.url), { game: 'sample', phases: ['REGISTRATION'] })).toContain(id);
    expect(await ids(bob, { game: 'chess' })).toEqual([]);
  });

  it('are leagues, too', async () => {
    const made = await ada.mutate<{ leagueId: string }>(
      'createLeague',
      'CreateLeagueInput',
      {
        title: 'Liga',
        plan: {
          settings: { game: 'sample', options: { rounds: 2 } },
          stage: { format: { kind: 'LEAGUE', groupSize: 4, up: 1, down: 1 } },
          seasons: 1,
        },
      },
      '... on MadeLeague { leagueId } ... on Invalid { issues { path message } }',
    );
    const { leagueId } = made;
    await must(bob, 'joinLeague', 'LeagueInput', { leagueId });
    await must(bob, 'leaveLeague', 'LeaveLeagueInput', { leagueId });
    await must(ada, 'enterLeague', 'EnterLeagueInput', {
      leagueId,
      entries: [1, 2, 3, 4].map((n) => ({ bot: 'random', name: `Bot ${n}` })),
    });
    const forbidden = await bob.mutate('openSeason', 'LeagueInput', { leagueId }, '');
    expect(forbidden).toMatchObject({ __typename: 'Forbidden' });
    const opened = await ada.mutate<{ tournamentId: string }>(
      'openSeason',
      'LeagueInput',
      { leagueId },
      '... on OpenedSeason { tournamentId version }',
    );
    const text = `query ($l: ID!) { league(leagueId: $l) { __typename ... on League { ${everything(given(schema.getType('League')), 5)} } } }`;
    for (let attempt = 0; ; attempt++) {
      const { data, errors } = await bob.ask<{ league: { ended: boolean; seasons: { tournament: string; moves: object[] | null }[] } }>(
        text,
        { l: leagueId },
      );
      expect(errors).toBeUndefined();
      if (given(data).league.ended) {
        expect(given(data).league.seasons).toMatchObject([{ tournament: opened.tournamentId, moves: expect.any(Array) }]);
        break;
      }
      if (attempt > 400) throw new Error('the league does not end');
      await new Promise((resolveLater) => setTimeout(resolveLater, 25));
    }
    // The list follows the log after a moment.
    for (let attempt = 0; attempt < 100; attempt++) {
      const { data } = await bob.ask<{ leagues: { edges: { node: { id: string; ended: boolean } }[] } }>(
        '{ leagues { ... on LeagueConnection { totalCount edges { node { id title seasons ended } } } } }',
      );
      const [edge] = given(data).leagues.edges;
      if (edge?.node.ended === true) {
        expect(edge.node).toEqual({ id: leagueId, title: 'Liga', seasons: 1, ended: true });
        return;
      }
      await new Promise((resolveLater) => setTimeout(resolveLater, 25));
    }
    throw new Error('the list of leagues does not follow');
  });
});
