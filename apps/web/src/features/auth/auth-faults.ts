import {
  passwordMaxLength,
  passwordMinLength,
  type SignIn,
  type SignUp,
  signInSchema,
  signUpSchema,
} from '@coach/contracts/features/auth';
import { m } from '../../paraglide/messages.js';

export type Faults = Partial<Record<keyof SignUp | 'repeated', string>>;
type Checked<T> = { value: T; faults?: undefined } | { value?: undefined; faults: Faults };

/** The sign-in form as the contract wants it, or what to put right. */
export function checkSignIn(form: SignIn): Checked<SignIn> {
  const parsed = signInSchema.safeParse(form);
  return parsed.success ? { value: parsed.data } : { faults: toFaults(parsed.error.issues, form.password) };
}

/** The sign-up form as the contract wants it, or what to put right. */
export function checkSignUp(form: SignUp): Checked<SignUp> {
  const parsed = signUpSchema.safeParse(form);
  return parsed.success ? { value: parsed.data } : { faults: toFaults(parsed.error.issues, form.password) };
}

/** What is wrong with a new password typed twice, or undefined (spec 1, section 5). */
export function checkNewPassword({ password, repeated }: { password: string; repeated: string }): Faults | undefined {
  const isFit = passwordMinLength <= [...password].length && password.length <= passwordMaxLength;
  if (!isFit)
    return { password: password.length > passwordMaxLength ? passwordFault(password) : m.auth_fault_password_short() };
  return password === repeated ? undefined : { repeated: m.auth_fault_repeat() };
}

function toFaults(issues: readonly { path: PropertyKey[] }[], password: string): Faults {
  const fields = new Set(issues.map(({ path }) => path[0]));
  return {
    ...(fields.has('fullName') && { fullName: m.auth_fault_name() }),
    ...(fields.has('email') && { email: m.auth_fault_email() }),
    ...(fields.has('password') && { password: passwordFault(password) }),
  };
}

function passwordFault(password: string): string {
  if (password === '') return m.auth_fault_password_missing();
  return password.length > passwordMaxLength ? m.auth_fault_password_long() : m.auth_fault_password_short();
}
