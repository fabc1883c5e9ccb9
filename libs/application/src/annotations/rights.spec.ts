import type { Visibility } from '@kronika/annotations';
import { Unauthenticated, type Caller } from '../rights/caller';
import { done, hex } from '../testing';
import { account, AnnotationWorld, anonymous } from '../testing/annotations';
import type { Annotate } from './annotations';

const author = account('ada');
const other = account('bob');
const guest = account('gus', { guest: true });
const admin = account('root', { administrator: true });
const everybody: Readonly<Record<string, Caller>> = { author, other, guest, anonymous, admin };
const readers = ['author', 'other', 'guest', 'anonymous', 'admin'] as const;

function annotating(gameId: string, changes: Partial<Annotate> = {}): Annotate {
  return {
    commandId: hex(),
    subject: { kind: 'game', id: gameId },
    version: 2,
    parentId: null,
    glyph: '!?',
    content: { text: 'canary', tags: ['tag'], marks: [] },
    visibility: 'public',
    studyId: null,
    commentary: false,
    links: [],
    ...changes,
  };
}

async function whoReads(world: AnnotationWorld, gameId: string, links: readonly string[] = []): Promise<readonly string[]> {
  const names: string[] = [];
  for (const name of readers) {
    const { annotations } = done(await world.annotations.list(everybody[name] ?? anonymous, { kind: 'game', id: gameId }, links));
    if (annotations.length > 0) names.push(name);
  }
  return names;
}

describe('who reads an annotation', () => {
  const all = [...readers];
  it.each<[Visibility, boolean, boolean, readonly string[]]>([
    ['private', false, false, ['author']],
    ['link', false, true, ['author']],
    ['public', false, false, ['author']],
    ['private', true, false, ['author']],
    ['private', true, true, ['author']],
    ['link', true, false, ['author', 'admin']],
    ['link', true, true, all],
    ['public', true, false, all],
  ])('%s, released: %s, with the link: %s', async (visibility, released, withLink, expected) => {
    const world = new AnnotationWorld();
    world.standings.set('g', { released });
    const { link } = done(await world.annotations.annotate(author, annotating('g', { visibility })));
    expect(await whoReads(world, 'g', withLink ? [link ?? hex()] : [hex()])).toEqual(expected);
  });

  it('opens to others when the game is released', async () => {
    const world = new AnnotationWorld();
    world.standings.set('g', { released: false });
    done(await world.annotations.annotate(author, annotating('g')));
    expect(await whoReads(world, 'g')).toEqual(['author']);
    world.standings.set('g', { released: true });
    expect(await whoReads(world, 'g')).toEqual(all);
  });

  it('has the audience of the thread, also for answers', async () => {
    const world = new AnnotationWorld();
    world.standings.set('g', {});
    const { annotationId } = done(await world.annotations.annotate(author, annotating('g')));
    done(await world.annotations.annotate(other, annotating('g', { parentId: annotationId, visibility: 'private' })));
    done(
      await world.annotations.share(author, { commandId: hex(), subject: { kind: 'game', id: 'g' }, annotationId, visibility: 'private' }),
    );
    expect(await whoReads(world, 'g')).toEqual(['author']);
  });

  it('is read by who reads its study', async () => {
    const world = new AnnotationWorld();
    world.standings.set('g', {});
    const { studyId } = done(await world.studies.create(author, { commandId: hex(), title: 'S', visibility: 'private' }));
    done(await world.annotations.annotate(author, annotating('g', { studyId })));
    expect(await whoReads(world, 'g')).toEqual(['author']);
    await world.register('bob');
    done(await world.studies.setMember(author, { commandId: hex(), studyId, accountId: 'bob', role: 'reader' }));
    expect(await whoReads(world, 'g')).toEqual(['author', 'other']);
    expect(await world.annotations.annotate(other, annotating('g', { studyId }))).toMatchObject({ kind: 'forbidden' });
    done(await world.studies.share(author, { commandId: hex(), studyId, visibility: 'public' }));
    expect(await whoReads(world, 'g')).toEqual(all);
  });

  it('a token that is not for reading reads what is public', async () => {
    const world = new AnnotationWorld();
    world.standings.set('g', {});
    done(await world.annotations.annotate(author, annotating('g', { visibility: 'private' })));
    const token = account('ada', { scopes: ['play'] });
    expect(done(await world.annotations.list(token, { kind: 'game', id: 'g' })).annotations).toEqual([]);
  });
});

describe('who writes', () => {
  it('nobody without an account, no guest, no token that is not for it', async () => {
    const world = new AnnotationWorld();
    world.standings.set('g', {});
    await expect(world.annotations.annotate(anonymous, annotating('g'))).rejects.toThrow(Unauthenticated);
    expect(await world.annotations.annotate(guest, annotating('g'))).toMatchObject({ kind: 'forbidden' });
    expect(await world.annotations.annotate(account('ada', { scopes: ['read', 'play'] }), annotating('g'))).toMatchObject({
      kind: 'forbidden',
    });
    done(await world.annotations.annotate(account('ada', { scopes: ['annotate'] }), annotating('g')));
  });

  it('nothing on what they may not see, as if it were not there', async () => {
    const world = new AnnotationWorld();
    world.standings.set('g', { version: 5, released: false });
    const hidden = await world.annotations.annotate(author, annotating('none'));
    expect(hidden.kind).toBe('not-found');
    expect((await world.annotations.annotate(author, annotating('g', { version: 6 }))).kind).toBe('not-found');
    done(await world.annotations.annotate(author, annotating('g', { version: 5 })));
  });

  it('authors edit; administrators take away what is shared, and know of nothing private', async () => {
    const world = new AnnotationWorld();
    world.standings.set('g', {});
    const subject = { kind: 'game', id: 'g' } as const;
    const open = done(await world.annotations.annotate(author, annotating('g'))).annotationId;
    const closed = done(await world.annotations.annotate(author, annotating('g', { visibility: 'private' }))).annotationId;
    const edit = { commandId: hex(), subject, annotationId: open, glyph: null, content: { text: 'x', tags: [], marks: [] } };
    for (const caller of [other, admin]) expect((await world.annotations.edit(caller, edit)).kind).toBe('forbidden');
    expect((await world.annotations.remove(other, { commandId: hex(), subject, annotationId: open })).kind).toBe('forbidden');
    const share = { commandId: hex(), subject, visibility: 'public' } as const;
    expect((await world.annotations.share(other, { ...share, annotationId: open })).kind).toBe('forbidden');
    for (const caller of [other, admin]) {
      expect((await world.annotations.edit(caller, { ...edit, annotationId: closed })).kind).toBe('not-found');
      expect((await world.annotations.share(caller, { ...share, annotationId: closed })).kind).toBe('not-found');
      expect((await world.annotations.remove(caller, { commandId: hex(), subject, annotationId: closed })).kind).toBe('not-found');
    }
    done(await world.annotations.remove(admin, { commandId: hex(), subject, annotationId: open }));
    done(await world.annotations.remove(author, { commandId: hex(), subject, annotationId: closed }));
    expect(await whoReads(world, 'g')).toEqual([]);
  });
});

describe('live commentary', () => {
  async function commented(heard: boolean) {
    const world = new AnnotationWorld();
    const standing = { released: false, commentators: ['cam'], seats: ['bob'], heard: () => heard };
    world.standings.set('g', standing);
    const words = annotating('g', { commentary: true });
    expect(await world.annotations.annotate(author, words)).toMatchObject({ kind: 'forbidden' });
    done(await world.annotations.annotate(account('cam'), words));
    return { world, standing };
  }

  it('reaches spectators with the delay, and players after the release', async () => {
    expect(await whoReads((await commented(false)).world, 'g')).toEqual([]);
    const { world, standing } = await commented(true);
    expect(await whoReads(world, 'g')).toEqual(['author', 'guest', 'anonymous', 'admin']);
    world.standings.set('g', { ...standing, released: true });
    expect(await whoReads(world, 'g')).toEqual(all);
  });

  it('can be answered by others only after the release', async () => {
    const { world, standing } = await commented(true);
    const [words] = done(await world.annotations.list(author, { kind: 'game', id: 'g' })).annotations;
    const answer = annotating('g', { parentId: words?.id ?? '' });
    expect(await world.annotations.annotate(author, answer)).toMatchObject({ kind: 'forbidden' });
    world.standings.set('g', { ...standing, released: true });
    done(await world.annotations.annotate(author, answer));
  });
  const all = [...readers];
});
