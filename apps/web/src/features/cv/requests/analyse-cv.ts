import type { AnalyzeCvRequest, AnalyzeCvResponse } from '@coach/contracts/features/cv';
import { request } from '../../../lib/api-client.ts';

/** Costs one analysis unless this pair was analysed before. @throws ApiError `limit_reached` at the monthly limit. */
export function analyseCv(body: AnalyzeCvRequest, signal: AbortSignal): Promise<AnalyzeCvResponse> {
  return request<AnalyzeCvResponse>('/api/functions/analyze-cv', { body, signal, bearer: true });
}
