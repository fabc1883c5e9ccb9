import { glyphOf, type Note, replayNotes } from './notes';

function note(id: string, parentId: string | null, more: Partial<Note> = {}): Note {
  return {
    id,
    parentId,
    version: 3,
    glyph: null,
    markdown: id,
    createdAt: '2026-01-01T00:00:00Z',
    deleted: false,
    author: { id: 'a', name: 'Ada' },
    marks: [],
    ...more,
  };
}

describe('replayNotes', () => {
  it('puts answers, and answers to answers, below their remark', () => {
    const notes = replayNotes([note('one', null, { glyph: 'BRILLIANT' }), note('two', 'one'), note('three', 'two')], 'a', 'nobody');
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({ glyph: '!!', mine: true });
    expect(notes[0]?.replies.map(({ id }) => id)).toEqual(['two', 'three']);
  });
  it('leaves out what was deleted, and names who is gone', () => {
    expect(replayNotes([note('one', null, { deleted: true })], undefined, 'nobody')).toEqual([]);
    expect(replayNotes([note('one', null, { author: null })], undefined, 'nobody')[0]?.author).toBe('nobody');
  });
  it('knows every sign', () => {
    expect(['!!', '!', '!?', '?!', '?', '??', null].map(glyphOf)).toEqual([
      'BRILLIANT',
      'GOOD',
      'INTERESTING',
      'DUBIOUS',
      'MISTAKE',
      'BLUNDER',
      null,
    ]);
  });
});
