import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { paths } from '../../../paths.ts';

/** What nobody has to fear, and who takes the payments. */
export function TrustBlock({ payments }: { payments: string }) {
  const promises = [
    { title: m.pricing_trust_cancel_title(), text: m.pricing_trust_cancel_text() },
    { title: m.pricing_trust_data_title(), text: m.pricing_trust_data_text() },
    { title: m.pricing_trust_free_title(), text: m.pricing_trust_free_text() },
    { title: m.pricing_trust_payment_title(), text: <Payment payments={payments} /> },
  ];
  return (
    <section className="container-page py-14 lg:py-20">
      <h2 className="text-3xl">{m.pricing_trust_title()}</h2>
      <dl className="mt-8 grid grid-cols-1 gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ title, text }) => (
          <div key={title} className="border-t-[3px] border-ink pt-4">
            <dt className="font-display text-xl">{title}</dt>
            <dd className="mt-2 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <Link
          to={`${paths.legalNotice()}#conditions-de-vente`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {m.pricing_legal_link()}
        </Link>
      </p>
    </section>
  );
}

/** Which of the two holds is known once the server has written its fact into the page: no script chooses. */
function Payment({ payments }: { payments: string }) {
  return (
    <span data-payments={payments} className="group">
      <span className="group-data-[payments=Stripe]:hidden">{m.pricing_trust_payment_none()}</span>
      <span className="hidden group-data-[payments=Stripe]:inline">{m.pricing_trust_payment_real()}</span>
    </span>
  );
}
