import type { CvDocument } from '@coach/contracts/cv-document';
import type { WrittenBy } from '@coach/contracts/written-by';
import type { UserContext } from '../../context.ts';
import { openAnalysis } from './open-analysis.ts';
import { optimiseAnalysis } from './optimise-analysis.ts';

/** The optimised CV of an analysis, in the words it has now. Throws `not_found`. */
export async function optimisedCvOf(
  context: UserContext,
  analysisId: string,
): Promise<{ document: CvDocument; writtenBy: WrittenBy }> {
  return await optimiseAnalysis(await openAnalysis(context, analysisId));
}
