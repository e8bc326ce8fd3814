import type { Invoice } from '@coach/contracts/features/billing';
import { and, desc, eq } from 'drizzle-orm';
import type { UserContext } from '../../context.ts';
import { invoices } from '../../db/schema/billing.ts';
import { AppError } from '../../http/app-error.ts';
import { askProvider } from './payment-failures.ts';

/** The caller’s invoices, newest first. */
export async function listInvoices({ db, actor, payments }: UserContext): Promise<{ items: Invoice[] }> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.userId, actor.userId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(500);
  const items = rows.map(({ id, number, issuedAt, amountCents, currency, status, plan, billingPeriod, provider }) => ({
    id,
    number,
    issuedAt: issuedAt.toISOString(),
    amountCents,
    currency,
    status,
    plan,
    billingPeriod,
    provider,
    hasPage: provider === 'stripe' && payments.provider === 'stripe',
  }));
  return { items: items as Invoice[] };
}

/** The page of the provider that shows an invoice: its address does not last, so it is asked for each time. */
export async function findInvoicePage(context: UserContext, id: string): Promise<string> {
  const { db, actor, payments } = context;
  const mine = and(eq(invoices.id, id), eq(invoices.userId, actor.userId), eq(invoices.provider, payments.provider));
  const [found] = await db.select({ invoiceId: invoices.invoiceId }).from(invoices).where(mine);
  const page = found ? await askProvider(context, 'invoice', () => payments.invoicePage(found.invoiceId)) : null;
  if (!page) throw new AppError('not_found');
  return page;
}
