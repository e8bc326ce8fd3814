import type {
  FetchJobUrlResponse,
  MotivationLetterRequest,
  MotivationLetterResponse,
} from '@coach/contracts/features/letters';
import { request } from '../../../lib/api-client.ts';

const path = '/api/functions/cv-analysis';

export type LetterWish = Omit<MotivationLetterRequest, 'analysisType'>;

/** Costs one letter. @throws ApiError `limit_reached`, `cv_required`, `unreadable_page` … */
export function writeLetter(wish: LetterWish, signal: AbortSignal): Promise<MotivationLetterResponse> {
  const body = { analysisType: 'motivation-letter', ...wish };
  return request<MotivationLetterResponse>(path, { body, signal, bearer: true });
}

/** What an offer’s page says. @throws ApiError `unreadable_page` */
export function fetchOffer(jobUrl: string, signal: AbortSignal): Promise<FetchJobUrlResponse> {
  return request<FetchJobUrlResponse>(path, {
    body: { analysisType: 'fetch-job-url', jobUrl },
    signal,
    bearer: true,
  });
}
