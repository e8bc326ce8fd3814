import { m } from '../paraglide/messages.js';
import { ApiError } from './api-error.ts';

/** Whatever was thrown, as something that can be told to the person. */
export function toApiFailure(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('internal', m.common_unexpected(), 0);
}
