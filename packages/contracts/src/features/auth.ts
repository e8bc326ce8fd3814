import { z } from 'zod';
import { languages } from '../language.ts';

export const passwordMinLength = 6;
export const passwordMaxLength = 128;

const email = z.email().max(254);
const knownPassword = z.string().min(1).max(passwordMaxLength);
const newPassword = z.string().min(passwordMinLength).max(passwordMaxLength);
/** What a mail’s link carries behind `#token=`. */
const linkToken = z.string().min(16).max(200);

/** The sign-up form; sent to `POST /api/auth/sign-up/email` with `fullName` as `name`. */
export const signUpSchema = z.object({
  fullName: z.string().trim().min(1).max(120),
  email,
  password: newPassword,
  /** The language of the page, in which mails will be written. */
  language: z.enum(languages).optional(),
});
export type SignUp = z.infer<typeof signUpSchema>;

export const signInSchema = z.object({ email, password: knownPassword });
export type SignIn = z.infer<typeof signInSchema>;

/** `POST /api/auth/request-password-reset` and `POST /api/auth/send-verification-email`. */
export const mailRequestSchema = z.object({ email });

/** `POST /api/auth/reset-password`, with the token of a mail. */
export const resetPasswordSchema = z.object({ token: linkToken, newPassword });

/** `POST /api/auth/confirm-email`, with the token of a mail. */
export const confirmEmailSchema = z.object({ token: linkToken });

/** `POST /api/auth/change-password`. */
export const changePasswordSchema = z.object({ currentPassword: knownPassword, newPassword });
export type ChangePassword = z.infer<typeof changePasswordSchema>;

/** `POST /api/auth/sign-in/social`: where to go once Google has answered, a path of this site. */
export const googleSignInSchema = z.object({
  provider: z.literal('google'),
  callbackURL: z.string().max(2_000).startsWith('/').default('/'),
  errorCallbackURL: z.string().max(2_000).startsWith('/').default('/auth'),
});

/** `GET /api/auth/options`: what the sign-in page may offer. */
export const authOptionsSchema = z.object({ google: z.boolean(), confirmsEmail: z.boolean() });
export type AuthOptions = z.infer<typeof authOptionsSchema>;

/** One place where the user is signed in. */
export const accountSessionSchema = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  ipAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;

/** `GET /api/sessions`. */
export const accountSessionsSchema = z.object({ sessions: z.array(accountSessionSchema) });

/** `DELETE /api/sessions`: every session but this one. */
export const endedSessionsSchema = z.object({ ended: z.int() });
