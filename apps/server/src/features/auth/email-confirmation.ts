import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** Under which a confirmation link’s token is kept. */
export function confirmationIdentifier(token: string): string {
  return `confirm-email:${token}`;
}

/**
 * Confirms an address with the token of a mail, once, and opens a session. better-auth’s own tokens are signed, not kept,
 * so that one of them could be used again.
 */
export function emailConfirmation() {
  return {
    id: 'email-confirmation',
    endpoints: {
      confirmEmail: createAuthEndpoint(
        '/confirm-email',
        { method: 'POST', body: z.object({ token: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const consumed = await internalAdapter.consumeVerificationValue(confirmationIdentifier(ctx.body.token));
          const user = consumed ? await internalAdapter.findUserById(consumed.value) : null;
          // Once the address is confirmed, another link would only be a way in without a password.
          if (!user || user.emailVerified) throw new APIError('BAD_REQUEST', { code: 'INVALID_TOKEN' });
          const confirmed = await internalAdapter.updateUser(user.id, { emailVerified: true });
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user: confirmed });
          return ctx.json({ user: { id: user.id, email: user.email } });
        },
      ),
    },
  };
}
