import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { eventId, hashFunction, type Json, MemoryLog, type StoredEvent } from '@kronika/event-log';
import { annotationsProjection } from './annotations-projection';

const chainHash = hashFunction((data) => hash('sha256', data, 'buffer'));
const open = { visibility: 'public', linkHash: null };
const closed = { visibility: 'private', linkHash: null };

/** A log that is written as the use cases would, and what the projection makes of it. */
class Written {
  readonly #log = new MemoryLog({ hash: chainHash, drawSalt: () => '00'.repeat(16) });
  readonly #versions = new Map<string, number>();
  #count = 0;

  async add(stream: string, actor: string, type: string, data: Json): Promise<void> {
    const command = String(++this.#count);
    const event = { id: eventId(stream, actor, command, 0), type, schema: 1, time: this.#count, actor, command, open: data };
    const result = await this.#log.append(stream, [event], this.#versions.get(stream) ?? 'no stream');
    if (result.kind !== 'appended') throw new Error(result.kind);
    this.#versions.set(stream, result.version);
  }

  async queries(batchSize = 500) {
    const database = new DatabaseSync(':memory:');
    database.exec(annotationsProjection.schema);
    const events: StoredEvent[] = [];
    for await (const event of this.#log.readAll()) events.push(event);
    for (let from = 0; from < events.length; from += batchSize) annotationsProjection.apply(database, events.slice(from, from + batchSize));
    return annotationsProjection.queries(database);
  }
}

const page = { offset: 0, limit: 10 };

describe('the read model of annotations', () => {
  it('knows whose studies there are, and on what', async () => {
    const log = new Written();
    await log.add('study-1', 'ada', 'StudyCreated', { title: 't', sharing: open });
    await log.add('study-2', 'ada', 'StudyCreated', { title: 't', sharing: closed });
    await log.add('study-3', 'bob', 'StudyCreated', { title: 't', sharing: closed });
    await log.add('study-3', 'bob', 'MemberSet', { account: 'ada', role: 'reader' });
    await log.add('study-1', 'ada', 'ChapterAdded', { chapter: 'c', name: 'n', subject: { kind: 'game', id: 'g' }, version: 1 });
    const asked = async (account: string | null, mine = false, id?: string) => {
      const subject = id === undefined ? {} : { subject: { kind: 'game' as const, id } };
      return (await log.queries(1)).studies({ account, mine, ...subject }, page);
    };
    expect(await asked(null)).toEqual({ ids: ['1'], total: 1 });
    expect(await asked('ada')).toEqual({ ids: ['1', '3', '2'], total: 3 });
    expect(await asked('bob', true)).toEqual({ ids: ['3'], total: 1 });
    expect(await asked('ada', false, 'g')).toEqual({ ids: ['1'], total: 1 });
    expect((await log.queries()).studies({ account: 'ada', mine: false }, { offset: 1, limit: 1 })).toEqual({ ids: ['3'], total: 3 });
    await log.add('study-3', 'ada', 'MemberRemoved', { account: 'ada' });
    await log.add('study-1', 'ada', 'StudyDeleted', { moderated: false });
    await log.add('study-2', 'ada', 'StudyShared', { sharing: open });
    expect(await asked('ada')).toEqual({ ids: ['2'], total: 1 });
    expect(await asked('ada', false, 'g')).toEqual({ ids: [], total: 0 });
  });

  it('finds the variations of a game that somebody may see', async () => {
    const log = new Written();
    const start = (sharing: Json) => ({ game: 'g', parent: null, version: 1, chance: { kind: 'recorded' }, sharing });
    await log.add('variation-open', 'ada', 'VariationStarted', start(open));
    await log.add('variation-closed', 'ada', 'VariationStarted', start(closed));
    await log.add('variation-link', 'ada', 'VariationStarted', start({ visibility: 'link', linkHash: 'secret' }));
    await log.add('variation-open', 'ada', 'SomeMove', {});
    const queries = await log.queries();
    expect(queries.variationsOf('g', null, [], 10)).toEqual(['open']);
    expect(queries.variationsOf('g', 'ada', [], 10)).toEqual(['open', 'closed', 'link']);
    expect(queries.variationsOf('g', 'bob', ['other', 'secret'], 10)).toEqual(['open', 'link']);
    expect(queries.variationsOf('other', 'ada', [], 10)).toEqual([]);
    expect(queries.countVariations('g', 'ada')).toBe(3);
    await log.add('variation-open', 'ada', 'VariationDeleted', { moderated: false });
    await log.add('variation-link', 'ada', 'VariationShared', { sharing: closed });
    expect((await log.queries()).variationsOf('g', 'bob', ['secret'], 10)).toEqual([]);
  });

  it('knows what somebody has written, the latest first', async () => {
    const log = new Written();
    const added = (annotation: string) => ({
      annotation,
      version: 1,
      parent: null,
      glyph: null,
      text: 'h',
      sharing: closed,
      study: null,
      commentary: null,
    });
    await log.add('study-game-g', 'ada', 'AnnotationAdded', added('a'));
    await log.add('study-variation-v', 'ada', 'AnnotationAdded', added('b'));
    await log.add('study-game-g', 'bob', 'AnnotationAdded', added('c'));
    expect((await log.queries()).annotationsBy('ada', page)).toEqual({
      items: [
        { subject: { kind: 'variation', id: 'v' }, annotation: 'b' },
        { subject: { kind: 'game', id: 'g' }, annotation: 'a' },
      ],
      total: 2,
    });
    expect((await log.queries()).leftByDeleted(10)).toEqual([]);
    await log.add('account-bob', 'system', 'AccountDeleted', {});
    expect((await log.queries()).leftByDeleted(10)).toEqual([{ subject: { kind: 'game', id: 'g' }, annotation: 'c' }]);
    await log.add('study-game-g', 'ada', 'AnnotationDeleted', { annotation: 'a', moderated: false });
    expect((await log.queries()).annotationsBy('ada', page).total).toBe(1);
  });
});
