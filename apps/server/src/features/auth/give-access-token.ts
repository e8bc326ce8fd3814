import type { RequestContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { askAuth } from './ask-auth.ts';
import { sessionCookieName } from './create-auth.ts';
import { findSession, readSessionCookie } from './session-cookie.ts';

/**
 * A short-lived token for the session. Pages renew it by themselves, so that it does not count as use: a page left open
 * would otherwise keep its session for ever.
 */
export async function giveAccessToken(context: RequestContext, request: Request): Promise<Response> {
  const url = new URL(request.url);
  url.searchParams.set('disableRefresh', 'true');
  await checkSession(context, request);
  try {
    return await askAuth(context, new Request(url, request));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'unauthenticated') throw error;
    await checkSession(context, request);
    throw new AppError('unavailable', { retryAfterSeconds: 2 });
  }
}

/** better-auth takes a database that is away for a session that has ended, and the person would be signed out. */
async function checkSession({ db, appUrl, secret, clock }: RequestContext, request: Request): Promise<void> {
  const cookie = readSessionCookie(request.headers.get('cookie'), sessionCookieName(appUrl), secret);
  const session = cookie === null ? null : await findSession(db, cookie, clock.now());
  if (!session) throw new AppError('unauthenticated');
}
