import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema/auth.ts';
import { hashPassword, isOutdated, type PasswordCost, passwordCost, verifyPassword } from './password-hash.ts';

type Given = { hash: string; password: string };

/** Whether it is the password; if so, and its hash cost less than is asked now, it is hashed anew. */
export async function verifyAndRenew(db: Database, given: Given, cost: PasswordCost = passwordCost): Promise<boolean> {
  if (!(await verifyPassword(given))) return false;
  if (isOutdated(given.hash, cost)) {
    const password = await hashPassword(given.password, cost);
    await db.update(accounts).set({ password }).where(eq(accounts.password, given.hash));
  }
  return true;
}
