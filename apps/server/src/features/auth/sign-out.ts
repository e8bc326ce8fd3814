import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { sessions } from '../../db/schema/auth.ts';
import { askAuth } from './ask-auth.ts';
import { sessionCookieName } from './create-auth.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Ends the session. better-auth says that it has even where the database is away: it is said once it is so. */
export async function signOut(context: RequestContext, request: Request): Promise<Response> {
  const { db, appUrl, secret } = context;
  const answer = await askAuth(context, request, {});
  const token = readSessionCookie(request.headers.get('cookie'), sessionCookieName(appUrl), secret);
  if (token !== null) await db.delete(sessions).where(eq(sessions.token, token));
  return answer;
}
