import { z } from 'zod';

export const passwordMinLength = 6;
export const passwordMaxLength = 128;

/** The sign-up form; sent to `POST /api/auth/sign-up/email` with `fullName` as `name`. */
export const signUpSchema = z.object({
  fullName: z.string().trim().min(1).max(120),
  email: z.email().max(254),
  password: z.string().min(passwordMinLength).max(passwordMaxLength),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(passwordMaxLength),
});
export type SignIn = z.infer<typeof signInSchema>;
