import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '@kronika/runtime';
import { createClient } from 'graphql-ws';
import { type RunningServer, startServer } from './server';
import { ApiClient } from './testing/api-client';

const product = { webRoot: join(tmpdir(), 'kronika-no-page'), version: '0.0.0-test' };
const list = `query ($g: ID!, $l: [String!]! = []) { annotationsOfGame(gameId: $g, links: $l) { __typename
  ... on AnnotationConnection { totalCount edges { node { id version depth glyph html tags author { name } visibility marks { target } } } } } }`;

describe('annotations over the API', () => {
  let folder: string;
  let server: RunningServer;
  let ada: ApiClient;
  let bob: ApiClient;
  let gameId: string;
  /** The version at which somebody has to act. */
  let begun: number;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kronika-annotations-'));
    server = await startServer(readSettings({ PORT: '0', KRONIKA_DATA: folder, KRONIKA_TEST_GAMES: 'on', KRONIKA_DEMO: 'off' }), product);
    [ada, bob] = [new ApiClient(server.url), new ApiClient(server.url)];
    await ada.register('Ada');
    await bob.register('Bob');
    gameId = await playedGame();
    const { data } = await ada.ask<{ game: { version: number } }>('query ($g: ID!) { game(gameId: $g) { ... on GameSight { version } } }', {
      g: gameId,
    });
    begun = data?.game.version ?? 0;
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function playedGame(): Promise<string> {
    const opened = await ada.mutate<{ tableId: string }>(
      'openTable',
      'OpenTableInput',
      { game: 'sample', options: {}, seats: 2, nonce: '00'.repeat(16) },
      '... on TableWritten { tableId }',
    );
    await ada.mutate('seatBot', 'SeatBotInput', { tableId: opened.tableId, bot: 'random' }, '');
    return opened.tableId;
  }
  const subject = () => ({ kind: 'GAME', id: gameId });
  const annotate = (client: ApiClient, input: object) =>
    client.mutate<{ __typename: string; annotationId: string; link: string | null }>(
      'annotate',
      'AnnotateInput',
      { subject: subject(), version: 1, ...input },
      '... on WrittenAnnotation { annotationId link }',
    );
  async function read(client: ApiClient, links: readonly string[] = []): Promise<{ readonly node: Record<string, unknown> }[]> {
    const { data } = await client.ask<{ annotationsOfGame: { edges: { node: Record<string, unknown> }[] } }>(list, { g: gameId, l: links });
    return data?.annotationsOfGame.edges ?? [];
  }

  it("are their author's alone while the game runs, and everybody's after it", async () => {
    const anonymous = new ApiClient(server.url);
    const marks = [{ shape: 'CIRCLE', colour: 'RED', target: 'seat1.hand[0]' }];
    await annotate(ada, { glyph: 'BLUNDER', markdown: '**no** <b>', tags: ['Opening'], visibility: 'PUBLIC', marks });
    expect(await read(bob)).toEqual([]);
    expect(await annotate(bob, { version: 10_000, markdown: 'x' })).toEqual({ __typename: 'NotFound' });
    await ada.mutate('resign', 'ResignInput', { gameId }, '');
    for (const client of [ada, bob, anonymous]) {
      expect(await read(client)).toMatchObject([
        {
          node: {
            version: 1,
            glyph: 'BLUNDER',
            html: '<p><strong>no</strong> &lt;b&gt;</p>',
            tags: ['opening'],
            author: { name: 'Ada' },
            visibility: 'PUBLIC',
            marks: [{ target: 'seat1.hand[0]' }],
          },
        },
      ]);
    }
    const refused = await anonymous.ask('mutation ($i: AnnotateInput!) { annotate(input: $i) { __typename } }', {
      i: { commandId: 'x', subject: subject(), version: 1, markdown: 'x' },
    });
    expect(refused.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  it('come live, and open by link', async () => {
    const socket = createClient({ url: `${server.url.replace('http', 'ws')}/graphql`, retryAttempts: 0 });
    const text = 'subscription ($g: ID!) { annotationsLive(gameId: $g) { annotations { markdown } } }';
    const live = socket.iterate<{ annotationsLive: { annotations: { markdown: string }[] } }>({ query: text, variables: { g: gameId } });
    expect((await live.next()).value).toMatchObject({ data: { annotationsLive: { annotations: [{ markdown: '**no** <b>' }] } } });
    const { link } = await annotate(ada, { markdown: 'hidden', visibility: 'LINK' });
    await annotate(bob, { markdown: 'seen', visibility: 'PUBLIC' });
    expect((await live.next()).value).toMatchObject({ data: { annotationsLive: { annotations: [{}, { markdown: 'seen' }] } } });
    await socket.dispose();
    expect(await read(bob)).toHaveLength(2);
    expect(await read(bob, [link ?? ''])).toHaveLength(3);
  });

  it('belong to studies and variations, which are read back at once', async () => {
    const made = await ada.mutate<{ studyId: string; position: string }>(
      'createStudy',
      'CreateStudyInput',
      { title: 'Otwarcia', visibility: 'PUBLIC' },
      '... on WrittenStudy { studyId position }',
    );
    const chapter = { studyId: made.studyId, name: 'Pierwszy ruch', subject: subject(), version: 2 };
    const added = await ada.mutate<{ position: string }>('addChapter', 'AddChapterInput', chapter, '... on WrittenStudy { position }');
    const studies = `query ($p: Position!, $s: AnnotatedInput!) { studies(subject: $s, minPosition: $p) { ... on StudyConnection {
      edges { node { title chapters { name version } members { role player { name } } } } } } }`;
    expect(await bob.ask(studies, { p: added.position, s: subject() })).toMatchObject({
      data: {
        studies: {
          edges: [
            {
              node: {
                title: 'Otwarcia',
                chapters: [{ name: 'Pierwszy ruch', version: 2 }],
                members: [{ role: 'OWNER', player: { name: 'Ada' } }],
              },
            },
          ],
        },
      },
    });

    const started = await bob.mutate<{ variationId: string; version: number }>(
      'startVariation',
      'StartVariationInput',
      { from: subject(), version: begun, visibility: 'PUBLIC', chance: 'FRESH' },
      '... on WrittenVariation { variationId version }',
    );
    const see = `query ($v: ID!) { variation(variationId: $v) { ... on Variation {
      version lastVersion view events legalMoves { seat moves } toAct { seat id } author { name } chance } } }`;
    const look = async () => {
      const { data, errors } = await ada.ask<{
        variation: { lastVersion: number; events: unknown[]; legalMoves: { seat: number; moves: unknown[] }[] };
      }>(see, {
        v: started.variationId,
      });
      return data?.variation ?? fail(errors);
    };
    const [first] = (await look()).legalMoves;
    const move = { variationId: started.variationId, seat: first?.seat ?? 0, move: first?.moves[0] ?? null };
    const played = await bob.mutate<{ version: number; position: string }>(
      'playVariationMove',
      'PlayVariationMoveInput',
      move,
      '... on WrittenVariation { version position }',
    );
    expect(await ada.mutate('playVariationMove', 'PlayVariationMoveInput', move, '')).toEqual({ __typename: 'Forbidden' });
    expect(await look()).toMatchObject({ lastVersion: played.version, chance: 'FRESH', author: { name: 'Bob' } });
    expect((await look()).events).toHaveLength(played.version - begun);
    const tree =
      'query ($g: ID!, $p: Position!) { variationTree(gameId: $g, minPosition: $p) { ... on VariationTree { variations { variationId fromVersion } } } }';
    expect(await ada.ask(tree, { g: gameId, p: played.position })).toEqual({
      data: { variationTree: { variations: [{ variationId: started.variationId, fromVersion: begun }] } },
    });
  });
});

function fail(errors: unknown): never {
  throw new Error(JSON.stringify(errors));
}
