import type { ApiError } from '../../lib/api-error.ts';

export type SignUpFailure = 'setup' | 'exists' | 'weak' | 'other';

/** What kind of refusal a failed sign-up met (spec 1, section 8). */
export function signUpFailure(error: Pick<ApiError, 'code' | 'message'>): SignUpFailure {
  if (error.code === 'weak_password') return 'weak';
  if (error.message.includes('redirect_to')) return 'setup';
  return error.code === 'conflict' || error.message.includes('already') ? 'exists' : 'other';
}
