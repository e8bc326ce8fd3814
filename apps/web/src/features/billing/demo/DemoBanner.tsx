import { m } from '../../../paraglide/messages.js';

/** On every page of the demonstration’s payments, always. */
export function DemoBanner() {
  return (
    <p role="note" className="border-b-2 border-line bg-marker px-4 py-3 text-center font-semibold text-marker-ink">
      {m.billing_demo_banner()}
    </p>
  );
}
