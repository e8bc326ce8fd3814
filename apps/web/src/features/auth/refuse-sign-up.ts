import type { ApiError } from '../../lib/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { toast } from '../../ui/Toast.tsx';
import type { Faults } from './auth-faults.ts';
import { signUpFailure } from './sign-up-failure.ts';
import { weakPassword } from './weak-password.ts';

/** Says why an account was not made: beside the field when one is at fault, and in a toast named by the spec. */
export function refuseSignUp(error: ApiError, onTaken: () => void): Faults {
  const failure = signUpFailure(error);
  if (failure === 'weak') return { password: weakPassword(error) };
  if (failure === 'exists') {
    onTaken();
    toast({ title: m.auth_error_exists(), description: m.auth_error_exists_ways(), tone: 'error' });
    return { email: m.auth_error_exists_text() };
  }
  const title = failure === 'setup' ? m.auth_error_setup() : m.auth_error_signup();
  toast({ title, description: error.message, tone: 'error' });
  return { fullName: error.fields.name, email: error.fields.email, password: error.fields.password };
}
