import type { Subscription } from '@coach/contracts/features/billing';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

/** Whether there is something to end that does not end already. */
export function canCancel({ subscribed, provider, endsAt }: Subscription): boolean {
  return subscribed && provider !== 'operator' && endsAt === null;
}

/** « Résilier mon abonnement »: the first of three clicks (Code de la consommation, L215-1-1). */
export function CancelSubscription({ onCancel }: { onCancel: () => void }) {
  return (
    <Card title={m.billing_cancel_title()}>
      <p className="max-w-prose text-ink-soft">{m.billing_cancel_text()}</p>
      <Button className="mt-5" variant="danger" onClick={onCancel}>
        {m.billing_cancel_action()}
      </Button>
    </Card>
  );
}
