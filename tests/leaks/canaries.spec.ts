import { randomBytes } from 'node:crypto';
import { OperationTypeNode } from 'graphql';
import { ApiClient, apiSchema, nonce, operationsOf, Person, playSomething, ServerProcess, startGame } from '@kronika-tests/support';

/** A word that stands nowhere but where it was put. */
const canary = (where: string) => `kanarek-${where}-${randomBytes(6).toString('hex')}`;

describe('canaries in what is private or secret', () => {
  let server: ServerProcess;
  let ada: Person;
  let bob: Person;
  let eve: Person;
  /** The ids of everything that has a canary in it: others may know of it. */
  const ids: string[] = [];
  const canaries: string[] = [];
  let talk: string;

  beforeAll(async () => {
    server = await ServerProcess.start({ environment: { KRONIKA_TEST_GAMES: 'on', KRONIKA_BUDGET: 'off', KRONIKA_JOURNAL: 'all' } });
    const password = canary('password');
    ada = await Person.register(server.url, 'Ada', password);
    bob = await Person.register(server.url, 'Bob');
    eve = await Person.register(server.url, 'Eve');
    const finished = await startGame([ada, bob], 'sample');
    for (let moved = true; moved;) {
      moved = false;
      for (const person of [ada, bob]) moved = (await playSomething(person, finished, () => 0)) || moved;
    }
    const running = await startGame([ada, bob], 'sample');
    const [note, title, label] = ['note', 'title', 'label'].map(canary) as [string, string, string];
    talk = canary('talk');
    const link = nonce();
    const subject = (id: string) => ({ subject: { kind: 'GAME', id }, version: 3, markdown: note, tags: ['mine'] });
    for (const gameId of [finished, running]) {
      const { annotationId } = await ada.command<{ annotationId: string }>(
        'annotate',
        'AnnotateInput',
        subject(gameId),
        '... on WrittenAnnotation { annotationId }',
      );
      ids.push(annotationId, gameId);
    }
    const { studyId } = await ada.command<{ studyId: string }>(
      'createStudy',
      'CreateStudyInput',
      { title },
      '... on WrittenStudy { studyId }',
    );
    await eve.command('say', 'SayInput', { gameId: running, channel: 'SPECTATORS', text: talk }, '... on Written { version }');
    const { secret, tokenId } = await ada.command<{ secret: string; tokenId: string }>(
      'issueToken',
      'IssueTokenInput',
      { label, scopes: ['read'] },
      '... on IssuedToken { secret tokenId }',
    );
    const { tableId } = await ada.command<{ tableId: string }>(
      'openTable',
      'OpenTableInput',
      { game: 'sample', options: {}, seats: 2, nonce: nonce(), access: 'LINK', link },
      '... on TableWritten { tableId }',
    );
    ids.push(studyId, tokenId, tableId, ada.accountId);
    const session = ada.cookieHeader.slice(ada.cookieHeader.indexOf('=') + 1);
    canaries.push(password, note, title, label, link, secret, session);
  });
  afterAll(() => server.stop());

  /** Everything that somebody can get out of the server by asking for everything, about everything. */
  async function allThatIsTold(who: ApiClient): Promise<string> {
    const told: string[] = [];
    for (const id of ids) {
      const values = (path: readonly string[]) => {
        if (path.at(-1) === 'channel') return 'SPECTATORS';
        return /(^id|Id)$/.test(path.at(-1) ?? '') ? id : undefined;
      };
      for (const { text, variables } of operationsOf(apiSchema, OperationTypeNode.QUERY, values, 3)) {
        told.push(JSON.stringify(await who.ask(text, variables)));
      }
    }
    for (const path of ['/export/games.ndjson', '/export/metrics.ndjson', '/health/ready', '/metrics']) {
      told.push(await (await who.send(path)).text());
    }
    return told.join('\n');
  }

  it.each([
    ['somebody without an account', () => new ApiClient(server.url)],
    ['somebody with an account', () => eve],
  ])('do not reach %s by any query or download', async (_, who) => {
    const told = await allThatIsTold(who());
    expect(told.length).toBeGreaterThan(10_000);
    expect(canaries.filter((word) => told.includes(word))).toEqual([]);
  });

  it('do reach the one whose they are', async () => {
    const told = await allThatIsTold(ada);
    const own = canaries.filter((word) => /note|title|label/.test(word));
    expect(own.filter((word) => !told.includes(word))).toEqual([]);
  });

  it('in what spectators say reach spectators, and nobody at the table', async () => {
    expect(await allThatIsTold(eve)).toContain(talk);
    expect(await allThatIsTold(ada)).not.toContain(talk);
    expect(await allThatIsTold(bob)).not.toContain(talk);
  });

  it('stand in no line of the server’s log', () => {
    expect(server.printed.length).toBeGreaterThan(1000);
    expect(canaries.filter((word) => server.printed.includes(word))).toEqual([]);
  });
});
