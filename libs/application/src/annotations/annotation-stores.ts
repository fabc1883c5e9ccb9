import {
  emptyMargin,
  evolveMargin,
  evolveStudy,
  evolveVariation,
  type Margin,
  marginStream,
  type Study,
  studyStream,
  type Subject,
  type Variation,
  variationStream,
} from '@kronika/annotations';
import type { EventLog, StoredEvent } from '@kronika/event-log';
import { type LoadedStream, StreamStates } from './stream-states';

/** Margins, studies and variations as they stand: shared by the use cases around them. */
export class AnnotationStores {
  readonly margins: StreamStates<Margin>;
  readonly studies: StreamStates<Study>;
  readonly variations: StreamStates<Variation<StoredEvent>>;

  constructor(log: EventLog) {
    this.margins = new StreamStates(log, (margin, event) => evolveMargin(margin ?? emptyMargin, event));
    this.studies = new StreamStates(log, evolveStudy);
    this.variations = new StreamStates(log, (variation, event) => evolveVariation(variation, event));
  }

  /** The margin of a game or variation; empty where nobody has written in it. */
  async margin(subject: Subject): Promise<Margin> {
    return (await this.margins.load(marginStream(subject)))?.state ?? emptyMargin;
  }

  study(id: string): Promise<LoadedStream<Study> | undefined> {
    return this.studies.load(studyStream(id));
  }

  variation(id: string): Promise<LoadedStream<Variation<StoredEvent>> | undefined> {
    return this.variations.load(variationStream(id));
  }
}
