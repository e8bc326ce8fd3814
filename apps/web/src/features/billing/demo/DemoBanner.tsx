import { m } from '../../../paraglide/messages.js';

/** On every page of the demonstration’s payments, always. */
export function DemoBanner() {
  return (
    <p role="note" className="bg-accent-soft px-4 py-3 text-center font-semibold text-accent">
      {m.billing_demo_banner()}
    </p>
  );
}
