import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { sessions } from '../../db/schema/auth.ts';
import { logNewSession } from '../../http/log-security.ts';
import { sessionCookieName } from './create-auth.ts';
import { findSession, readSessionCookie } from './session-cookie.ts';

/**
 * What follows when an answer opens a session: it is noted, and the one that the browser came with ends for good. Nobody
 * else may go on with its cookie.
 */
export async function meetNewSession(context: RequestContext, request: Request, answer: Response): Promise<void> {
  const { db, appUrl, secret, clock } = context;
  const tokenIn = (header: string | null) => readSessionCookie(header, sessionCookieName(appUrl), secret);
  const cookies = answer.headers.getSetCookie();
  const given = cookies.map((cookie) => tokenIn(cookie.split(';')[0] ?? '')).find((token) => token !== null);
  const before = tokenIn(request.headers.get('cookie'));
  if (!given || given === before) return;
  if (before) await db.delete(sessions).where(eq(sessions.token, before));
  const opened = await findSession(db, given, clock.now());
  if (opened) logNewSession(context, opened.userId, new URL(request.url).pathname);
}
