import fc from 'fast-check';
import { emptyMargin, evolveMargin, type Margin } from './margin';
import { addAnnotation, type AddAnnotation, deleteAnnotation, editAnnotation, marginLimits, shareAnnotation } from './margin-commands';
import { parseMarginEvent } from './margin-events';
import { inReadingOrder, rootOf } from './threads';

const closed = { visibility: 'private', linkHash: null } as const;
const open = { visibility: 'public', linkHash: null } as const;

function adding(annotation: string, changes: Partial<AddAnnotation> = {}): AddAnnotation {
  return {
    annotation,
    author: 'ada',
    version: 3,
    parent: null,
    glyph: null,
    text: `hash of ${annotation}`,
    saysSomething: true,
    sharing: open,
    study: null,
    commentary: null,
    ...changes,
  };
}

/** The margin after a decision; a refusal changes nothing. */
function after(margin: Margin, decided: ReturnType<typeof addAnnotation>, actor = 'ada', time = 0): Margin {
  return decided.ok ? evolveMargin(margin, { ...decided.value, actor, time }) : margin;
}
const add = (margin: Margin, command: AddAnnotation, time = 0) => after(margin, addAnnotation(margin, command), command.author, time);
const code = (decided: ReturnType<typeof addAnnotation>) => (decided.ok ? 'ok' : decided.error.code);

describe('a margin', () => {
  it('lets an answer take version, audience and study from what it answers', () => {
    let margin = add(emptyMargin, adding('root', { version: 7, sharing: closed, study: 's' }));
    margin = add(margin, adding('answer', { author: 'bob', parent: 'root', version: 99, sharing: open }));
    expect(margin.annotations.get('answer')).toMatchObject({ version: 7, sharing: closed, study: 's', depth: 1, author: 'bob' });
  });

  it('refuses what says nothing, answers nothing, or answers what was deleted', () => {
    const margin = add(emptyMargin, adding('root'));
    expect(code(addAnnotation(margin, adding('x', { saysSomething: false })))).toBe('nothing-said');
    expect(code(addAnnotation(margin, adding('x', { saysSomething: false, glyph: '!?' })))).toBe('ok');
    expect(code(addAnnotation(margin, adding('x', { parent: 'none' })))).toBe('unknown');
    const gone = after(margin, deleteAnnotation(margin, { annotation: 'root', by: 'ada', moderator: false }));
    expect(code(addAnnotation(gone, adding('x', { parent: 'root' })))).toBe('deleted');
  });

  it('has limits in depth and number', () => {
    let margin = add(emptyMargin, adding('0'));
    for (let depth = 1; depth < marginLimits.depth; depth++) margin = add(margin, adding(`${depth}`, { parent: `${depth - 1}` }));
    expect(margin.annotations.size).toBe(marginLimits.depth);
    expect(code(addAnnotation(margin, adding('deeper', { parent: `${marginLimits.depth - 1}` })))).toBe('too-deep');
    const many = {
      annotations: new Map(
        Array.from({ length: marginLimits.perAuthor }, (_, n) => [`${n}`, { ...margin.annotations.get('0')!, id: `${n}` }]),
      ),
    };
    expect(code(addAnnotation(many, adding('more')))).toBe('too-many');
    expect(code(addAnnotation(many, adding('more', { author: 'bob' })))).toBe('ok');
  });

  it('is edited and shared by authors alone, and cleared by them and by moderators', () => {
    const margin = add(add(emptyMargin, adding('root')), adding('answer', { parent: 'root' }));
    const edit = { annotation: 'root', glyph: null, text: 'new', saysSomething: true };
    expect(code(editAnnotation(margin, { ...edit, by: 'bob' }))).toBe('not-yours');
    expect(code(editAnnotation(margin, { ...edit, by: 'ada' }))).toBe('ok');
    expect(code(editAnnotation(margin, { ...edit, by: 'ada', saysSomething: false }))).toBe('nothing-said');
    expect(code(shareAnnotation(margin, { annotation: 'root', by: 'bob', sharing: closed }))).toBe('not-yours');
    expect(code(shareAnnotation(margin, { annotation: 'answer', by: 'ada', sharing: closed }))).toBe('inherits-visibility');
    expect(code(shareAnnotation(margin, { annotation: 'root', by: 'ada', sharing: closed }))).toBe('ok');
    expect(code(deleteAnnotation(margin, { annotation: 'root', by: 'bob', moderator: false }))).toBe('not-yours');
    expect(deleteAnnotation(margin, { annotation: 'root', by: 'bob', moderator: true })).toMatchObject({
      value: { open: { moderated: true } },
    });
    expect(deleteAnnotation(margin, { annotation: 'root', by: 'ada', moderator: true })).toMatchObject({
      value: { open: { moderated: false } },
    });
  });

  it('keeps a deleted annotation as a gap while something answers it', () => {
    const margin = add(add(emptyMargin, adding('root', { glyph: '??' })), adding('answer', { parent: 'root' }));
    const gone = after(margin, deleteAnnotation(margin, { annotation: 'root', by: 'ada', moderator: false }));
    expect(inReadingOrder(gone.annotations.values()).map(({ id, glyph }) => [id, glyph])).toEqual([
      ['root', null],
      ['answer', null],
    ]);
    const bare = after(gone, deleteAnnotation(gone, { annotation: 'answer', by: 'ada', moderator: false }));
    expect(inReadingOrder(bare.annotations.values())).toEqual([]);
  });

  it('reads: every annotation once, answers behind what they answer, threads by version', () => {
    const entry = fc.record({ parent: fc.nat(), isRoot: fc.boolean(), version: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 25 }), (entries) => {
        let margin = emptyMargin;
        for (const [index, { parent, isRoot, version }] of entries.entries()) {
          const above = isRoot || index === 0 ? null : `${parent % index}`;
          margin = add(margin, adding(`${index}`, { parent: above, version }), index);
        }
        const order = inReadingOrder(margin.annotations.values());
        const place = new Map(order.map(({ id }, at) => [id, at]));
        expect(place.size).toBe(margin.annotations.size);
        for (const annotation of order) {
          if (annotation.parent !== null) expect(place.get(annotation.parent)).toBeLessThan(place.get(annotation.id)!);
          expect(annotation.version).toBe(rootOf(margin, annotation).version);
        }
        const versions = order.map(({ version }) => version);
        expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      }),
    );
  });

  it('notices a corrupt event, and passes over one that it does not know', () => {
    expect(parseMarginEvent({ type: 'SomethingNew', open: {} })).toBeUndefined();
    expect(() => parseMarginEvent({ type: 'AnnotationDeleted', open: {} })).toThrow('Corrupt AnnotationDeleted');
  });
});
