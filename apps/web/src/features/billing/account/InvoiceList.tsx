import type { Invoice } from '@coach/contracts/features/billing';
import { tierDisplayName } from '@coach/contracts/tiers';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { useInvoices } from '../requests/use-invoices.ts';

/** What was paid so far, newest first. */
export function InvoiceList() {
  const { data, error, refetch, isRefetching } = useInvoices();
  return (
    <Card title={m.billing_invoices_title()} id="factures" className="scroll-mt-24">
      {!data && error ? (
        <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isRefetching} />
      ) : null}
      {!data && !error ? <Spinner className="py-6" /> : null}
      {data?.length === 0 ? <p className="text-ink-soft">{m.billing_invoices_empty()}</p> : null}
      {data && data.length > 0 ? (
        <ul className="divide-y divide-line">
          {data.map((invoice) => (
            <li key={invoice.id} className="py-4 first:pt-0 last:pb-0">
              <InvoiceRow invoice={invoice} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

const tones: Record<Invoice['status'], BadgeTone> = { paid: 'ok', open: 'warn', void: 'neutral' };
const statuses: Record<Invoice['status'], () => string> = {
  paid: () => m.billing_invoice_paid(),
  open: () => m.billing_invoice_open(),
  void: () => m.billing_invoice_void(),
};

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, number, issuedAt, amountCents, currency, status, hasPage, provider } = invoice;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">{formatDate(issuedAt)}</p>
        <p className="text-sm text-ink-soft">{describeInvoice(invoice)}</p>
        <p className="text-sm text-ink-soft">{m.billing_invoice_number({ number })}</p>
        {provider === 'simulated' ? <p className="text-sm text-ink-soft">{m.billing_invoice_demo()}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Badge tone={tones[status]}>{statuses[status]()}</Badge>
        <p className="font-display text-lg whitespace-nowrap">{formatMoney(amountCents, currency)}</p>
        {hasPage ? (
          <Button
            variant="secondary"
            size="sm"
            href={`/api/invoices/${encodeURIComponent(id)}/page`}
            target="_blank"
            aria-label={m.billing_invoice_open_label({ number })}
          >
            {m.billing_invoice_document()}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function describeInvoice({ plan, billingPeriod }: Invoice): string {
  if (!plan) return m.billing_invoice_other();
  const name = tierDisplayName(plan);
  if (!billingPeriod) return name;
  return billingPeriod === 'yearly'
    ? m.billing_invoice_yearly({ plan: name })
    : m.billing_invoice_monthly({ plan: name });
}
