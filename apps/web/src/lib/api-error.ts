import type { ApiErrorBody } from '@coach/contracts/api-error';
import { type ErrorCode, isErrorCode } from '@coach/contracts/errors';

export type ApiErrorCode = ErrorCode | 'offline';
type Details = Pick<ApiErrorBody, 'fields' | 'reason' | 'reasons' | 'needsUpgrade' | 'requestId'>;

/** A refused or failed request; `message` is a sentence for the person. `status` is 0 when nothing answered. */
export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly reason: string | undefined;
  readonly reasons: string[];
  readonly needsUpgrade: boolean;
  readonly requestId: string | undefined;

  constructor(code: ApiErrorCode, message: string, status: number, details: Details = {}) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = details.fields ?? {};
    this.reason = details.reason;
    this.reasons = details.reasons ?? [];
    this.needsUpgrade = details.needsUpgrade ?? false;
    this.requestId = details.requestId;
  }
}

/** Reads a refusal; an answer that is not one of ours (a proxy's page) becomes `internal` or `unavailable`. */
export function toApiError(status: number, body: unknown, fallbackMessage: string): ApiError {
  const known = typeof body === 'object' && body !== null ? (body as Partial<ApiErrorBody>) : {};
  const code = isErrorCode(known.error) ? known.error : codeOfStatus(status);
  return new ApiError(code, known.message || fallbackMessage, status, known);
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 401) return 'unauthenticated';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not_found';
  if (status === 413) return 'file_too_large';
  if (status === 429) return 'too_many_requests';
  if (status >= 502 && status <= 504) return 'unavailable';
  return status < 500 ? 'validation' : 'internal';
}
