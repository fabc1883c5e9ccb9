import type { GameNotesQuery } from '@kronika/web/client';
import type { NewNote, ReplayNote } from '@kronika/web/replay/player';

type Connection = Extract<GameNotesQuery['annotationsOfGame'], { __typename: 'AnnotationConnection' }>;
export type Note = Connection['edges'][number]['node'];
type Glyph = NonNullable<Note['glyph']>;

const signs: Readonly<Record<Glyph, string>> = {
  BRILLIANT: '!!',
  GOOD: '!',
  INTERESTING: '!?',
  DUBIOUS: '?!',
  MISTAKE: '?',
  BLUNDER: '??',
};

/** Remarks with their answers below them, as the replay shows them. */
export function replayNotes(notes: readonly Note[], reader: string | undefined, nobody: string): readonly ReplayNote[] {
  const answersOf = (id: string): readonly Note[] =>
    notes.filter(({ parentId }) => parentId === id).flatMap((answer) => [answer, ...answersOf(answer.id)]);
  return notes
    .filter(({ parentId, deleted }) => parentId === null && !deleted)
    .map((note) => ({
      id: note.id,
      version: note.version,
      glyph: note.glyph === null ? null : signs[note.glyph],
      author: note.author?.name ?? nobody,
      text: note.markdown,
      time: new Date(note.createdAt).getTime(),
      mine: note.author?.id === reader,
      marks: note.marks.map(({ target, shape, colour, to }) => ({
        thing: target,
        label: '',
        shape: lower(shape),
        colour: lower(colour),
        to,
      })),
      replies: answersOf(note.id)
        .filter(({ deleted }) => !deleted)
        .map(({ id, author, markdown, createdAt }) => ({
          id,
          author: author?.name ?? nobody,
          text: markdown,
          time: new Date(createdAt).getTime(),
        })),
    }));
}

/** The API's name of a sign. */
export function glyphOf(sign: string | null): Glyph | null {
  const found = Object.entries(signs).find(([, own]) => own === sign)?.[0];
  return (found as Glyph | undefined) ?? null;
}

export function marksOf(note: NewNote) {
  return note.marks.map(({ thing, shape, colour, to }) => ({ target: thing, shape: upper(shape), colour: upper(colour), to }));
}

function lower<Name extends string>(name: Name): Lowercase<Name> {
  return name.toLowerCase() as Lowercase<Name>;
}

function upper<Name extends string>(name: Name): Uppercase<Name> {
  return name.toUpperCase() as Uppercase<Name>;
}
