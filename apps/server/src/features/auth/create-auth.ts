import { randomUUID } from 'node:crypto';
import { productName } from '@coach/contracts/brand';
import { passwordMaxLength, passwordMinLength } from '@coach/contracts/features/auth';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { jwt } from 'better-auth/plugins/jwt';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { accounts, jwks, sessions, users, verifications } from '../../db/schema/auth.ts';
import { ownOrigins } from '../../http/check-origin.ts';
import { clientAddressHeader } from '../../http/client-address.ts';
import { emailConfirmation } from './email-confirmation.ts';
import { type GoogleClient, googleConfig } from './google-config.ts';
import { hashPassword, type PasswordCost } from './password-hash.ts';
import { verifyAndRenew } from './verify-and-renew.ts';

const hour = 3_600;
/** Spec 1, section 9: out after two hours without activity. The seven days at most are kept by the database. */
const idleSeconds = 2 * hour;
const refreshSeconds = 60;
export const accessTokenSeconds = 300;

/** A link in a mail opens an account: it lives an hour (architecture, « Security »). */
export const linkSeconds = hour;

export type Auth = ReturnType<typeof createAuth>;

type AuthOptions = {
  db: Database;
  /** The origin people reach. */
  appUrl: string;
  /** Signs cookies and keys. */
  secret: string;
  log: Logger;
  /** New accounts open once their address is confirmed; without it they are open at once. */
  confirmsEmail: boolean;
  google: GoogleClient | null;
  /** Of hashing a password; the tests’ own is next to none. */
  cost?: PasswordCost | undefined;
  /** Sends a link that lets its holder choose a new password. */
  sendReset(user: { id: string; email: string; name: string }, token: string): Promise<void>;
};

/** better-auth with e-mail and password, and Google where it is configured. */
export function createAuth({ db, appUrl, secret, log, confirmsEmail, google, cost, sendReset }: AuthOptions) {
  return betterAuth({
    appName: productName,
    baseURL: appUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: ownOrigins(appUrl),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: accounts, verification: verifications, jwks },
      transaction: true,
    }),
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      requireEmailVerification: confirmsEmail,
      resetPasswordTokenExpiresIn: linkSeconds,
      revokeSessionsOnPasswordReset: true,
      password: {
        hash: (password) => hashPassword(password, cost),
        verify: (given) => verifyAndRenew(db, given, cost),
      },
      sendResetPassword: ({ user, token }) => sendReset(user, token),
    },
    // What opens an account is kept as a hash only.
    verification: { storeIdentifier: 'hashed' },
    account: { encryptOAuthTokens: true },
    session: { expiresIn: idleSeconds, updateAge: refreshSeconds, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    advanced: {
      // Both are off under NODE_ENV=test unless told.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      useSecureCookies: false,
      cookies: {
        session_token: cookie(appUrl, 'session'),
        state: cookie(appUrl, 'state'),
        // Never set; only cleared, at sign-out.
        session_data: cookie(appUrl, 'session-data'),
        dont_remember: cookie(appUrl, 'not-remembered'),
      },
      ipAddress: { ipAddressHeaders: [clientAddressHeader], ipv6Subnet: 64 },
      database: { generateId: () => randomUUID() },
    },
    plugins: [
      emailConfirmation(),
      ...(google ? [genericOAuth({ config: [googleConfig(google)] })] : []),
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          issuer: appUrl,
          audience: appUrl,
          expirationTime: `${accessTokenSeconds}s`,
          // The session's id ties the token to it: signing out ends both.
          definePayload: ({ session }) => ({ sid: session.id }),
        },
      }),
    ],
    // What is not a refusal is ours to tell apart and to log, without the data that a query's error quotes.
    onAPIError: { throw: true },
    telemetry: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level]({ part: 'accounts' }, withoutQuery(message)),
    },
  });
}

/** Drizzle's message goes on with the statement and the values it was given, which are people's data. */
function withoutQuery(message: string): string {
  return /failed query/i.test(message) ? 'a query failed' : message;
}

/** Browsers refuse the `__Host-` prefix on plain http, where the cookie cannot be Secure either. */
export function sessionCookieName(appUrl: string): string {
  return cookie(appUrl, 'session').name;
}

/** Whether better-auth would now prolong a session that expires then: at most once a minute. */
export function isRefreshDue(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - (idleSeconds - refreshSeconds) * 1000 <= now.getTime();
}

/** `session`, or `state`: the browser that set out for Google is the one that comes back. */
function cookie(appUrl: string, use: string) {
  const secure = appUrl.startsWith('https:');
  return {
    name: `${secure ? '__Host-' : ''}coach.${use}`,
    attributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  };
}
