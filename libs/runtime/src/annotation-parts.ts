import {
  AnnotationErasure,
  type AnnotationParts,
  Annotations,
  AnnotationStores,
  type GameAccess,
  type Platform,
  type ProcessManager,
  Studies,
  TableStandings,
  Texts,
  Variations,
  type Wakes,
} from '@kronika/application';
import { annotationsProjection, type ReadModels } from '@kronika/read-models';

/** Annotations, studies and variations, put together. */
export interface AnnotationUseCases {
  readonly annotations: Annotations;
  readonly studies: Studies;
  readonly variations: Variations;
  readonly managers: readonly ProcessManager[];
}

export function openAnnotations(platform: Platform, readModels: ReadModels, wakes: Wakes, access: GameAccess): AnnotationUseCases {
  const parts: AnnotationParts = {
    platform,
    wakes,
    stores: new AnnotationStores(platform.log),
    texts: new Texts(platform),
    standings: new TableStandings(access, platform),
  };
  const model = readModels.add(annotationsProjection);
  return {
    annotations: new Annotations(parts, model),
    studies: new Studies(parts, model),
    variations: new Variations(parts, model),
    managers: [new AnnotationErasure(parts, model)],
  };
}
