import { deleteAnnotation, emptyMargin, marginStream, parseMarginEvent, type Subject } from '@kronika/annotations';
import { derivedId } from '@kronika/event-log';
import type { ProcessManager } from '../processes/process-manager';
import type { ReadModel } from '../read-model';
import type { AnnotationQueries } from './annotation-queries';
import type { AnnotationParts } from './annotations';
import { asFacts, runStreamCommand } from './stream-command';

const actor = 'manager:annotations';
const atOnce = 200;

/** Takes away what accounts have written that are deleted since: what they said is erased, and threads keep a gap. */
export class AnnotationErasure implements ProcessManager {
  readonly name = 'annotation-erasure';
  readonly #parts: AnnotationParts;
  readonly #model: ReadModel<AnnotationQueries>;

  constructor(parts: AnnotationParts, model: ReadModel<AnnotationQueries>) {
    this.#parts = parts;
    this.#model = model;
  }

  async act(): Promise<number | undefined> {
    const left = await this.#model.ask((queries) => queries.leftByDeleted(atOnce));
    if ('kind' in left) return this.#parts.platform.now() + 1000;
    for (const { subject, annotation } of left) await this.#erase(subject, annotation);
    return left.length === atOnce ? this.#parts.platform.now() + 1000 : undefined;
  }

  async #erase(subject: Subject, annotation: string): Promise<void> {
    const { stores, texts, platform } = this.#parts;
    const known = (await stores.margin(subject)).annotations.get(annotation);
    if (known?.deleted !== null) return;
    await texts.erase(known.text);
    await runStreamCommand(platform, stores.margins, {
      stream: marginStream(subject),
      actor,
      commandId: derivedId(annotation, 'account deleted'),
      decide: (loaded) =>
        Promise.resolve(asFacts(deleteAnnotation(loaded?.state ?? emptyMargin, { annotation, by: actor, moderator: true }))),
      isRepeatOf: (first) => parseMarginEvent(first)?.type === 'AnnotationDeleted',
    });
  }
}
