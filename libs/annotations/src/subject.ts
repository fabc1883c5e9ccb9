import * as z from 'zod';

/** What can be annotated: a recorded game, or a variation. */
export const subjectSchema = z.strictObject({ kind: z.enum(['game', 'variation']), id: z.string().min(1).max(100) });
export type Subject = Readonly<z.infer<typeof subjectSchema>>;

/** The stream that holds the annotations of a subject: its margin. */
export function marginStream({ kind, id }: Subject): string {
  return `study-${kind}-${id}`;
}

/** The subject whose margin a stream is; undefined for other streams. */
export function subjectOf(stream: string): Subject | undefined {
  const found = /^study-(game|variation)-(.+)$/.exec(stream);
  const [, kind, id] = found ?? [];
  return (kind === 'game' || kind === 'variation') && id !== undefined ? { kind, id } : undefined;
}

/** The stream of a study. */
export function studyStream(id: string): string {
  return `study-${id}`;
}

/** The stream of a variation. */
export function variationStream(id: string): string {
  return `variation-${id}`;
}
