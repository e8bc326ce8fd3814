import { symmetricDecrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { jwks } from '../../db/schema/auth.ts';
import type { Auth } from './create-auth.ts';

type Needs = { auth: Auth; db: Database; secret: string; log: Logger };

/**
 * The keys that sign access tokens, all made with this AUTH_SECRET and one at least. Those of another are replaced: with
 * one of them in the way no token could be made any more, and the tokens they signed live five minutes. For the processes
 * that answer people: theirs is the secret that counts.
 */
export async function keepOwnKeys({ auth, db, secret, log }: Needs): Promise<void> {
  const { own, others } = await sortKeys(db, secret);
  for (const id of others) {
    await db.delete(jwks).where(eq(jwks.id, id));
    log.warn({ key: id }, 'AUTH_SECRET has changed: a key that signed access tokens was replaced');
  }
  // A worker that starts from here on can tell whether its secret is the same.
  if (own.length === 0) await auth.api.getJwks();
}

/**
 * Throws a sentence for the operator when a process that answers nobody was given another AUTH_SECRET than those that do:
 * it could open none of the mails they leave it, and their keys are not for it to replace.
 */
export async function checkOwnKeys({ db, secret }: Pick<Needs, 'db' | 'secret'>): Promise<void> {
  const { own, others } = await sortKeys(db, secret);
  if (others.length === 0 || own.length > 0) return;
  throw new Error(
    'This worker’s AUTH_SECRET is not the one of the processes that serve the site on this database: it could not send their mails. Give both the same. If you have just changed it, start a process with ROLE=web or ROLE=all first.',
  );
}

async function sortKeys(db: Database, secret: string): Promise<{ own: string[]; others: string[] }> {
  const sorted = { own: [] as string[], others: [] as string[] };
  for (const { id, privateKey } of await db.select().from(jwks))
    sorted[(await isReadable(privateKey, secret)) ? 'own' : 'others'].push(id);
  return sorted;
}

async function isReadable(privateKey: string, secret: string): Promise<boolean> {
  try {
    await symmetricDecrypt({ key: secret, data: JSON.parse(privateKey) });
    return true;
  } catch {
    return false;
  }
}
