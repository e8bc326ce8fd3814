import { symmetricDecrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { jwks } from '../../db/schema/auth.ts';

/**
 * Removes signing keys that another AUTH_SECRET encrypted: with one of them in the way, no access token could be made any
 * more. The tokens they signed live five minutes.
 */
export async function dropUnreadableKeys(db: Database, secret: string, log: Logger): Promise<void> {
  for (const { id, privateKey } of await db.select().from(jwks)) {
    if (await isReadable(privateKey, secret)) continue;
    await db.delete(jwks).where(eq(jwks.id, id));
    log.warn({ key: id }, 'AUTH_SECRET has changed: a key that signed access tokens was replaced');
  }
}

async function isReadable(privateKey: string, secret: string): Promise<boolean> {
  try {
    await symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) });
    return true;
  } catch {
    return false;
  }
}
