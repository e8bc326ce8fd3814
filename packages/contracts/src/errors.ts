/** Every error code an answer can carry, and its HTTP status (contract, « HTTP »). */
export const errorStatus = {
  validation: 400,
  weak_password: 400,
  unauthenticated: 401,
  invalid_jwt: 401,
  session_not_found: 401,
  limit_reached: 402,
  forbidden: 403,
  subscription_required: 403,
  not_found: 404,
  cv_required: 409,
  analysis_required: 409,
  conflict: 409,
  file_too_large: 413,
  unsupported_file: 415,
  unreadable_file: 422,
  unreadable_page: 422,
  too_many_requests: 429,
  cancelled: 499,
  internal: 500,
  speech_unavailable: 501,
  unavailable: 503,
  disk_full: 507,
} as const;
export type ErrorCode = keyof typeof errorStatus;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatus, value);
}
