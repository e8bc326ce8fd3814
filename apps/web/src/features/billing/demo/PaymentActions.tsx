import type { SimulatedPayment } from '@coach/contracts/features/billing';
import { formatMoney } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import type { Outcome } from './use-simulated-payment.ts';

type PaymentActionsProps = {
  payment: SimulatedPayment;
  /** What is being done. */
  busy: Outcome | undefined;
  onSettle: (outcome: Outcome) => void;
};

/** Pay, have it refused as a bank would, or leave. Where nothing is due there is nothing to refuse. */
export function PaymentActions({ payment, busy, onSettle }: PaymentActionsProps) {
  const { dueCents } = payment;
  const press = (outcome: Outcome) => ({
    busy: busy === outcome,
    disabled: busy !== undefined,
    onClick: () => onSettle(outcome),
  });
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Button size="lg" {...press('pay')}>
        {dueCents > 0 ? m.billing_pay_pay({ amount: formatMoney(dueCents) }) : m.billing_pay_confirm()}
      </Button>
      {dueCents > 0 ? (
        <Button variant="secondary" {...press('refuse')}>
          {m.billing_pay_refuse()}
        </Button>
      ) : null}
      <Button variant="quiet" {...press('abandon')}>
        {m.billing_pay_abandon()}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{m.billing_pay_note()}</p>
    </div>
  );
}
