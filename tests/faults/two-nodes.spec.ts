import { randomInt, randomUUID } from 'node:crypto';
import { Person, playSomething, ServerProcess, sightOf, StandInProcess, startGame } from '@kronika-tests/support';

const written = '... on Written { version }';

/** Two servers that share nothing but a log (the stand-in for EventStoreDB): whatever is sent to either, they agree. */
describe('two nodes on one log', () => {
  let standIn: StandInProcess;
  let nodes: ServerProcess[];
  let people: Person[];

  beforeAll(async () => {
    standIn = await StandInProcess.start();
    const environment = {
      KRONIKA_LOG: standIn.connection,
      KRONIKA_TEST_GAMES: 'on',
      KRONIKA_BUDGET: 'off',
      KRONIKA_JOURNAL: 'errors',
      KRONIKA_BOT_PACE: '0',
    };
    nodes = [await ServerProcess.start({ environment }), await ServerProcess.start({ environment })];
    people = [await Person.register(nodes[0]!.url, 'Left'), await Person.register(nodes[1]!.url, 'Right')];
    for (const person of people) await until(async () => (await Promise.all(nodes.map(({ url }) => knows(person.at(url))))).every(Boolean));
  });
  afterAll(async () => {
    for (const node of nodes) await node.stop();
    await standIn.stop();
  });

  async function knows(person: Person): Promise<boolean> {
    const { me } = await person.query<{ me: unknown }>('{ me { player { id } } }').catch(() => ({ me: null }));
    return me !== null;
  }

  async function until(isSo: () => Promise<boolean>): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      if (await isSo()) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('It did not come about');
  }

  const somewhere = (person: Person): Person => person.at(nodes[randomInt(2)]!.url);

  it('take commands anywhere, answer rivals with types, and tell each other’s viewers', async () => {
    const gameId = await startGame(people, 'sample');
    const heard: unknown[] = [];
    const live = people[0]!.at(nodes[1]!.url).live();
    live.subscribe(
      { query: 'subscription ($id: ID!) { gameEvents(gameId: $id) { events } }', variables: { id: gameId } },
      {
        next: ({ data }) => void heard.push(...((data as { gameEvents?: { events: unknown[] } } | null)?.gameEvents?.events ?? [])),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    let rivals = 0;
    for (let moved = true; moved;) {
      moved = false;
      for (const person of people) {
        const { seat, toAct, legalMoves } = await sightOf(person, gameId);
        const decision = toAct.find((one) => one.seat === seat);
        if (decision === undefined || legalMoves.length === 0) continue;
        // The same decision answered on both nodes at once, by two commands: one is done, the other learns that it came too late.
        const text = `mutation ($input: PlayMoveInput!) { playMove(input: $input) { __typename } }`;
        const answers = await Promise.all(
          nodes.map(({ url }, index) => {
            const input = { commandId: randomUUID(), gameId, decisionId: decision.id, move: legalMoves[index % legalMoves.length] };
            return person.at(url).query<{ playMove: { __typename: string } }>(text, { input });
          }),
        );
        const types = answers.map(({ playMove }) => playMove.__typename).sort();
        expect(types).toContain('Written');
        expect(['Conflict', 'NotYourTurn', 'IllegalMove']).toContain(types[0]);
        rivals++;
        moved = true;
      }
    }
    expect(rivals).toBeGreaterThan(3);
    await until(async () => (await sightOf(people[1]!, gameId)).released);
    const { version } = await sightOf(people[1]!, gameId);
    await until(() => Promise.resolve(heard.length === version + 1));
    await live.dispose();
  });

  it('run managers once in effect, and end with equal read models', async () => {
    const organiser = people[0]!;
    const { tournamentId } = await organiser.command<{ tournamentId: string }>(
      'createTournament',
      'CreateTournamentInput',
      {
        title: 'On two nodes',
        settings: { game: 'sample', autopilot: true, rated: false, options: {} },
        stages: [{ format: { kind: 'SWISS', rounds: 2 } }],
      },
      '... on MadeTournament { tournamentId }',
    );
    await organiser.command('moveTournament', 'MoveTournamentInput', { tournamentId, to: 'OPEN_REGISTRATION' }, written);
    const entries = Array.from({ length: 4 }, (_, i) => ({ bot: 'random', name: `Bot ${i + 1}` }));
    await organiser.command('registerParticipants', 'RegisterParticipantsInput', { tournamentId, entries }, '__typename');
    await organiser.command('startTournament', 'StartTournamentInput', { tournamentId }, written);
    const gameId = await startGame(people, 'sample');
    for (let moves = 0; moves < 6; moves++)
      for (const person of people) await playSomething(somewhere(person), gameId, randomInt).catch(() => false);

    const state = `query ($id: ID!) { tournament(tournamentId: $id) { ... on Tournament { phase stages { rounds { tables { games sources { game } } } } } } }`;
    interface State {
      readonly tournament: { phase: string; stages: { rounds: { tables: { games: string[]; sources: unknown[] }[] }[] }[] };
    }
    await until(async () => (await organiser.query<State>(state, { id: tournamentId })).tournament.phase === 'FINISHED');
    const { tournament } = await organiser.query<State>(state, { id: tournamentId });
    const tables = tournament.stages.flatMap(({ rounds }) => rounds).flatMap((round) => round.tables);
    expect(tables).toHaveLength(4);
    for (const { games, sources } of tables) expect([games.length, sources.length]).toEqual([1, 1]);

    const everything = `{ games(first: 100) { ... on ListedGameConnection { totalCount edges { node { gameId state moves rounds } } } }
      tournaments { ... on TournamentConnection { totalCount edges { node { id phase } } } }
      statistics(game: "sample", measure: { kind: WINS }, groupBy: [{ kind: SEAT }]) { ... on StatisticsTable { rows { keys figure { value sampleSize } } } } }`;
    const modelsOf = (node: ServerProcess) => organiser.at(node.url).query(everything);
    await until(async () => JSON.stringify(await modelsOf(nodes[0]!)) === JSON.stringify(await modelsOf(nodes[1]!)));
    expect(JSON.stringify(await modelsOf(nodes[0]!))).toContain(tournamentId);
  });
});
