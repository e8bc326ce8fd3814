import type { CvDocument } from '@coach/contracts/cv-document';
import type { Letter } from '@coach/contracts/letter';
import type { WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';

/** What other features keep of a person, to be drawn in a model. Both throw `not_found`, for another person’s too. */
export type ModelSources = {
  /** The optimised CV of an analysis. */
  optimisedCv(context: UserContext, analysisId: string): Promise<{ document: CvDocument; writtenBy: WrittenBy }>;
  letter(context: UserContext, letterId: string): Promise<{ letter: Letter; writtenBy: WrittenBy }>;
};
