import type { Subscription } from '@coach/contracts/features/billing';
import { Link, Navigate } from 'react-router';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CancelSubscription, canCancel } from '../account/CancelSubscription.tsx';
import { CurrentPlan } from '../account/CurrentPlan.tsx';
import { InvoiceList } from '../account/InvoiceList.tsx';
import { useCancellation } from '../account/use-cancellation.tsx';
import { useSubscription } from '../requests/use-subscription.ts';

/** The demonstration’s stand-in for a provider’s customer page: the plan, its change, its end and the invoices. */
export function SimulatedPortal() {
  const { data, error, refetch, isFetching } = useSubscription();
  if (data?.payments === 'stripe') return <Navigate to={paths.subscription()} replace />;
  return (
    <div className="container-page max-w-3xl py-10 sm:py-14">
      <h1 className="text-3xl">{m.billing_portal_title()}</h1>
      <p className="mt-3 text-ink-soft">{m.billing_portal_text()}</p>
      <div className="mt-8 flex flex-col gap-6">
        {data ? <Portal subscription={data} /> : null}
        {!data && error ? (
          <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
        ) : null}
        {!data && !error ? <Spinner className="min-h-[30vh]" /> : null}
      </div>
    </div>
  );
}

function Portal({ subscription }: { subscription: Subscription }) {
  const { heading, start, dialog } = useCancellation(subscription);
  const change = (
    <Button variant="secondary" render={<Link to={paths.subscription('#plans')} />}>
      {subscription.subscribed ? m.billing_portal_change() : m.billing_portal_choose()}
    </Button>
  );
  return (
    <>
      <CurrentPlan subscription={subscription} heading={heading} actions={change} />
      <InvoiceList />
      {canCancel(subscription) ? <CancelSubscription onCancel={start} /> : null}
      {dialog}
    </>
  );
}
