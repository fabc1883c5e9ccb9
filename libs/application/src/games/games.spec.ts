import { setTimeout as pause } from 'node:timers/promises';
import type { AppendResult, EventLog } from '@kronika/event-log';
import { Unauthenticated } from '../rights/caller';
import { account, anonymous, done, hex, memoryLog, samplePlatform, SampleTable } from '../testing';
import type { RedactedBatch } from './watch-game';

describe('playing a game', () => {
  it('goes to the end, and opens the game there', async () => {
    const table = await SampleTable.start();
    await table.playOn(500);
    const { outcome, released, toAct } = await table.sight(0);
    expect(toAct).toEqual([]);
    expect(outcome?.kind).toBe('ranking');
    expect(released).toBe(true);
    expect((await table.events()).slice(-2).map(({ type }) => type)).toEqual(['Ended', 'Released']);
  });

  it('answers a repeated command with the first result, and writes nothing', async () => {
    const table = await SampleTable.start();
    const command = await table.nextMove(0);
    const ann = table.player(0);
    const first = done(await table.games.play(ann, command));
    await table.playOn(4);
    const events = await table.events();
    expect(done(await table.games.play(ann, command))).toEqual(first);
    expect(await table.events()).toEqual(events);
  });

  it('refuses a command id that was used for another move', async () => {
    const table = await SampleTable.start();
    const command = await table.nextMove(0);
    const other = await table.nextMove(0, 1);
    done(await table.games.play(table.player(0), command));
    const result = await table.games.play(table.player(0), { ...other, commandId: command.commandId });
    expect(result).toMatchObject({ kind: 'invalid', issues: [{ path: 'commandId' }] });
  });

  it('lets another seat use the same command id', async () => {
    const table = await SampleTable.start();
    const command = await table.nextMove(0);
    const other = { ...(await table.nextMove(1)), commandId: command.commandId };
    done(await table.games.play(table.player(0), command));
    done(await table.games.play(table.player(1), other));
  });

  it('lets simultaneous choices pass each other', async () => {
    const table = await SampleTable.start();
    const commands = [await table.nextMove(0), await table.nextMove(1)];
    const results = await Promise.all(commands.map((command, seat) => table.games.play(table.player(seat), command)));
    expect(results.map(({ kind }) => kind)).toEqual(['done', 'done']);
  });

  it('plays one of two moves for the same decision, and says so to the other', async () => {
    const table = await SampleTable.start();
    const commands = [await table.nextMove(0), await table.nextMove(0, 1)];
    const results = await Promise.all(commands.map((command) => table.games.play(table.player(0), command)));
    expect(results.map(({ kind }) => kind).sort()).not.toEqual(['done', 'done']);
    expect(results.filter(({ kind }) => kind === 'done')).toHaveLength(1);
  });

  it('rejects in types: stranger, unknown game, closed decision, no move, illegal move', async () => {
    const table = await SampleTable.start();
    const command = await table.nextMove(0);
    const ann = table.player(0);
    expect(await table.games.play(account('eve'), command)).toMatchObject({ kind: 'forbidden' });
    expect(await table.games.play(account('ann', { scopes: ['read'] }), command)).toMatchObject({ kind: 'forbidden' });
    expect(await table.games.play(ann, { ...command, gameId: hex() })).toMatchObject({ kind: 'not-found' });
    expect(await table.games.play(ann, { ...command, move: { do: 'fly' } })).toMatchObject({ kind: 'invalid' });
    expect(await table.games.play(ann, { ...command, move: { do: 'offer', card: 'none' } })).toMatchObject({ kind: 'illegal-move' });
    expect(await table.games.play(ann, { ...command, decision: 'old' })).toMatchObject({ kind: 'conflict', code: 'decision-closed' });
    expect(await table.replays.at(anonymous, { gameId: hex() })).toMatchObject({ kind: 'not-found' });
    await expect(table.games.play(anonymous, command)).rejects.toThrow(Unauthenticated);
    expect(await table.events()).toHaveLength((await table.sight(0)).version + 1);
  });

  it('takes a move back once, and says why where it cannot', async () => {
    const table = await SampleTable.start();
    const ann = table.player(0);
    const command = { gameId: table.gameId, commandId: hex() };
    expect(await table.games.takeBack(ann, command)).toEqual({ kind: 'cannot-take-back', reason: 'nothing-to-take-back' });
    const before = await table.sight(0);
    await table.play(0);
    done(await table.games.takeBack(ann, command));
    const { version, ...after } = await table.sight(0);
    expect(version).toBeGreaterThan(before.version);
    expect({ ...after, version: before.version }).toEqual(before);
  });

  it('repeats an append whose answer was lost, and writes it once', async () => {
    const log = memoryLog();
    let lost = 0;
    const forgetful: EventLog = Object.assign(Object.create(log) as EventLog, {
      append: async (...args: Parameters<EventLog['append']>): Promise<AppendResult> => {
        const result = await log.append(...args);
        return lost++ % 2 === 0 ? { kind: 'unknown', message: 'the line went dead' } : result;
      },
      read: log.read.bind(log),
      subscribe: log.subscribe.bind(log),
      lastPosition: log.lastPosition.bind(log),
    });
    const table = await SampleTable.start(samplePlatform(forgetful));
    await table.playOn(500);
    expect((await table.sight(0)).released).toBe(true);
  });
});

describe('watching a game', () => {
  it('sends what is there, then what comes, redacted for the viewer', async () => {
    const table = await SampleTable.start();
    const watch = await table.watch(anonymous);
    const first = (await watch.next()).value as RedactedBatch;
    expect(first.events.map(({ version }) => version)).toEqual(first.events.map((_, index) => index));
    const coming = watch.next();
    await table.play(0);
    const second = (await coming).value as RedactedBatch;
    expect(second.events[0]?.version).toBe(first.events.length);
    for (const part of [...first.events, ...second.events].flatMap((event) => event.sealed ?? [])) {
      if (part.to !== 'everyone') expect(part).not.toHaveProperty('data');
    }
    await watch.return?.();
  });

  it('says at once that there was nothing to miss', async () => {
    const table = await SampleTable.start();
    const { version } = await table.sight(0);
    const watch = await table.watch(table.player(0), version + 1);
    expect((await watch.next()).value).toEqual({ events: [] });
    await watch.return?.();
  });

  it('lets go of a viewer who leaves while nothing happens', async () => {
    const table = await SampleTable.start();
    const { version } = await table.sight(0);
    const watch = await table.watch(anonymous, version + 1);
    await watch.next();
    const waiting = watch.next();
    await pause(5);
    await watch.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
  });
});
