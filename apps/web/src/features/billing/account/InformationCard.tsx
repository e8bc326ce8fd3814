import { graceDays } from '@coach/contracts/prices';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { OperatorEmail } from '../../../ui/OperatorEmail.tsx';
import { useOperatorEmail } from './use-operator-email.ts';

/** How a change, a payment and support work (spec 1, « Dashboard subscription page »). */
export function InformationCard() {
  const email = useOperatorEmail();
  return (
    <Card title={m.billing_info_title()}>
      <div className="@container">
        <div className="grid grid-cols-1 gap-6 @min-[40rem]:grid-cols-3">
          <Info title={m.billing_info_change()}>{m.billing_info_change_text()}</Info>
          <Info title={m.billing_info_billing()}>{m.billing_info_billing_text({ days: graceDays })}</Info>
          <Info title={m.billing_info_support()}>
            {m.billing_info_support_text()}{' '}
            {email ? (
              <OperatorEmail email={email} />
            ) : (
              <Link to={paths.resources('#contact')} className="underline underline-offset-4">
                {m.billing_info_support_help()}
              </Link>
            )}
          </Info>
        </div>
      </div>
    </Card>
  );
}

function Info({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-ink-soft">{children}</p>
    </div>
  );
}
