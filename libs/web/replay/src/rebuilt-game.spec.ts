import { canonical, eventId, MemoryLog, pureHash, type RedactedEvent, redactEvent } from '@kronika/event-log';
import { type AnyGame, gameState, mayRead, randomBot, simulateOne, type SimulatedGame, type Viewer } from '@kronika/game-kernel';
import { defaultPack, makeGame } from '@kronika/games/sample';
import { heard, momentOf, nextVersion, unheardGame } from './rebuilt-game';

const game: AnyGame = makeGame(defaultPack);

/** A whole game as a viewer gets it from the log. */
async function sent(played: SimulatedGame<unknown>, viewer: Viewer): Promise<RedactedEvent[]> {
  const log = new MemoryLog({ hash: pureHash, drawSalt: () => '00'.repeat(16) });
  const envelope = { schema: 1, actor: 'bot', command: 'all' };
  const events = played.events.map(({ version, time, type, open, seat, sealed }, index) => ({
    ...envelope,
    id: eventId('game-1', 'bot', 'all', index),
    time: time + version,
    type,
    open,
    ...(seat === undefined ? {} : { seat }),
    ...(sealed === undefined ? {} : { sealed: sealed.map(({ to, data }) => ({ to, data: data ?? null })) }),
  }));
  await log.append('game-1', events, 'no stream');
  const redacted: RedactedEvent[] = [];
  for await (const event of log.read('game-1'))
    redacted.push(redactEvent(event, (part, index) => mayRead(viewer, event, part, index), pureHash));
  return redacted;
}

describe('RebuiltGame', () => {
  const played = simulateOne({ game, options: {}, bots: [randomBot, randomBot], seed: 'rebuilt' });

  it.each<Viewer>([{ seat: 0 }, { seat: 1 }, 'spectator'])('comes to the view of the full game for %j, batch by batch', async (viewer) => {
    const events = await sent(played, viewer);
    let rebuilt = unheardGame(game, viewer);
    expect(momentOf(rebuilt)).toBeUndefined();
    for (let from = 0; from < events.length; from += 3) rebuilt = heard(rebuilt, events.slice(from, from + 3));
    expect(canonical(momentOf(rebuilt)?.view)).toBe(canonical(game.view(gameState(played.final), viewer)));
    expect(rebuilt.chainValid).toBe(true);
    expect(momentOf(rebuilt)?.over).toBe(true);
    expect(rebuilt.lines).toHaveLength(events.length);
  });

  it('passes over what it has heard already', async () => {
    const events = await sent(played, 'spectator');
    const half = heard(unheardGame(game, 'spectator'), events.slice(0, 10));
    expect(heard(half, events.slice(2, 8))).toBe(half);
    expect(nextVersion(heard(half, events.slice(4, 14)))).toBe(14);
  });

  it('notices a changed event', async () => {
    const events = await sent(played, 'spectator');
    const changed = events.map((event, index) => (index === 12 ? { ...event, time: event.time + 1 } : event));
    const rebuilt = heard(heard(unheardGame(game, 'spectator'), changed.slice(0, 20)), changed.slice(20));
    expect(rebuilt.chainValid).toBe(false);
  });
});
