import { sql } from 'drizzle-orm';
import { hashOfId } from '../../account-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { invoices } from '../../db/schema/billing.ts';
import type { ProviderInvoice } from '../../ports/payments.ts';

type Issued = { userId: string; provider: string; invoices: ProviderInvoice[] };

/** Keeps what was invoiced; what is known already is brought up to date. */
export async function keepInvoices(db: Queryable, { userId, provider, invoices: issued }: Issued): Promise<void> {
  if (issued.length === 0) return;
  const rows = issued.map(({ id, purchase, ...invoice }) => ({
    ...invoice,
    invoiceId: id,
    userId,
    accountHash: hashOfId(userId),
    provider,
    plan: purchase?.plan ?? null,
    billingPeriod: purchase?.period ?? null,
  }));
  await db
    .insert(invoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [invoices.provider, invoices.invoiceId],
      set: { status: sql`excluded.status`, number: sql`excluded.number`, amountCents: sql`excluded.amount_cents` },
    });
}
