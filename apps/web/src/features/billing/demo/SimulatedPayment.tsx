import type { SimulatedPayment as Payment } from '@coach/contracts/features/billing';
import { Link } from 'react-router';
import { LostDrawing } from '../../../illustrations/LostDrawing.tsx';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { PaymentActions } from './PaymentActions.tsx';
import { PaymentSummary } from './PaymentSummary.tsx';
import { useSettlePayment, useSimulatedPayment } from './use-simulated-payment.ts';

/** The page to pay on: what is bought, then pay, refuse or leave. No card is asked for, there is no field for one. */
export function SimulatedPayment({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useSimulatedPayment(token);
  const settle = useSettlePayment(token);
  const fault = settle.error ?? (data ? null : error);
  if (fault && toApiFailure(fault).code === 'not_found') return <Gone />;
  return (
    <div className="container-page max-w-2xl py-10 sm:py-14">
      <h1 className="mb-6 text-3xl">
        {data?.kind === 'change' ? m.billing_pay_title_change() : m.billing_pay_title()}
      </h1>
      {data ? <Sheet payment={data} settle={settle} /> : null}
      {!data && fault ? (
        <ErrorState message={toApiFailure(fault).message} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {!data && !fault ? <Spinner className="min-h-[40vh]" /> : null}
    </div>
  );
}

type SheetProps = { payment: Payment; settle: ReturnType<typeof useSettlePayment> };

function Sheet({ payment, settle }: SheetProps) {
  const isRefused = settle.data?.outcome === 'refused' && !settle.isPending;
  return (
    <>
      <PaymentSummary payment={payment} />
      {isRefused ? (
        <div role="alert" className="mt-6 rounded-lg bg-bad-soft px-5 py-4 text-bad">
          <p className="font-semibold">{m.billing_pay_refused_title()}</p>
          <p className="mt-1">{m.billing_pay_refused_text()}</p>
        </div>
      ) : null}
      {settle.error && !settle.isPending ? (
        <div className="mt-6">
          <ErrorState message={toApiFailure(settle.error).message} />
        </div>
      ) : null}
      <PaymentActions
        payment={payment}
        busy={settle.isPending || settle.data?.next ? settle.variables : undefined}
        onSettle={(outcome) => settle.mutate(outcome)}
      />
    </>
  );
}

/** Paid, left, replaced by another, or a day old. */
function Gone() {
  return (
    <div className="container-page py-12">
      <EmptyState
        wholePage
        illustration={<LostDrawing className="h-40" />}
        title={m.billing_pay_gone_title()}
        description={m.billing_pay_gone_text()}
        action={<Button render={<Link to={paths.subscription()} />}>{m.billing_pay_gone_action()}</Button>}
      />
    </div>
  );
}
