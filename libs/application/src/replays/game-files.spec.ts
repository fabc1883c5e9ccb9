import type { EventLog } from '@kronika/event-log';
import { account, all, anonymous, done, hex, memoryLog, Parlour, samplePlatform, SampleTable } from '../testing';

const ann = account('ann');

async function playedGame(): Promise<SampleTable> {
  const table = await SampleTable.start();
  await table.playOn(500);
  return table;
}
const fileOf = async (table: SampleTable) => done(await table.gameFiles.write(anonymous, { gameId: table.gameId })).text;
const bring = (parlour: Parlour, text: string, caller = ann) => parlour.gameFiles.read(caller, { commandId: hex(), text });

describe('games as files', () => {
  it('leave when they are released, and not before', async () => {
    const table = await SampleTable.start();
    expect(await table.gameFiles.write(ann, { gameId: table.gameId })).toMatchObject({ kind: 'refused', code: 'not-released' });
    await table.playOn(500);
    expect((await fileOf(table)).split('\n')).toHaveLength((await table.events()).length + 3);
  });

  it('come into another system: marked, unrated, with foreign players, looking the same, and still verified', async () => {
    const table = await playedGame();
    const other = new Parlour();
    const { gameId } = done(await bring(other, await fileOf(table)));
    expect(gameId).not.toBe(table.gameId);
    const here = done(await other.replays.at(anonymous, { gameId }));
    const there = await table.see(anonymous);
    expect(here).toMatchObject({
      imported: true,
      rated: false,
      released: true,
      outcome: there.outcome,
      view: there.view,
      version: there.version,
    });
    for (const { occupant } of here.seats) expect(occupant).toMatchObject({ kind: 'player', id: expect.stringMatching(/^imported:/) });
    expect(done(await other.replays.verify(anonymous, { gameId })).verdict).toMatchObject({ kind: 'verified', chained: true });
    expect(done(await other.replays.at(anonymous, { gameId, as: { seat: 1 } }, 20)).view).toEqual(
      done(await table.replays.at(anonymous, { gameId: table.gameId, as: { seat: 1 } }, 20)).view,
    );
    // And out again.
    expect(done(await other.gameFiles.write(anonymous, { gameId })).text).toContain('"kronika":"game"');
  });

  it('come in once, whoever brings them, and again where the first try was cut', async () => {
    const table = await playedGame();
    const text = await fileOf(table);
    const log = memoryLog();
    let appends = 0;
    const cut: EventLog = Object.assign(Object.create(log) as EventLog, {
      append: (...args: Parameters<EventLog['append']>) => (++appends === 3 ? Promise.reject(new Error('cut')) : log.append(...args)),
      read: log.read.bind(log),
    });
    await expect(bring(new Parlour(samplePlatform(cut)), text)).rejects.toThrow('cut');
    const other = new Parlour(samplePlatform(log));
    const first = done(await bring(other, text));
    expect(done(await bring(other, text, account('bob')))).toEqual(first);
    expect(await all(log.read(`game-${first.gameId}`))).toHaveLength((await table.events()).length);
    expect(done(await other.replays.verify(anonymous, { gameId: first.gameId })).verdict.kind).toBe('verified');
  });

  it('are refused where a word was changed, a line left out, or a guest brings them', async () => {
    const text = await fileOf(await playedGame());
    const other = new Parlour();
    const lines = text.split('\n');
    const changed = [...lines];
    changed[10] = changed[10]!.replace(/"time":(\d)/, '"time":9$1');
    const wrong = [
      changed.join('\n'),
      lines.filter((_, line) => line !== 12).join('\n'),
      'nothing',
      '',
      '{}\n{}\n',
      lines.slice(0, -2).join('\n'),
    ];
    for (const file of wrong) expect(await bring(other, file)).toMatchObject({ kind: 'invalid', issues: [{ path: 'file' }] });
    expect(await bring(other, text, account('guest', { guest: true }))).toMatchObject({ kind: 'forbidden' });
    expect(await all(other.platform.log.readAll())).toEqual([]);
  });
});
