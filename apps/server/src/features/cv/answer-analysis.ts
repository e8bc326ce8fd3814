import type { AnalyzeCvRequest, AnalyzeCvResponse } from '@coach/contracts/features/cv';
import type { UserContext } from '../../context.ts';
import { remainingUnits } from '../usage/read-usage.ts';
import { analyseCv } from './analyse-cv.ts';
import { presentResult } from './present-analysis.ts';

/** The spec’s answer of `analyze-cv`, and of `cv-analysis` with `suggestions`. */
export async function answerAnalysis(context: UserContext, request: AnalyzeCvRequest): Promise<AnalyzeCvResponse> {
  const analysis = await analyseCv(context, request);
  return presentResult(analysis, await remainingUnits(context, 'cv_analysis'));
}
