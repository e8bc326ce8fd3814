import type { CvDocument } from '@coach/contracts/cv-document';
import type { UserContext } from '../../context.ts';
import { loadEngine } from '../../ports/engine.ts';
import { openAnalysis } from './open-analysis.ts';

/** The optimised CV of an analysis. Throws `not_found`. */
export async function optimisedCvOf(context: UserContext, analysisId: string): Promise<CvDocument> {
  const { cv, offer, offTopic } = await openAnalysis(context, analysisId);
  const { optimiseCv } = await loadEngine();
  return optimiseCv({ cv, offer, offTopic }).document;
}
