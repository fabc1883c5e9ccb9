import type { Annotation, Margin } from './margin';

/** The annotation that begins the thread: it decides who may read the whole of it. */
export function rootOf(margin: Margin, annotation: Annotation): Annotation {
  let root = annotation;
  while (root.parent !== null) {
    const parent = margin.annotations.get(root.parent);
    if (parent === undefined) break;
    root = parent;
  }
  return root;
}

/**
 * Annotations in reading order: threads by the version that they are about, then by age; answers behind what they answer. A deleted one stays
 * as a gap while something that was not deleted answers it.
 */
export function inReadingOrder(annotations: Iterable<Annotation>): readonly Annotation[] {
  const answers = new Map<string | null, Annotation[]>();
  for (const annotation of annotations) {
    const siblings = answers.get(annotation.parent);
    if (siblings === undefined) answers.set(annotation.parent, [annotation]);
    else siblings.push(annotation);
  }
  const threads = (answers.get(null) ?? []).toSorted((a, b) => a.version - b.version || a.createdAt - b.createdAt);
  return threads.flatMap((root) => withAnswers(root, answers));
}

function withAnswers(annotation: Annotation, answers: ReadonlyMap<string | null, readonly Annotation[]>): readonly Annotation[] {
  const below = (answers.get(annotation.id) ?? []).flatMap((answer) => withAnswers(answer, answers));
  return annotation.deleted !== null && below.length === 0 ? [] : [annotation, ...below];
}
