import type { CvModelId, ModelFormat } from '@coach/contracts/models';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { requireGate } from '../billing/require-gate.ts';
import { pairKey } from './analysed-text.ts';
import { downloadMinutes, signDownload } from './download-token.ts';
import { openAnalysis } from './open-analysis.ts';
import { type AnalysisRow, findPair, textSubject } from './queries.ts';
import { wordOptimisedCv } from './word-optimised-cv.ts';

type Wanted = {
  cvContent?: string | null;
  jobDescription?: string | null;
  analysisId?: string | null;
  format: ModelFormat;
  model: CvModelId;
};

/** A link to the optimised CV of an analysis. Throws `analysis_required`, or `subscription_required` below builder. */
export async function generateEnhancedCv(context: UserContext, wanted: Wanted) {
  const analysis = await findAnalysis(context, wanted);
  if (!analysis) throw new AppError('analysis_required');
  await requireGate(context, 'enhanced_cv');
  await wordOptimisedCv(context, analysis.id);
  const expiresAt = context.clock.now().getTime() + downloadMinutes * 60_000;
  const { format, model } = wanted;
  const grant = { analysisId: analysis.id, userId: context.actor.userId, format, model, expiresAt };
  const downloadUrl = `/api/downloads/${signDownload(context.secret, grant)}`;
  return { success: true as const, downloadUrl, fileName: `${enhancedName}.${format}` };
}

export const enhancedName = 'cv-optimise';

async function findAnalysis(context: UserContext, wanted: Wanted): Promise<AnalysisRow | null> {
  if (wanted.analysisId) return await openAnalysis(context, wanted.analysisId);
  const key = pairKey(wanted.cvContent ?? '', wanted.jobDescription?.trim() || null);
  return await findPair(context, key, textSubject);
}
