import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema/auth.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * Until the transaction ends, nothing else that locks the account goes on: what one request counts, no other adds to, and
 * rows that two take in another order are taken in turn. Taken first, as an erasure does. Throws `session_not_found` for
 * an account that is gone.
 */
export async function lockAccount(transaction: Queryable, userId: string): Promise<void> {
  const [found] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  if (!found) throw new AppError('session_not_found');
}
