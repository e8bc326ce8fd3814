import type { ModelFormat } from '@coach/contracts/models';
import { request } from '../../../lib/api-client.ts';

export type EnhancedCvFormat = ModelFormat;

/** Has the optimised CV written. @throws ApiError `subscription_required` on a free plan, `analysis_required`. */
export function generateEnhancedCv(analysisId: string, format: EnhancedCvFormat) {
  return request<{ success: true; downloadUrl: string; fileName: string }>('/api/functions/generate-enhanced-cv', {
    body: { analysisId, format },
    bearer: true,
  });
}
