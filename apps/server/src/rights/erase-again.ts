import { inArray, sql } from 'drizzle-orm';
import { users } from '../db/schema/auth.ts';
import { erasures } from '../db/schema/rights.ts';
import { type ErasureServices, eraseAccount } from './erase-account.ts';

/**
 * Erases accounts that the ledger names and a restored backup has brought back. The ledger outside the database knows of
 * erasures that are younger than the backup. Answers how many came back.
 */
export async function eraseAgain(services: ErasureServices): Promise<number> {
  const { db, ledger } = services;
  const outside = await ledger.list();
  await tellOutside(services, new Set(outside.map(({ idHash }) => idHash)));
  for (let from = 0; from < outside.length; from += 1_000)
    await db
      .insert(erasures)
      .values(outside.slice(from, from + 1_000))
      .onConflictDoNothing();
  const hash = sql<string>`encode(sha256(convert_to(${users.id}, 'UTF8')), 'hex')`;
  const back = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(hash, db.select({ idHash: erasures.idHash }).from(erasures)));
  for (const { id } of back) await eraseAccount(services, id);
  return back.length;
}

/** Writes what a crash kept from the ledger outside. */
async function tellOutside({ db, ledger }: ErasureServices, known: ReadonlySet<string>): Promise<void> {
  for (const { idHash, erasedAt } of await db.select().from(erasures))
    if (!known.has(idHash)) await ledger.add(idHash, erasedAt);
}
