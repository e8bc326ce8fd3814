import { graceDays } from '@coach/contracts/prices';
import { m } from '../../paraglide/messages.js';
import { FactList, LegalSection } from './LegalSection.tsx';

/** Under what conditions subscriptions are sold (Code de la consommation, L221-5 and L215-1). */
export function TermsOfSale() {
  return (
    <LegalSection id="conditions-de-vente" title={m.legal_sale()}>
      <FactList
        facts={[
          { name: m.legal_sale_plans(), value: m.legal_sale_plans_text() },
          { name: m.legal_sale_payment(), value: m.legal_sale_payment_text() },
          { name: m.legal_sale_renewal(), value: m.legal_sale_renewal_text() },
          { name: m.legal_sale_cancel(), value: m.legal_sale_cancel_text() },
          { name: m.legal_sale_change(), value: m.legal_sale_change_text() },
          { name: m.legal_sale_failed(), value: m.legal_sale_failed_text({ days: graceDays }) },
          { name: m.legal_sale_refund(), value: m.legal_sale_refund_text() },
          { name: m.legal_sale_withdrawal(), value: <Withdrawal /> },
          { name: m.legal_sale_form(), value: m.legal_sale_form_text() },
          { name: m.legal_sale_conformity(), value: m.legal_sale_conformity_text() },
        ]}
      />
    </LegalSection>
  );
}

function Withdrawal() {
  return (
    <>
      <p>{m.legal_sale_withdrawal_text()}</p>
      <p className="mt-2">{m.legal_sale_waiver_text()}</p>
    </>
  );
}
