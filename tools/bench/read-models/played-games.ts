import { type EventLog, eventId, type NewEvent, type StoredEvent } from '@kronika/event-log';
import { defaultPack, makeGame } from '@kronika/games/fifty-first-state';
import { player, recordGame } from '@kronika-testing/read-models';

/** Plays so many games of 51st State between accounts and writes each of them down several times; answers with every event. */
export async function writeGames(log: EventLog, played: number, copies: number): Promise<readonly StoredEvent[]> {
  const game = makeGame(defaultPack);
  for (let number = 0; number < played; number++) {
    const seats = Array.from({ length: 2 + (number % 3) }, (_, seat) => player(`account-${(number + seat * 7) % 50}`));
    await recordGame(log, { game, seats, seed: number, gameId: `bench-${number}`, startedAt: Date.UTC(2026, 0, 1 + number) });
    for (let copy = 1; copy < copies; copy++) {
      await copyStream(log, `table-bench-${number}`, `table-bench-${number}-${copy}`);
      await copyStream(log, `game-bench-${number}`, `game-bench-${number}-${copy}`);
    }
  }
  const events: StoredEvent[] = [];
  for await (const event of log.readAll()) events.push(event);
  return events;
}

async function copyStream(log: EventLog, from: string, to: string): Promise<void> {
  const events: NewEvent[] = [];
  for await (const { stream: _stream, version, position: _position, chain: _chain, ...event } of log.read(from)) {
    events.push({ ...event, id: eventId(to, event.actor, event.command, version) });
  }
  let expected: number | 'no stream' = 'no stream';
  for (let start = 0; start < events.length; start += 100) {
    const result = await log.append(to, events.slice(start, start + 100), expected);
    if (result.kind !== 'appended') throw new Error(`${to}: ${result.kind}`);
    expected = result.version;
  }
}
