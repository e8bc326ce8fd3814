import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { sessions } from '../../db/schema/auth.ts';
import { sessionCookieName } from './create-auth.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Who signs in where a session was open leaves that one for good: nobody else may go on with its cookie. */
export async function endReplacedSession(
  { db, appUrl, secret }: Pick<RequestContext, 'db' | 'appUrl' | 'secret'>,
  cameWith: string | null,
  setCookies: string[],
): Promise<void> {
  const tokenIn = (header: string | null) => readSessionCookie(header, sessionCookieName(appUrl), secret);
  const given = setCookies.map((cookie) => tokenIn(cookie.split(';')[0] ?? '')).find((token) => token !== null);
  const before = tokenIn(cameWith);
  if (given && before && given !== before) await db.delete(sessions).where(eq(sessions.token, before));
}
