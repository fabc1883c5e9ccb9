import { done, hex } from '../testing';
import { account, AnnotationWorld } from '../testing/annotations';
import { AnnotationErasure } from './annotation-erasure';
import type { AnnotationQueries } from './annotation-queries';
import type { Annotate } from './annotations';

const ada = account('ada');
const bob = account('bob');
const subject = { kind: 'game', id: 'g' } as const;

function annotating(changes: Partial<Annotate> = {}): Annotate {
  return {
    commandId: hex(),
    subject,
    version: 2,
    parentId: null,
    glyph: null,
    content: { text: 'first canary', tags: [], marks: [] },
    visibility: 'public',
    studyId: null,
    commentary: false,
    links: [],
    ...changes,
  };
}

function world(): AnnotationWorld {
  const made = new AnnotationWorld();
  made.standings.set('g', {});
  return made;
}

async function wholeLog({ platform }: AnnotationWorld): Promise<string> {
  let text = '';
  for await (const { open, sealed, stream } of platform.log.readAll()) text += JSON.stringify([stream, open, sealed]);
  return text;
}

describe('annotating', () => {
  it('answers a repeat with the first result; another use of the id is invalid', async () => {
    const { annotations } = world();
    const command = annotating();
    const first = done(await annotations.annotate(ada, command));
    expect(done(await annotations.annotate(ada, command))).toMatchObject({ annotationId: first.annotationId, version: first.version });
    const others = [{ version: 3 }, { glyph: '!' as const }, { content: { text: 'other', tags: [], marks: [] } }];
    for (const change of others) {
      expect(await annotations.annotate(ada, { ...command, ...change })).toMatchObject({
        kind: 'invalid',
        issues: [{ path: 'commandId' }],
      });
    }
    expect(done(await annotations.annotate(bob, command)).annotationId).not.toBe(first.annotationId);
    expect(done(await annotations.list(ada, subject)).annotations).toHaveLength(2);
  });

  it('tells the secret of a link once', async () => {
    const { annotations } = world();
    const command = annotating({ visibility: 'link' });
    expect(done(await annotations.annotate(ada, command)).link).toMatch(/^[0-9a-f]{32}$/);
    expect(done(await annotations.annotate(ada, command)).link).toBeNull();
  });

  it('keeps the chained streams free of what was said, and erases it on edit and deletion', async () => {
    const made = world();
    const { annotationId } = done(await made.annotations.annotate(ada, annotating()));
    for await (const { open } of made.platform.log.readAll({ filter: { streamPrefixes: ['study-'] } })) {
      expect(JSON.stringify(open)).not.toContain('canary');
    }
    const content = { text: 'second canary', tags: [], marks: [] };
    done(await made.annotations.edit(ada, { commandId: hex(), subject, annotationId, glyph: '?', content }));
    expect(await wholeLog(made)).not.toContain('first canary');
    expect(done(await made.annotations.list(bob, subject)).annotations).toMatchObject([
      { glyph: '?', content, editedAt: expect.any(Number) },
    ]);
    done(await made.annotations.annotate(bob, annotating({ parentId: annotationId, content: { text: 'answer', tags: [], marks: [] } })));
    done(await made.annotations.remove(ada, { commandId: hex(), subject, annotationId }));
    expect(await wholeLog(made)).not.toContain('canary');
    expect(done(await made.annotations.list(bob, subject)).annotations).toMatchObject([
      { deleted: true, authorId: null, content: { text: '' } },
      { content: { text: 'answer' }, depth: 1 },
    ]);
  });

  it('leaves no text behind of what was refused', async () => {
    const made = world();
    expect((await made.annotations.annotate(ada, annotating({ parentId: 'none' }))).kind).toBe('not-found');
    expect(await made.annotations.annotate(ada, annotating({ content: { text: ' ', tags: [], marks: [] } }))).toMatchObject({
      code: 'nothing-said',
    });
    expect(await made.annotations.annotate(ada, annotating({ content: { text: 1 } }))).toMatchObject({ kind: 'invalid' });
    expect(await wholeLog(made)).toBe('');
  });

  it('is undone for accounts that are deleted', async () => {
    const made = world();
    const { annotationId: annotation } = done(await made.annotations.annotate(ada, annotating()));
    const left = { leftByDeleted: () => [{ subject, annotation }] } as unknown as AnnotationQueries;
    const erasure = new AnnotationErasure(made.parts, {
      ask: (question) => Promise.resolve(question(left)),
      onApplied: () => () => undefined,
    });
    for (let times = 0; times < 2; times++) expect(await erasure.act()).toBeUndefined();
    expect(await wholeLog(made)).not.toContain('canary');
    expect(done(await made.annotations.list(bob, subject)).annotations).toEqual([]);
  });

  it('writes for many at once', async () => {
    const { annotations } = world();
    const results = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => annotations.annotate(account(name), annotating())));
    expect(results.map(({ kind }) => kind)).toEqual(Array(6).fill('done'));
    expect(done(await annotations.list(ada, subject)).annotations).toHaveLength(6);
  });

  it('shows a watcher every change that is for them, and no sign of others', async () => {
    const made = world();
    await made.wakes.start(made.platform.log);
    const seen = made.annotations.watch(bob, subject);
    expect((await seen.next()).value).toEqual([]);
    const next = seen.next();
    done(await made.annotations.annotate(ada, annotating({ visibility: 'private' })));
    done(await made.annotations.annotate(ada, annotating({ content: { text: 'for all', tags: [], marks: [] } })));
    expect((await next).value).toMatchObject([{ content: { text: 'for all' } }]);
    await seen.return?.();
    await made.wakes.stop();
  });
});

describe('studies', () => {
  it('have chapters on released games, read by their names', async () => {
    const { studies, standings } = world();
    standings.set('running', { released: false });
    const { studyId, link } = done(await studies.create(ada, { commandId: hex(), title: 'Końcówki', visibility: 'link' }));
    const chapter = { studyId, name: 'Otwarcie', subject, version: 7, links: [] };
    const { chapterId } = done(await studies.addChapter(ada, { ...chapter, commandId: hex() }));
    expect(await studies.addChapter(ada, { ...chapter, commandId: hex(), subject: { kind: 'game', id: 'running' } })).toMatchObject({
      kind: 'refused',
      code: 'not-released',
    });
    expect((await studies.see(bob, studyId)).kind).toBe('not-found');
    expect(done(await studies.see(bob, studyId, [link ?? '']))).toMatchObject({
      title: 'Końcówki',
      chapters: [{ id: chapterId, name: 'Otwarcie', subject, version: 7 }],
      members: [{ accountId: 'ada', role: 'owner' }],
    });
  });

  it('answer repeats, rename by erasing, and are gone with all their names', async () => {
    const made = world();
    const { studies } = made;
    const create = { commandId: hex(), title: 'canary one', visibility: 'public' } as const;
    const { studyId } = done(await studies.create(ada, create));
    expect(done(await studies.create(ada, create)).studyId).toBe(studyId);
    expect(await studies.rename(bob, { commandId: hex(), studyId, title: 'canary three' })).toMatchObject({ kind: 'forbidden' });
    done(await studies.rename(ada, { commandId: hex(), studyId, title: 'two' }));
    expect(await wholeLog(made)).not.toContain('canary');
    done(await studies.addChapter(ada, { commandId: hex(), studyId, name: 'canary four', subject, version: 1, links: [] }));
    done(await studies.remove(ada, { commandId: hex(), studyId }));
    expect(await wholeLog(made)).not.toContain('canary');
    expect((await studies.see(ada, studyId)).kind).toBe('not-found');
    expect((await studies.rename(ada, { commandId: hex(), studyId, title: 'x' })).kind).toBe('not-found');
  });

  it('take only accounts that exist', async () => {
    const { studies } = world();
    const { studyId } = done(await studies.create(ada, { commandId: hex(), title: 'S', visibility: 'private' }));
    expect((await studies.setMember(ada, { commandId: hex(), studyId, accountId: 'nobody', role: 'reader' })).kind).toBe('not-found');
  });
});
