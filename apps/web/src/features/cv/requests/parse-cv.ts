import type { ParseCvResponse } from '@coach/contracts/features/cv';
import { request } from '../../../lib/api-client.ts';

/** Sends the file to be read and kept. @throws ApiError `unreadable_file`, `unsupported_file`, `file_too_large` … */
export function parseCv(file: File, signal: AbortSignal): Promise<ParseCvResponse> {
  const formData = new FormData();
  formData.append('file', file);
  return request<ParseCvResponse>('/api/functions/parse-cv', { formData, signal, bearer: true });
}
