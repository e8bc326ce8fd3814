import { useSearchParams } from 'react-router';
import { DemoBanner } from './DemoBanner.tsx';
import { SimulatedPayment } from './SimulatedPayment.tsx';
import { SimulatedPortal } from './SimulatedPortal.tsx';

/** /paiement-simule: the payment named in the address, or what a customer’s own page at a provider would be. */
export function SimulatedPage() {
  const [query] = useSearchParams();
  const token = query.get('paiement');
  return (
    <>
      <DemoBanner />
      {token ? <SimulatedPayment key={token} token={token} /> : <SimulatedPortal />}
    </>
  );
}
