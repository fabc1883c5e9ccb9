import type { ChatChannel } from './chat-rights';
import { account, all, anonymous, begun, done, hex, samplePlatform, SampleTable, TestClock } from '../testing';
import { Chat } from './chat';

const eve = account('eve');
const dan = account('dan');

async function atTable(clock = new TestClock()) {
  const table = await SampleTable.start(samplePlatform(undefined, clock));
  const chat = new Chat(table.platform, table.access, table.wakes);
  const { gameId } = table;
  const say = (caller: typeof eve, channel: ChatChannel, text: string, commandId = hex()) =>
    chat.say(caller, { gameId, channel, commandId, text });
  const heard = async (caller: Parameters<Chat['messages']>[0], channel: ChatChannel) => {
    const result = await chat.messages(caller, { gameId, channel }, 0, 100);
    return result.kind === 'done' ? result.messages.map(({ text }) => text) : result.kind;
  };
  return { table, chat, gameId, say, heard, ann: table.player(0), bob: table.player(1) };
}

describe('chat', () => {
  it('lets players talk before everybody', async () => {
    const { say, heard, ann, bob } = await atTable();
    const command = hex();
    done(await say(ann, 'players', ' Hello! ', command));
    done(await say(bob, 'players', 'Hi.'));
    done(await say(ann, 'players', 'Hello!', command));
    expect(await say(ann, 'players', 'Something else', command)).toMatchObject({ kind: 'invalid', issues: [{ path: 'commandId' }] });
    for (const caller of [ann, bob, eve, anonymous]) expect(await heard(caller, 'players')).toEqual(['Hello!', 'Hi.']);
    expect(await say(eve, 'players', 'Psst')).toMatchObject({ kind: 'forbidden' });
    expect(await say(ann, 'players', ' ')).toMatchObject({ kind: 'invalid' });
    expect(await say(ann, 'players', 'x'.repeat(1001))).toMatchObject({ kind: 'invalid' });
  });

  it('hides what spectators say from those who sit or sat at the table, until the release', async () => {
    const { say, heard, table, ann, bob } = await atTable();
    done(await say(eve, 'spectators', 'Ann has the ace'));
    for (const caller of [eve, dan, anonymous]) expect(await heard(caller, 'spectators')).toEqual(['Ann has the ace']);
    for (const caller of [ann, bob]) {
      expect(await heard(caller, 'spectators')).toBe('forbidden');
      expect(await say(caller, 'spectators', 'What?')).toMatchObject({ kind: 'forbidden' });
    }
    expect(await say(account('judge', { administrator: true }), 'spectators', 'I know')).toMatchObject({ kind: 'forbidden' });
    expect(await say(account('guest', { guest: true }), 'spectators', 'spam')).toMatchObject({ kind: 'forbidden' });
    await table.playOn(500);
    expect(await heard(ann, 'spectators')).toEqual(['Ann has the ace']);
    done(await say(ann, 'spectators', 'I did not'));
  });

  it('brings words as they come, and goes on after a pause without a gap', async () => {
    const { chat, gameId, say, ann, bob } = await atTable();
    const place = { gameId, channel: 'players' } as const;
    const words = begun(await chat.watch(bob, place, 0));
    expect((await words.next()).value).toEqual([]);
    const coming = words.next();
    done(await say(ann, 'players', 'one'));
    expect((await coming).value).toMatchObject([{ version: 0, by: 'ann', text: 'one' }]);
    await words.return?.();
    done(await say(ann, 'players', 'two'));
    const again = begun(await chat.watch(bob, place, 1));
    expect((await again.next()).value).toMatchObject([{ version: 1, text: 'two' }]);
    await again.return?.();
  });

  it('erases the words of one and nobody else’s, and lets them speak again', async () => {
    const { chat, gameId, say, heard, table, ann, bob } = await atTable();
    done(await say(ann, 'players', 'secret words'));
    done(await say(bob, 'players', 'Hi.'));
    expect(await chat.erase(bob, { gameId, account: 'ann' })).toMatchObject({ kind: 'forbidden' });
    done(await chat.erase(ann, { gameId, account: 'ann' }));
    expect(await heard(eve, 'players')).toEqual([null, 'Hi.']);
    done(await say(ann, 'players', 'again'));
    expect(await heard(eve, 'players')).toEqual([null, 'Hi.', 'again']);
    await chat.eraseAllOf('ann');
    expect(await heard(eve, 'players')).toEqual([null, 'Hi.', null]);
    const events = await all(table.platform.log.readAll());
    expect(events.some(({ open }) => JSON.stringify(open).includes('secret words'))).toBe(false);
  });

  it('slows a flood down', async () => {
    const clock = new TestClock(0);
    const { say, ann } = await atTable(clock);
    const kinds: string[] = [];
    for (let message = 0; message < 25; message++) kinds.push((await say(ann, 'players', `flood ${message}`)).kind);
    expect(kinds.filter((kind) => kind === 'throttled')).toHaveLength(5);
    clock.pass(30_000);
    done(await say(ann, 'players', 'calm again'));
  });
});
