import { ApiClient, type GraphQLAnswer, type Person, sightOf, type WalkedOperation } from '@kronika-tests/support';
import { masked } from './masked';
import { queriesAbout, subscriptionsAbout } from './questions';
import { openTwins, type Pair, type World } from './world';

export interface Comparison {
  readonly pairs: number;
  readonly answers: number;
  /** Answers with data in them: a comparison of refusals alone would prove nothing. */
  readonly told: number;
  readonly frames: number;
  readonly moves: number;
  readonly hiddenMoves: number;
  readonly disclosures: number;
  readonly leaks: readonly string[];
}

type Counts = Record<Exclude<keyof Comparison, 'leaks'>, number> & { readonly leaks: string[] };

interface Twins {
  readonly a: readonly Person[];
  readonly b: readonly Person[];
  readonly strangers: readonly [ApiClient, ApiClient];
}

const followed = 6;

/**
 * Asks both servers everything that can be asked, as each pair's viewer, then plays on in both and compares again. Whatever differs before a card was
 * shown to the viewer is a leak.
 */
export async function compareTwins(
  world: World,
  pick: (n: number) => number,
  options: { readonly plant?: string; readonly onPair?: (done: number) => void } = {},
): Promise<Comparison> {
  const counts: Counts = { pairs: 0, answers: 0, told: 0, frames: 0, moves: 0, hiddenMoves: 0, disclosures: 0, leaks: [] };
  const servers = await openTwins(world, options.plant);
  try {
    const twins: Twins = {
      a: world.people.map((person) => person.at(servers.a.url)),
      b: world.people.map((person) => person.at(servers.b.url)),
      strangers: [new ApiClient(servers.a.url), new ApiClient(servers.b.url)],
    };
    // Everything first: once cards have been shown, games may go different ways, and lists of games with them.
    for (const pair of world.pairs) await compareAnswers(viewersOf(twins, pair), queriesAbout(pair, world.finished), pair, counts);
    for (const pair of world.pairs) {
      await followPair(twins, pair, pick, counts);
      counts.pairs++;
      options.onPair?.(counts.pairs);
    }
    return counts;
  } finally {
    await servers.close();
  }
}

function viewersOf({ a, b, strangers }: Twins, { viewer }: Pair): readonly [ApiClient, ApiClient] {
  return viewer === undefined ? strangers : [a[viewer]!, b[viewer]!];
}

async function followPair(twins: Twins, pair: Pair, pick: (n: number) => number, counts: Counts): Promise<void> {
  const viewers = viewersOf(twins, pair);
  const listening = listen(viewers, pair);
  for (let move = 0; move < followed; move++) {
    await listening.settle();
    const played = await playBoth(twins, pair, pick, counts);
    if (!played) break;
    if (await disclosed(viewers, pair, counts)) {
      counts.disclosures++;
      compareFrames(await listening.stop('as settled'), pair, counts);
      return;
    }
  }
  const aboutIt = queriesAbout(pair, pair.gameId).filter(({ variables }) => Object.values(variables).includes(pair.gameId));
  await compareAnswers(viewers, aboutIt, pair, counts);
  compareFrames(await listening.stop('all'), pair, counts);
}

async function compareAnswers(
  viewers: readonly [ApiClient, ApiClient],
  operations: readonly WalkedOperation[],
  pair: Pair,
  counts: Counts,
): Promise<void> {
  for (const { name, text, variables } of operations) {
    const [a, b] = await Promise.all(viewers.map((viewer) => viewer.ask(text, variables)));
    counts.answers++;
    if (hasData(a)) counts.told++;
    if (masked(a) !== masked(b)) counts.leaks.push(difference(name, pair, masked(a), masked(b)));
  }
}

function hasData(answer: GraphQLAnswer<unknown> | undefined): boolean {
  return answer?.errors === undefined && !/"__typename":"(NotFound|Forbidden|Invalid)"\}\}$/.test(JSON.stringify(answer?.data));
}

/** The same move in both games or, where a move is hidden from the viewer, one that looks the same. False when nobody can act. */
async function playBoth(twins: Twins, pair: Pair, pick: (n: number) => number, counts: Counts): Promise<boolean> {
  for (const place of pair.seated) {
    const [a, b] = [twins.a[place]!, twins.b[place]!];
    const [sightA, sightB] = [await sightOf(a, pair.gameId), await sightOf(b, pair.gameId)];
    const decision = sightA.toAct.find(({ seat }) => seat === sightA.seat);
    if (decision === undefined || sightA.legalMoves.length === 0) continue;
    const move = sightA.legalMoves[pick(sightA.legalMoves.length)];
    const isOwn = place === pair.viewer;
    const similar = sightB.legalMoves.filter((other) => shape(other) === shape(move));
    const same = similar.find((other) => JSON.stringify(other) === JSON.stringify(move));
    // Another seat's hidden choice may be anything: the viewer must not be able to tell.
    const moveB = isOwn ? same : (similar[pick(Math.max(1, similar.length))] ?? same);
    if (moveB === undefined) return false;
    const commandId = `twin-${counts.moves}-${pair.gameId}`;
    const input = { gameId: pair.gameId, decisionId: decision.id, commandId };
    await a.command('playMove', 'PlayMoveInput', { ...input, move }, '... on Written { version }');
    await b.command('playMove', 'PlayMoveInput', { ...input, move: moveB }, '... on Written { version }');
    counts.moves++;
    if (JSON.stringify(moveB) !== JSON.stringify(move)) counts.hiddenMoves++;
    return true;
  }
  return false;
}

/** What kind of move it is: its words without the names and numbers of things. */
function shape(move: unknown): string {
  if (typeof move !== 'object' || move === null) return typeof move;
  const entries = Object.entries(move).map(([key, value]) =>
    key === 'do' || key === 'kind' || key === 'type' ? `${key}=${String(value)}` : key,
  );
  return entries.sort().join(',');
}

interface Envelope {
  readonly type: string;
  readonly open: unknown;
  readonly sealed?: unknown;
}

/** Whether the viewer has been shown something that differs. What differs around it, where that itself is the same, is a leak. */
async function disclosed(viewers: readonly [ApiClient, ApiClient], pair: Pair, counts: Counts): Promise<boolean> {
  const [a, b] = await Promise.all(viewers.map((viewer) => historyOf(viewer, pair)));
  const facts = (events: readonly Envelope[]) => masked(events.map(({ type, open, sealed }) => ({ type, open, sealed })));
  if (a === undefined || b === undefined || facts(a) !== facts(b)) return true;
  if (masked(a) !== masked(b)) {
    counts.leaks.push(difference('metadata of events', pair, masked(a), masked(b)));
  }
  return false;
}

async function historyOf(viewer: ApiClient, { gameId, version }: Pair): Promise<readonly Envelope[]> {
  const text = `query ($gameId: ID!, $from: Int!) { gameHistory(gameId: $gameId, fromVersion: $from) { ... on GameHistory { events } } }`;
  const { gameHistory } = await viewer.query<{ gameHistory: { events: Envelope[] } }>(text, { gameId, from: version + 1 });
  return gameHistory.events;
}

interface Heard {
  readonly name: string;
  readonly frames: readonly string[];
}

interface Listening {
  /** Lets what is on its way arrive, and remembers what has been heard so far. */
  settle(): Promise<void>;
  /** What was heard in each subscription: all of it, or what had been when it was last settled. */
  stop(what: 'all' | 'as settled'): Promise<readonly (readonly [Heard, Heard])[]>;
}

function listen(viewers: readonly [ApiClient, ApiClient], pair: Pair): Listening {
  const clients = viewers.map((viewer) => viewer.live());
  const operations = subscriptionsAbout(pair);
  const heard = operations.map(({ name }) => [0, 1].map(() => ({ name, frames: [] as string[] })));
  operations.forEach(({ text, variables }, index) => {
    clients.forEach((client, side) => {
      const take = (value: unknown) => heard[index]?.[side]?.frames.push(masked(value));
      client.subscribe({ query: text, variables: { ...variables } }, { next: take, error: take, complete: () => undefined });
    });
  });
  let settled = heard.map((both) => both.map(({ frames }) => frames.length));
  const settle = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 40));
    settled = heard.map((both) => both.map(({ frames }) => frames.length));
  };
  return {
    settle,
    stop: async (what) => {
      if (what === 'all') await settle();
      for (const client of clients) await client.dispose();
      const cut = heard.map((both, index) =>
        both.map(({ name, frames }, side) => ({ name, frames: frames.slice(0, settled[index]?.[side]) })),
      );
      return cut.map(([a, b]) => [a!, b!] as const);
    },
  };
}

/** What was heard must be the same; how it was cut into messages may differ, because it depends on who was read when. */
function compareFrames(heard: readonly (readonly [Heard, Heard])[], pair: Pair, counts: Counts): void {
  for (const [a, b] of heard) {
    counts.frames += a.frames.length;
    const [one, other] = [contents(a.frames), contents(b.frames)];
    const shorter = Math.min(one.length, other.length);
    if (one.slice(0, shorter).join() !== other.slice(0, shorter).join())
      counts.leaks.push(difference(a.name, pair, one.join(), other.join()));
  }
}

function contents(frames: readonly string[]): readonly string[] {
  return frames.flatMap((frame) => {
    const { data } = JSON.parse(frame) as { readonly data?: { readonly gameEvents?: { readonly events: readonly unknown[] } } };
    return data?.gameEvents === undefined ? [frame] : data.gameEvents.events.map((event) => JSON.stringify(event));
  });
}

function difference(what: string, { gameId, game, viewer, version, seed }: Pair, a: string, b: string): string {
  let at = 0;
  while (a[at] === b[at] && at < a.length) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 120), at + 200);
  return `${what} of ${game} ${gameId} (viewer ${String(viewer)}, version ${version}, ${seed}):\n  ${around(a)}\n  ${around(b)}`;
}
