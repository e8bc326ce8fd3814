import { passwordMaxLength, signInSchema, signUpSchema } from '@coach/contracts/features/auth';
import { z } from 'zod';
import type { Router } from '../../http/route.ts';
import { askAuth } from './ask-auth.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import type { Throttle } from './throttle.ts';

/** The form's `fullName` travels as better-auth's `name`. */
const signUpBody = z.object({
  name: z.string().max(1_000).transform(withoutHiddenCharacters).pipe(signUpSchema.shape.fullName),
  email: signUpSchema.shape.email,
  password: z.string().max(passwordMaxLength),
});

/** Control and direction-changing characters, and those of no width that join nothing. */
function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(/[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu, ' ');
}

/** The part of better-auth that people reach; everything else it can do is not routed. */
export function authRoutes(router: Router, throttle: Throttle): void {
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
    { method: 'post', path: '/api/auth/sign-in/email', policy: 'public', summary: 'Sign in', body: signInSchema },
    async (context, { body, request }) => await signIn(context, throttle, body, request),
  );
  router.route(
    { method: 'post', path: '/api/auth/sign-out', policy: 'public', summary: 'End the session' },
    async (context, { request }) => await askAuth(context, request, {}),
  );
  router.route(
    { method: 'get', path: '/api/auth/get-session', policy: 'public', summary: 'The session, or null' },
    async (context, { request }) => await askAuth(context, request),
  );
  router.route(
    { method: 'get', path: '/api/auth/token', policy: 'public', summary: 'A short-lived access token for the session' },
    async (context, { request }) => await askAuth(context, request),
  );
  router.route(
    { method: 'get', path: '/api/auth/jwks', policy: 'public', summary: 'The keys that verify access tokens' },
    async (context, { request }) => await askAuth(context, request),
  );
}
