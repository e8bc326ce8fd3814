import { createHmac } from 'node:crypto';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { askTogether } from '../../ask-together.ts';
import type { Actor } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sessions, users } from '../../db/schema/auth.ts';
import { isSameText } from '../../http/same-text.ts';
import { sessionCookieName } from './create-auth.ts';

/** The session token in a Cookie header; null when there is none or better-auth did not sign it. */
export function readSessionCookie(header: string | null, name: string, secret: string): string | null {
  const pair = header?.split(/;\s*/).find((each) => each.startsWith(`${name}=`));
  if (!pair) return null;
  const value = decode(pair.slice(name.length + 1));
  const dot = value.lastIndexOf('.');
  const token = value.slice(0, dot);
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return dot > 0 && isSameText(value.slice(dot + 1), signature) ? token : null;
}

type KeptSession = Actor & { expiresAt: Date };

/**
 * Whose session it is, while it lives, in one query where better-auth takes several. One that was found ended is gone for
 * good, even if the clock is set back.
 */
export async function findSession(db: Database, token: string, now: Date): Promise<KeptSession | null> {
  const found = await askSession(db, token);
  if (!found) return null;
  if (found.expiresAt > now) return found;
  await db.delete(sessions).where(and(eq(sessions.token, token), lte(sessions.expiresAt, now)));
  return null;
}

const askSession = askTogether(async (db: Database, tokens: string[]): Promise<Map<string, KeptSession>> => {
  const rows = await db
    .select({
      token: sessions.token,
      userId: users.id,
      sessionId: sessions.id,
      email: users.email,
      fullName: users.name,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(inArray(sessions.token, tokens));
  return new Map(rows.map(({ token, ...session }) => [token, session]));
});

/** Makes the browser forget the session. */
export function clearedSessionCookie(appUrl: string): string {
  const secure = appUrl.startsWith('https:') ? '; Secure' : '';
  return `${sessionCookieName(appUrl)}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
