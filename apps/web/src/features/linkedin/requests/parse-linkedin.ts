import type { ParseLinkedinResponse } from '@coach/contracts/features/linkedin';
import { request } from '../../../lib/api-client.ts';

/** Has LinkedIn’s PDF read; nothing is kept. @throws ApiError `unreadable_file`, `unsupported_file`, `file_too_large` … */
export function parseLinkedin(file: File, signal: AbortSignal): Promise<ParseLinkedinResponse> {
  const formData = new FormData();
  formData.append('file', file);
  return request<ParseLinkedinResponse>('/api/functions/parse-linkedin', { formData, signal, bearer: true });
}
