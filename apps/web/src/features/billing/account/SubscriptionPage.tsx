import type { Subscription } from '@coach/contracts/features/billing';
import { toApiFailure } from '../../../lib/to-api-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { UsageTiles } from '../../usage/UsageTiles.tsx';
import { usePortal } from '../requests/use-payment-page.ts';
import { useSubscription } from '../requests/use-subscription.ts';
import { CancelSubscription, canCancel } from './CancelSubscription.tsx';
import { ChoosePlan } from './ChoosePlan.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { InformationCard } from './InformationCard.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { ReturnBanner } from './ReturnBanner.tsx';
import { useCancellation } from './use-cancellation.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

/** /dashboard/subscription: the plan one has, what is used of it, and the way to another. */
export function SubscriptionPage() {
  const { data, error, refetch, isFetching } = useSubscription();
  const told = usePaymentReturn();
  return (
    <>
      <h1 className="text-3xl">{m.billing_title()}</h1>
      {told ? <ReturnBanner told={told} subscription={data} /> : null}
      <div className="mt-8 flex flex-col gap-12">
        {data ? <Account subscription={data} /> : null}
        {!data && error ? (
          <ErrorState message={toApiFailure(error).message} onRetry={() => void refetch()} busy={isFetching} />
        ) : null}
        {!data && !error ? <Spinner className="min-h-[40vh]" /> : null}
      </div>
    </>
  );
}

function Account({ subscription }: { subscription: Subscription }) {
  const { heading, start, dialog } = useCancellation(subscription);
  return (
    <>
      <div className="flex flex-col gap-6">
        <CurrentPlan
          subscription={subscription}
          heading={heading}
          actions={subscription.hasPortal ? <ManageButton /> : null}
        />
        <section aria-label={m.usage_title()}>
          <UsageTiles />
        </section>
      </div>
      <ChoosePlan subscription={subscription} onLeave={start} />
      <div className="flex flex-col gap-6">
        <InvoiceList />
        <InformationCard />
        {canCancel(subscription) ? <CancelSubscription onCancel={start} /> : null}
      </div>
      {dialog}
    </>
  );
}

function ManageButton() {
  const { opening, open } = usePortal();
  return (
    <Button variant="secondary" busy={opening} onClick={() => void open()}>
      {m.billing_manage()}
    </Button>
  );
}
