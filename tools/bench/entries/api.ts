import { sightOf } from '@kronika-tests/support';
import { Audience, openSocket, p99, subscribedSocket } from '../api/audience';
import { graphqlRequest, opened, type RawClient, requestsPerSecond } from '../api/http-load';
import { EndlessPlay, PlayedGame, players, versionWritten } from '../api/played-games';
import { bareServer, once, ourServer } from '../api/servers';
import { bytesOfMoves } from '../api/stored-bytes';
import type { BenchEntry } from '../entry';

const connections = 16;
const loadMilliseconds = 1_000;
const movesBeforeView = 60;
const movesARun = 60;
const subscribers = 1_000;
const broadcastsARun = 10;

const helloQuery = '{ health { status version } }';
const viewQuery = `query ($gameId: ID!) { game(gameId: $gameId) { ... on GameSight { version view toAct { id seat } legalMoves } } }`;
const eventsQuery = `subscription ($gameId: ID!, $fromVersion: Int!) { gameEvents(gameId: $gameId, fromVersion: $fromVersion) { events } }`;

/** Does something with a connection of its own: a server closes one that was idle for some seconds. */
async function withClient<Done>(url: string, work: (client: RawClient) => Promise<Done>): Promise<Done> {
  const { hostname, port } = new URL(url);
  const client = await opened(hostname, Number(port));
  try {
    return await work(client);
  } finally {
    client.close();
  }
}

function askOnce(url: string, request: Buffer): Promise<Buffer> {
  return withClient(url, (client) => client.ask(request));
}

/** How many a second it would be if nothing lay between them: only the requests are timed, not what prepares them. */
function askedPerSecond(url: string, count: number, next: () => Promise<Buffer>, check: (answer: Buffer) => void): Promise<number> {
  return withClient(url, async (client) => {
    let milliseconds = 0;
    for (let asked = 0; asked < count; asked++) {
      const request = await next();
      const began = performance.now();
      const answer = await client.ask(request);
      milliseconds += performance.now() - began;
      check(answer);
    }
    return (count / milliseconds) * 1000;
  });
}

/** An answer that is an error is quick, too: the first one is looked at. */
async function load(url: string, request: Buffer): Promise<number> {
  const { data, errors } = JSON.parse((await askOnce(url, request)).toString()) as { readonly data?: unknown; readonly errors?: unknown };
  if (data === undefined || errors !== undefined) throw new Error(JSON.stringify(errors));
  return requestsPerSecond(url, request, connections, loadMilliseconds);
}

const hello: BenchEntry = {
  id: 'api.hello',
  unit: 'requests/s',
  ours: {
    run: async () => {
      const { url } = await ourServer();
      return load(url, graphqlRequest(url, { query: helloQuery }));
    },
  },
  peer: {
    name: 'bare Nest + Apollo',
    run: async () => {
      const { url } = await bareServer();
      return load(url, graphqlRequest(url, { query: helloQuery }));
    },
  },
  bars: { toPeer: 0.9 },
};

/** A game in its middle, as the one who is to act asks for it. */
const viewRequest = once(async () => {
  const game = await PlayedGame.start();
  for (let move = 0; move < movesBeforeView; move++) {
    const { person, request } = await game.mustMove();
    versionWritten(await askOnce(person.url, request));
  }
  const { url, cookieHeader } = (await game.mustMove()).person;
  const request = graphqlRequest(url, { query: viewQuery, variables: { gameId: game.id } }, cookieHeader);
  return { gameId: game.id, url, request };
});

/** The bare server is taught the same answer. */
const constantRequest = once(async () => {
  const [{ url }, ours] = [await bareServer(), await viewRequest()];
  const answer = await askOnce(ours.url, ours.request);
  const { data } = JSON.parse(answer.toString()) as { readonly data: { readonly game: unknown } };
  const query = 'mutation ($value: JSON!) { setConstant(value: $value) }';
  await askOnce(url, graphqlRequest(url, { query, variables: { value: data.game } }));
  return { url, request: graphqlRequest(url, { query: '{ constant }' }) };
});

const gameView: BenchEntry = {
  id: 'api.game-view',
  unit: 'requests/s',
  ours: {
    run: async () => {
      const { url, request } = await viewRequest();
      return load(url, request);
    },
  },
  peer: {
    name: 'constant resolver, same JSON',
    run: async () => {
      const { url, request } = await constantRequest();
      return load(url, request);
    },
  },
  bars: { toPeer: 0.5 },
};

const play = once(() => EndlessPlay.start(4));

const durableMove: BenchEntry = {
  id: 'api.move',
  unit: 'moves/s',
  ours: {
    run: async () => {
      const [{ url }, games] = [await ourServer(), await play()];
      return askedPerSecond(url, movesARun, async () => (await games.nextMove()).request, versionWritten);
    },
  },
  peer: {
    name: 'bare append, same bytes',
    run: async () => {
      const [{ url }, { dataFolder }, { gameId }] = [await bareServer(), await ourServer(), await viewRequest()];
      const query = 'mutation ($bytes: String!) { append(bytes: $bytes) }';
      const request = graphqlRequest(url, { query, variables: { bytes: 'x'.repeat(bytesOfMoves(dataFolder, gameId)) } });
      return askedPerSecond(
        url,
        movesARun,
        () => Promise.resolve(request),
        () => undefined,
      );
    },
  },
  bars: { toPeer: 0.3 },
};

/** A game with a thousand spectators: makes a move and answers with when they were told, and with what. */
const watchedGame = once(async () => {
  const [game, { url }, [owner]] = [await PlayedGame.start(), await ourServer(), await players()];
  if (owner === undefined) throw new Error('Nobody is there to play');
  const variables = { gameId: game.id, fromVersion: (await sightOf(owner, game.id)).version + 1 };
  const audience = await Audience.of(subscribers, () => subscribedSocket(url, eventsQuery, variables));
  return async () => {
    const { request } = await game.mustMove();
    return withClient(url, async (client) => {
      let answer: Promise<Buffer> = Promise.resolve(Buffer.alloc(0));
      const heard = await audience.hears(() => {
        answer = client.ask(request);
      });
      const last = `"version":${versionWritten(await answer)}`;
      // A message without the move's last event would have been timed too soon.
      if (!heard.messages.every((message) => message.includes(last))) throw new Error(`No ${last} in ${String(heard.messages[0])}`);
      return heard;
    });
  };
});

const bareAudience = once(async () => {
  const { broadcast } = await bareServer();
  return Audience.of(subscribers, () => openSocket(broadcast));
});

let lengthOfMessages = 0;

const manySubscribers: BenchEntry = {
  id: 'api.subscribers',
  unit: 'ms',
  ours: {
    run: async () => {
      const makeMove = await watchedGame();
      const times: number[] = [];
      for (let move = 0; move < broadcastsARun; move++) {
        const heard = await makeMove();
        times.push(...heard.times);
        lengthOfMessages = Math.max(lengthOfMessages, heard.messages[0]?.length ?? 0);
      }
      return p99(times);
    },
  },
  peer: {
    name: 'bare ws broadcast',
    run: async () => {
      const audience = await bareAudience();
      const times: number[] = [];
      for (let message = 0; message < broadcastsARun; message++) {
        times.push(...(await audience.hears(() => audience.say('x'.repeat(lengthOfMessages)))).times);
      }
      return p99(times);
    },
  },
  bars: { toPeer: 2 },
  lowerIsBetter: true,
};

const entries: BenchEntry[] = [hello, gameView, durableMove, manySubscribers];

export default entries;
