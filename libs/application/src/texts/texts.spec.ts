import { samplePlatform } from '../testing';
import { Texts } from './texts';

describe('texts', () => {
  it('come back by their hash, also on another node', async () => {
    const platform = samplePlatform();
    const hash = await new Texts(platform).put('ada', 'Zażółć gęślą jaźń');
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(await new Texts(platform).get(hash)).toBe('Zażółć gęślą jaźń');
  });

  it('have hashes from which nobody can guess them', async () => {
    const texts = new Texts(samplePlatform());
    expect(await texts.put('ada', 'Ada')).not.toBe(await texts.put('ada', 'Ada'));
  });

  it('are gone once erased, and leave others alone', async () => {
    const platform = samplePlatform();
    const texts = new Texts(platform);
    const [gone, stays] = [await texts.put('ada', 'secret'), await texts.put('ada', 'plain')];
    await texts.erase(gone);
    expect([...(await texts.getAll([gone, stays, stays, 'nothing']))]).toEqual([[stays, 'plain']]);
    for await (const event of platform.log.readAll()) expect(JSON.stringify(event.open)).not.toContain('secret');
  });

  it('that were exchanged behind the back of the hash count for nothing', async () => {
    const platform = samplePlatform();
    const hash = 'ab'.repeat(32);
    const event = { id: '00000000-0000-5000-8000-000000000000', type: 'TextKept', schema: 1, time: 1, actor: 'eve', command: 'x' };
    await platform.log.append(`text-${hash}`, [{ ...event, open: { salt: '00'.repeat(16), text: 'planted' } }], 'no stream');
    expect(await new Texts(platform).get(hash)).toBeUndefined();
  });
});
