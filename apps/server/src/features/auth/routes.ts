import {
  accountSessionsSchema,
  authOptionsSchema,
  changePasswordSchema,
  confirmEmailSchema,
  endedSessionsSchema,
  googleSignInSchema,
  mailRequestSchema,
  passwordMaxLength,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from '@coach/contracts/features/auth';
import { z } from 'zod';
import type { Router } from '../../http/route.ts';
import { askAuth } from './ask-auth.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { followGoogle } from './follow-google.ts';
import { giveAccessToken } from './give-access-token.ts';
import { listSessions } from './list-sessions.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import type { Throttle } from './throttle.ts';

/** The form's `fullName` travels as better-auth's `name`. */
const signUpBody = z.object({
  name: z.string().max(1_000).transform(withoutHiddenCharacters).pipe(signUpSchema.shape.fullName),
  email: signUpSchema.shape.email,
  password: z.string().max(passwordMaxLength),
  language: signUpSchema.shape.language,
});

/** Control and direction-changing characters, and those of no width that join nothing. */
function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, ' ');
}

/** The part of better-auth that people reach; everything else it can do is not routed. */
export function authRoutes(router: Router, throttle: Throttle, { hasGoogle }: { hasGoogle: boolean }): void {
  mailRoutes(router, throttle);
  sessionRoutes(router, throttle);
  googleRoutes(router, hasGoogle);
  router.route(
    {
      method: 'post',
      path: '/api/auth/sign-up/email',
      policy: 'public',
      summary: 'Create an account',
      body: signUpBody,
    },
    async (context, { body, request }) => await signUp(context, throttle, body, request),
  );
  router.route(
    {
      method: 'post',
      path: '/api/auth/sign-in/email',
      policy: 'public',
      summary: 'Sign in',
      body: signInSchema,
      addsNothing: true,
    },
    async (context, { body, request }) => await signIn(context, throttle, body, request),
  );
  router.route(
    { method: 'post', path: '/api/auth/sign-out', policy: 'public', summary: 'End the session', addsNothing: true },
    async (context, { request }) => await signOut(context, request),
  );
  router.route(
    { method: 'get', path: '/api/auth/get-session', policy: 'public', summary: 'The session, or null' },
    async (context, { request }) => await askAuth(context, request),
  );
  router.route(
    { method: 'get', path: '/api/auth/token', policy: 'public', summary: 'A short-lived access token for the session' },
    async (context, { request }) => await giveAccessToken(context, request),
  );
  router.route(
    { method: 'get', path: '/api/auth/jwks', policy: 'public', summary: 'The keys that verify access tokens' },
    async (context, { request }) => await askAuth(context, request),
  );
}

/** What goes through the person’s mailbox. */
function mailRoutes(router: Router, throttle: Throttle): void {
  router.route(
    {
      method: 'post',
      path: '/api/auth/request-password-reset',
      policy: 'public',
      summary: 'Send a link to choose a new password, if the address has an account',
      body: mailRequestSchema,
      answer: z.object({ status: z.literal(true) }),
    },
    async (context, { body, request }) => await requestPasswordReset(context, throttle, body, request),
  );
  router.route(
    {
      method: 'post',
      path: '/api/auth/send-verification-email',
      policy: 'public',
      summary: 'Send the confirmation link again, if the address waits for one',
      body: mailRequestSchema,
      answer: z.object({ status: z.literal(true) }),
    },
    async (context, { body }) => await resendConfirmation(context, throttle, body),
  );
  router.route(
    {
      method: 'post',
      path: '/api/auth/reset-password',
      policy: 'public',
      summary: 'Set a new password with the token of a mail; ends every session',
      body: resetPasswordSchema,
    },
    async (context, { body, request }) => await resetPassword(context, throttle, body, request),
  );
  router.route(
    {
      method: 'post',
      path: '/api/auth/confirm-email',
      policy: 'public',
      summary: 'Confirm an address with the token of a mail, and sign in',
      body: confirmEmailSchema,
    },
    async (context, { body, request }) => await askAuth(context, request, body),
  );
}

function sessionRoutes(router: Router, throttle: Throttle): void {
  router.route(
    {
      method: 'post',
      path: '/api/auth/change-password',
      policy: 'user',
      summary: 'Change the password; ends the other sessions',
      body: changePasswordSchema,
    },
    async (context, { body, request }) => await changePassword(context, throttle, body, request),
  );
  router.route(
    {
      method: 'get',
      path: '/api/sessions',
      policy: 'user',
      summary: 'Where the user is signed in',
      answer: accountSessionsSchema,
    },
    async (context) => ({ sessions: await listSessions(context) }),
  );
  router.route(
    {
      method: 'delete',
      path: '/api/sessions',
      policy: 'user',
      summary: 'Sign out everywhere but here',
      answer: endedSessionsSchema,
    },
    async (context) => await endOtherSessions(context),
  );
}

function googleRoutes(router: Router, hasGoogle: boolean): void {
  router.route(
    {
      method: 'get',
      path: '/api/auth/options',
      policy: 'public',
      summary: 'What the sign-in page may offer',
      answer: authOptionsSchema,
    },
    ({ confirmsEmail }) => ({ google: hasGoogle, confirmsEmail }),
  );
  if (!hasGoogle) return;
  router.route(
    {
      method: 'post',
      path: '/api/auth/sign-in/social',
      policy: 'public',
      summary: 'Where to go to sign in with Google',
      body: googleSignInSchema,
    },
    async (context, { body, request }) => await askAuth(context, request, { ...body, disableRedirect: true }),
  );
  router.route(
    {
      method: 'get',
      path: '/api/auth/callback/google',
      policy: 'public',
      summary: 'Google’s answer: signs in and leads back to the page',
    },
    async (context, { request }) => await followGoogle(context, request),
  );
}
