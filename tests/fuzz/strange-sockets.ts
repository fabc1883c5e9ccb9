import { WebSocket } from 'ws';
import type { Dice } from './dice';

const messages: readonly ((dice: Dice) => string | Buffer)[] = [
  () => '{',
  () => 'null',
  () => '[]',
  () => '{"type":"nothing"}',
  () => '{"type":"connection_init"}',
  () => '{"type":"connection_init","payload":{"token":"x"}}',
  () => '{"type":"subscribe"}',
  () => '{"id":"1","type":"subscribe","payload":{"query":"subscription { nothing }"}}',
  () => '{"id":"1","type":"subscribe","payload":{"query":"{"}}',
  () => '{"id":"1","type":"subscribe","payload":{"query":"subscription { gameEvents(gameId: \\"x\\") { events } }"}}',
  () => '{"id":"1","type":"subscribe","payload":{"query":"mutation { signIn { __typename } }"}}',
  () => '{"id":"1","type":"complete"}',
  (dice) => `{"type":"ping","payload":"${'x'.repeat(dice.below(100_000))}"}`,
  (dice) => Buffer.from(Array.from({ length: 1 + dice.below(50) }, () => dice.below(256))),
];

/** Opens a socket, says strange things, and hears whether anything but the protocol's own words comes back. */
export async function strangeSocket(url: string, dice: Dice): Promise<string | undefined> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, dice.chance(5) ? [] : ['graphql-transport-ws'], {
    headers: { origin: dice.chance(5) ? 'http://elsewhere.example' : url },
  });
  let heard = '';
  socket.on('message', (data: Buffer) => (heard += data.toString()));
  socket.on('error', () => undefined);
  const opened = await new Promise<boolean>((done) => {
    socket.once('open', () => done(true));
    socket.once('close', () => done(false));
    setTimeout(() => done(false), 2000).unref();
  });
  if (opened) {
    for (let n = 1 + dice.below(5); n > 0 && socket.readyState === WebSocket.OPEN; n--) socket.send(dice.pick(messages)(dice));
    await Promise.race([new Promise((closed) => socket.once('close', closed)), pause(20)]);
  }
  socket.terminate();
  return /\n\s+at |node_modules|INTERNAL_SERVER_ERROR/.test(heard) ? heard.slice(0, 300) : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
