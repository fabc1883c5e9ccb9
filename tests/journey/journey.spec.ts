import { ApiClient, Person, ServerProcess, sightOf } from '@kronika-tests/support';
import { Follower } from './follower';

const names = ['Ania', 'Borys', 'Czesia', 'Darek'] as const;
const written = '... on Written { version position }';

interface Tournament {
  readonly phase: string;
  readonly version: number;
  readonly mine: { readonly participant: { readonly id: string } | null };
  readonly stages: readonly { readonly rounds: readonly { readonly complete: boolean; readonly tables: readonly Table[] }[] }[];
}
interface SeatMoves {
  readonly seat: number;
  readonly moves: readonly unknown[];
}
interface Table {
  readonly id: string;
  readonly games: readonly string[];
  readonly status: string;
}

/** One story from the first account to the game on another server, over HTTP and WebSocket only. Each chapter goes on where the last one ended. */
describe('four people, a tournament and a game', () => {
  let server: ServerProcess;
  let other: ServerProcess;
  let people: Person[];
  let organiser: Person;
  let tournamentId: string;
  let gameId: string;
  let spectator: Follower;

  beforeAll(async () => {
    const environment = { KRONIKA_BUDGET: 'off', KRONIKA_JOURNAL: 'errors' };
    server = await ServerProcess.start({ environment });
    other = await ServerProcess.start({ environment });
  });
  afterAll(async () => {
    await spectator.cut();
    await server.stop();
    await other.stop();
  });

  async function tournament(who: ApiClient = organiser): Promise<Tournament> {
    const text = `query ($id: ID!) { tournament(tournamentId: $id) { ... on Tournament { phase version mine { participant { id } }
      stages { rounds { complete tables { id games status } } } } } }`;
    return (await who.query<{ tournament: Tournament }>(text, { id: tournamentId })).tournament;
  }

  async function until<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
    for (let tries = 0; tries < 200; tries++) {
      const found = await look();
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('It did not come about');
  }

  it('register', async () => {
    people = [];
    for (const name of names) people.push(await Person.register(server.url, name));
    organiser = people[0]!;
    const { me } = await organiser.query<{ me: { player: { name: string } } }>('{ me { player { name } } }');
    expect(me.player.name).toBe('Ania');
  });

  it('create a tournament, enter it and check in', async () => {
    const made = await organiser.command<{ tournamentId: string }>(
      'createTournament',
      'CreateTournamentInput',
      {
        title: 'Puchar Próby',
        settings: { game: 'fifty-first-state', checkIn: true, options: {} },
        stages: [{ format: { kind: 'TABLE_SWISS', rounds: 1, sizes: { preferred: 4, allowed: [4] } } }],
      },
      '... on MadeTournament { tournamentId }',
    );
    tournamentId = made.tournamentId;
    await organiser.command('moveTournament', 'MoveTournamentInput', { tournamentId, to: 'OPEN_REGISTRATION' }, written);
    for (const person of people) await person.command('enterTournament', 'TournamentInput', { tournamentId }, written);
    await organiser.command('moveTournament', 'MoveTournamentInput', { tournamentId, to: 'OPEN_CHECK_IN' }, written);
    for (const person of people) {
      const { mine } = await tournament(person);
      const input = { tournamentId, participant: mine.participant?.id, change: 'CHECK_IN' };
      await person.command('changeParticipantStatus', 'ChangeParticipantStatusInput', input, written);
    }
    await organiser.command('startTournament', 'StartTournamentInput', { tournamentId }, written);
    await organiser.command('draftRound', 'TournamentInput', { tournamentId }, written);
    await organiser.command('publishRound', 'TournamentInput', { tournamentId }, written);
    gameId = await until(async () => (await tournament()).stages[0]?.rounds[0]?.tables[0]?.games[0]);
    expect((await tournament()).phase).toBe('RUNNING');
  });

  it('see nothing of each other’s hands, and nobody else does', async () => {
    const sights = await Promise.all(people.map((person) => sightOf(person, gameId)));
    expect(new Set(sights.map(({ seat }) => seat))).toEqual(new Set([0, 1, 2, 3]));
    const views = sights.map(({ view }) => JSON.stringify(view));
    expect(new Set(views).size).toBe(4);
    const stranger = await sightOf(new ApiClient(server.url), gameId);
    expect(stranger.seat).toBeNull();
    expect(views).not.toContain(JSON.stringify(stranger.view));
  });

  it('play to the end, with a take-back, watched by a spectator whose line is cut on the way', async () => {
    spectator = new Follower(new ApiClient(server.url), gameId);
    spectator.follow();
    const seats = new Map<number, Person>();
    for (const person of people) seats.set((await sightOf(person, gameId)).seat ?? -1, person);
    let tookBack = false;
    let moves = 0;
    for (; moves < 3000; moves++) {
      const { toAct } = await sightOf(people[moves % 4]!, gameId);
      const decision = toAct[0];
      if (decision === undefined) break;
      const person = seats.get(decision.seat)!;
      const { legalMoves } = await sightOf(person, gameId);
      const move = legalMoves[(moves * 7) % legalMoves.length];
      await person.command('playMove', 'PlayMoveInput', { gameId, decisionId: decision.id, move }, written);
      const after = tookBack ? undefined : await sightOf(person, gameId);
      if (after !== undefined && after.takeBackTargets.length > 0 && moves > 5) {
        await person.command('takeBack', 'TakeBackInput', { gameId }, written);
        expect((await sightOf(person, gameId)).version).toBe(after.version + 1);
        tookBack = true;
      }
      if (moves === 40) await spectator.cut();
      if (moves === 60) spectator.follow();
    }
    expect(tookBack).toBe(true);
    expect(moves).toBeGreaterThan(80);
    const { version, released } = await until(async () => {
      const sight = await sightOf(organiser, gameId);
      return sight.released ? sight : undefined;
    });
    expect(released).toBe(true);
    await spectator.has(version);
    expect(spectator.versions).toEqual(Array.from({ length: version + 1 }, (_, at) => at));
  });

  it('finish the stage by themselves, and find standings, ratings and statistics changed', async () => {
    await until(async () => ((await tournament()).stages[0]?.rounds[0]?.complete === true ? true : undefined));
    const standings = await organiser.query<{ tournamentStandings: { groups: { rows: { rank: number; score: number }[] }[] } }>(
      'query ($id: ID!) { tournamentStandings(tournamentId: $id) { ... on TournamentStandings { groups { rows { rank score } } } } }',
      { id: tournamentId },
    );
    const rows = standings.tournamentStandings.groups[0]!.rows;
    expect(rows).toHaveLength(4);
    expect(rows[0]!.score).toBeGreaterThan(rows[3]!.score);
    await organiser.command('moveTournament', 'MoveTournamentInput', { tournamentId, to: 'FINISH' }, written);
    expect((await tournament()).phase).toBe('FINISHED');
    const board = await until(async () => {
      const { leaderboard } = await organiser.query<{ leaderboard: { edges?: { node: { games: number } }[] } }>(
        '{ leaderboard(board: "fifty-first-state", provisional: true) { ... on RankedPlayerConnection { edges { node { games player { name } value } } } } }',
      );
      return leaderboard.edges?.length === 4 ? leaderboard.edges : undefined;
    });
    expect(board.map(({ node }) => node.games)).toEqual([1, 1, 1, 1]);
    const { statistics } = await organiser.query<{ statistics: { rows: { figure: { value: number; sampleSize: number } }[] } }>(
      `{ statistics(game: "fifty-first-state", measure: { kind: WINS }, groupBy: [{ kind: SEAT }]) {
        ... on StatisticsTable { rows { figure { value sampleSize low high } } } } }`,
    );
    expect(statistics.rows).toHaveLength(4);
    expect(statistics.rows.every(({ figure }) => figure.sampleSize === 1)).toBe(true);
  });

  it('annotate it, and branch a variation off', async () => {
    const [, reviewer] = people;
    const { annotationId } = await reviewer!.command<{ annotationId: string }>(
      'annotate',
      'AnnotateInput',
      {
        subject: { kind: 'GAME', id: gameId },
        version: 100,
        markdown: 'Here the **deal** was worth more.',
        glyph: 'DUBIOUS',
        visibility: 'PUBLIC',
      },
      '... on WrittenAnnotation { annotationId }',
    );
    const { annotationsOfGame } = await new ApiClient(server.url).query<{ annotationsOfGame: unknown }>(
      'query ($id: ID!) { annotationsOfGame(gameId: $id) { __typename ... on AnnotationConnection { edges { node { id } } } } }',
      { id: gameId },
    );
    expect(JSON.stringify(annotationsOfGame)).toContain(annotationId);

    const { variationId } = await reviewer!.command<{ variationId: string }>(
      'startVariation',
      'StartVariationInput',
      { from: { kind: 'GAME', id: gameId }, version: 60, chance: 'FRESH', visibility: 'PUBLIC' },
      '... on WrittenVariation { variationId }',
    );
    for (let moves = 0; moves < 5; moves++) {
      const { variation } = await reviewer!.query<{ variation: { toAct: { seat: number; id: string }[]; legalMoves: SeatMoves[] } }>(
        'query ($id: ID!) { variation(variationId: $id) { ... on Variation { toAct { seat id } legalMoves { seat moves } } } }',
        { id: variationId },
      );
      const { seat, id } = variation.toAct[0]!;
      const move = variation.legalMoves.find((one) => one.seat === seat)?.moves[0];
      const input = { variationId, seat, decisionId: id, move };
      await reviewer!.command('playVariationMove', 'PlayVariationMoveInput', input, '__typename');
    }
  });

  it('export the game, verify it, and bring it into another server', async () => {
    const { verifyGame } = await organiser.query<{ verifyGame: { verdict: string } }>(
      'query ($id: ID!) { verifyGame(gameId: $id) { ... on GameVerdict { verdict } } }',
      { id: gameId },
    );
    expect(verifyGame.verdict).toBe('verified');
    const { gameFile } = await organiser.query<{ gameFile: { text: string } }>(
      'query ($id: ID!) { gameFile(gameId: $id) { ... on GameFile { name text } } }',
      { id: gameId },
    );
    const elsewhere = await Person.register(other.url, 'Ewa');
    const imported = await elsewhere.command<{ gameId: string }>(
      'importGame',
      'ImportGameInput',
      { file: gameFile.text },
      '... on ImportedGame { gameId }',
    );
    expect(imported.gameId).not.toBe(gameId);
    const [here, there] = [await sightOf(new ApiClient(server.url), gameId), await sightOf(elsewhere, imported.gameId)];
    expect(there.view).toEqual(here.view);
    const changed = gameFile.text.replace('"seat":0', '"seat":1');
    await expect(elsewhere.command('importGame', 'ImportGameInput', { file: changed }, '__typename')).rejects.toThrow(/importGame/);
  });
});
