import type {
  FetchJobUrlResponse,
  MotivationLetterRequest,
  MotivationLetterResponse,
} from '@coach/contracts/features/letters';
import { request } from '../../../lib/api-client.ts';
import type { WorkRequest } from '../../../lib/work/use-work.ts';

const path = '/api/functions/cv-analysis';

export type LetterWish = Omit<MotivationLetterRequest, 'analysisType'>;
export type WrittenLetter = MotivationLetterResponse;

/** Costs one letter. Refused with `limit_reached`, `cv_required`, `unreadable_page` … */
export function letterRequest(wish: LetterWish): WorkRequest {
  return { path, body: { analysisType: 'motivation-letter', ...wish }, bearer: true };
}

/** What an offer’s page says. @throws ApiError `unreadable_page` */
export function fetchOffer(jobUrl: string, signal: AbortSignal): Promise<FetchJobUrlResponse> {
  return request<FetchJobUrlResponse>(path, {
    body: { analysisType: 'fetch-job-url', jobUrl },
    signal,
    bearer: true,
  });
}
