import { missingFact, type SiteFacts } from '@coach/contracts/site-facts';
import { m } from '../../paraglide/messages.js';
import { OperatorEmail } from '../../ui/OperatorEmail.tsx';
import { FactList, LegalSection } from './LegalSection.tsx';
import { providerFacts } from './provider-facts.ts';
import { TermsOfSale } from './TermsOfSale.tsx';

export function LegalNotice({ facts }: { facts: SiteFacts }) {
  return (
    <>
      <LegalSection title={m.legal_notice_editor()}>
        <FactList
          facts={[
            { name: m.legal_notice_name(), value: facts.operatorName },
            { name: m.legal_notice_address(), value: facts.operatorAddress },
            { name: m.legal_notice_siret(), value: facts.operatorSiret },
            { name: m.legal_notice_email(), value: <OperatorEmail email={facts.operatorEmail} /> },
          ]}
        />
      </LegalSection>
      <LegalSection title={m.legal_notice_hosting()}>
        <FactList facts={[{ name: m.legal_notice_host(), value: facts.hosting }]} />
      </LegalSection>
      <LegalSection title={m.legal_notice_providers()}>
        <p>{m.legal_notice_providers_text()}</p>
        <FactList facts={providerFacts(facts)} />
      </LegalSection>
      <LegalSection title={m.legal_notice_property()}>
        <p>{m.legal_notice_property_text()}</p>
      </LegalSection>
      <LegalSection title={m.legal_notice_liability()}>
        <p>{m.legal_notice_liability_text()}</p>
      </LegalSection>
      <TermsOfSale />
      <LegalSection title={m.legal_notice_law()}>
        <p>{m.legal_notice_law_text()}</p>
        <FactList facts={[{ name: m.legal_notice_mediator(), value: missingFact }]} />
      </LegalSection>
    </>
  );
}
