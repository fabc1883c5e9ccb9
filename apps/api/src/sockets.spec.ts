import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { limits } from './app/security/limits';
import { LiveSocket } from './app/security/live-socket';
import type { ApiClient } from './testing/api-client';
import { TestServer } from './testing/test-server';

const address = (url: string): string => `${url.replace('http', 'ws')}/graphql`;
const protocol = 'graphql-transport-ws';

/** A bare socket that has said hello, and the messages that came since. */
class Line {
  readonly socket: WebSocket;
  readonly messages: { readonly type: string; readonly id?: string; readonly payload?: unknown }[] = [];

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.socket = new WebSocket(address(url), protocol, { headers });
    this.socket.on('message', (data: Buffer) => this.messages.push(JSON.parse(data.toString()) as { type: string }));
    this.socket.on('error', () => undefined);
  }

  static async open(url: string, headers: Readonly<Record<string, string>> = {}, payload: object = {}): Promise<Line> {
    const line = new Line(url, headers);
    await once(line.socket, 'open');
    line.send({ type: 'connection_init', payload });
    await line.until(() => line.messages.some(({ type }) => type === 'connection_ack') || line.socket.readyState !== WebSocket.OPEN);
    return line;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  async ask(query: string, variables: object = {}): Promise<unknown> {
    const id = randomUUID();
    this.send({ id, type: 'subscribe', payload: { query, variables } });
    await this.until(() => this.messages.some((message) => message.id === id));
    return this.messages.find((message) => message.id === id)?.payload;
  }

  async until(condition: () => boolean): Promise<void> {
    for (let tries = 0; tries < 400; tries++) {
      if (condition()) return;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    throw new Error('waited in vain');
  }

  async closeCode(): Promise<number> {
    const [code] = (await once(this.socket, 'close')) as [number];
    return code;
  }
}

const me = '{ me { player { name } } }';

describe('a socket', () => {
  let server: TestServer;
  let ada: ApiClient;
  beforeAll(async () => {
    server = await TestServer.start();
    ada = server.client();
    await ada.register('Ada');
  });
  afterAll(() => server.stop());

  it('knows who is there by the cookie, or by a token', async () => {
    const line = await Line.open(server.url, { cookie: ada.cookie });
    expect(await line.ask(me)).toEqual({ data: { me: { player: { name: 'Ada' } } } });
    const { secret } = await ada.mutate<{ secret: string }>(
      'issueToken',
      'IssueTokenInput',
      { label: 'x', scopes: ['play'] },
      '... on IssuedToken { secret }',
    );
    const program = await Line.open(server.url, {}, { token: secret });
    expect(await program.ask(me)).toEqual({ data: { me: { player: { name: 'Ada' } } } });
    const nobody = await Line.open(server.url);
    expect(await nobody.ask(me)).toEqual({ data: { me: null } });
    const liar = new Line(server.url);
    await once(liar.socket, 'open');
    liar.send({ type: 'connection_init', payload: { token: `${secret.slice(0, -1)}x` } });
    expect(await liar.closeCode()).toBe(4403);
    for (const { socket } of [line, program, nobody]) socket.terminate();
  });

  it('is not opened by a page of another site', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const socket = new WebSocket(address(server.url), protocol, { headers: { origin, cookie: ada.cookie } });
      const [error] = (await once(socket, 'error')) as [Error];
      expect(error.message).toContain('403');
    }
    const own = await Line.open(server.url, { origin: server.url });
    own.socket.terminate();
  });

  it('ends with the session that it was opened with, and no other', async () => {
    const elsewhere = server.client();
    await elsewhere.mutate('signIn', 'SignInInput', { name: 'Ada', password: 'a good long password' }, '__typename');
    const [closing, staying] = [
      await Line.open(server.url, { cookie: elsewhere.cookie }),
      await Line.open(server.url, { cookie: ada.cookie }),
    ];
    const code = closing.closeCode();
    await elsewhere.mutate('signOut', 'CommandInput', {}, '__typename');
    expect(await code).toBe(4403);
    expect(await staying.ask(me)).toEqual({ data: { me: { player: { name: 'Ada' } } } });
    staying.socket.terminate();
  });

  it('refuses mutations and takes no session, as anywhere', async () => {
    const line = await Line.open(server.url);
    const change = `mutation { changeName(input: { commandId: "x", name: "Eve" }) { __typename } }`;
    expect(await line.ask(change)).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const register = `mutation { playAsGuest(input: { commandId: "${randomUUID()}" }) { __typename } }`;
    expect(await line.ask(register)).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
    line.socket.terminate();
  });

  it('keeps the limits of the API', async () => {
    const line = await Line.open(server.url);
    expect(await line.ask(`{ me ${'{ player '.repeat(20)} { id } ${'}'.repeat(20)} }`)).toMatchObject([
      { extensions: { code: 'QUERY_TOO_LARGE' } },
    ]);
    expect(await line.ask('{')).toMatchObject([{ extensions: { code: 'GRAPHQL_PARSE_FAILED' } }]);
    line.socket.terminate();
  });

  it.each([
    ['no JSON', 'garbage', 4400],
    ['an unknown type', '{"type":"nonsense"}', 4400],
    ['a message that is too large', `{"type":"ping","payload":{"x":"${'y'.repeat(limits.messageBytes)}"}}`, 1009],
    ['a second hello', '{"type":"connection_init"}', 4429],
  ])('is closed on %s', async (_, message, code) => {
    const line = await Line.open(server.url);
    const closed = line.closeCode();
    line.send(message);
    expect(await closed).toBe(code);
  });

  it('is closed when it asks before it has said hello, and survives bad frames', async () => {
    const line = new Line(server.url);
    await once(line.socket, 'open');
    const closed = line.closeCode();
    line.send({ id: '1', type: 'subscribe', payload: { query: me } });
    expect(await closed).toBe(4401);

    const raw = await Line.open(server.url);
    const gone = once(raw.socket, 'close');
    (raw.socket as unknown as { _socket: { write(data: Buffer): void } })._socket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00]));
    await gone;
    expect((await ada.ask(me)).data).toEqual({ me: { player: { name: 'Ada' } } });
  });

  it('ends when the server does', async () => {
    const short = await TestServer.start();
    const client = createClient({ url: address(short.url), webSocketImpl: WebSocket, retryAttempts: 0 });
    const answers = client.iterate({ query: '{ health { status } }' });
    expect((await answers.next()).value).toEqual({ data: { health: { status: 'ok' } } });
    const line = await Line.open(short.url);
    const code = line.closeCode();
    await short.stop();
    expect(await code).toBe(1001);
    await client.dispose();
  });
});

describe('a slow client', () => {
  it('is let go after a minute, and a silent one, too', () => {
    let now = 0;
    const calls: string[] = [];
    const listeners: (() => void)[] = [];
    const socket = {
      OPEN: 1,
      readyState: 1,
      on: (_: string, listener: () => void) => listeners.push(listener),
      ping: () => calls.push('ping'),
      terminate: () => calls.push('terminate'),
      send: () => undefined,
    } as unknown as WebSocket;
    const make = () => new LiveSocket(socket, {} as LiveSocket['request'], () => now);

    const slow = make();
    void slow.send('something');
    now = limits.slowClientMs;
    slow.look();
    expect(calls).toEqual([]);
    now++;
    slow.look();
    expect(calls).toEqual(['terminate']);

    calls.length = 0;
    const silent = make();
    silent.look();
    silent.look();
    expect(calls).toEqual(['ping', 'terminate']);

    calls.length = 0;
    const lively = make();
    lively.look();
    listeners.at(-1)?.();
    lively.look();
    expect(calls).toEqual(['ping', 'ping']);
  });
});
