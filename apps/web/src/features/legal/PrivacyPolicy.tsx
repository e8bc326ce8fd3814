import type { SiteFacts } from '@coach/contracts/site-facts';
import { m } from '../../paraglide/messages.js';
import { OperatorEmail } from '../../ui/OperatorEmail.tsx';
import { FactList, LegalSection, LegalTable, PlainList } from './LegalSection.tsx';
import { providerFacts } from './provider-facts.ts';

export function PrivacyPolicy({ facts }: { facts: SiteFacts }) {
  return (
    <>
      <LegalSection title={m.legal_privacy_short()}>
        <PlainList
          items={[m.legal_privacy_short_owner(), m.legal_privacy_short_sold(), m.legal_privacy_short_leave()]}
        />
      </LegalSection>
      <LegalSection title={m.legal_privacy_controller()}>
        <p>{m.legal_privacy_controller_text()}</p>
        <FactList
          facts={[
            { name: facts.operatorName, value: facts.operatorAddress },
            { name: m.legal_notice_email(), value: <OperatorEmail email={facts.operatorEmail} /> },
          ]}
        />
      </LegalSection>
      <KeptData />
      <LegalSection title={m.legal_privacy_where()}>
        <p>{m.legal_privacy_where_text()}</p>
        <FactList facts={[{ name: m.legal_notice_host(), value: facts.hosting }, ...providerFacts(facts)]} />
      </LegalSection>
      <LegalSection title={m.legal_privacy_time()}>
        <PlainList
          items={[
            m.legal_privacy_time_account(),
            m.legal_privacy_time_cv(),
            m.legal_privacy_time_model(),
            m.legal_privacy_time_billing(),
            m.legal_privacy_time_browsing(),
            m.legal_privacy_time_erased(),
          ]}
        />
      </LegalSection>
      <Models writing={facts.writing} />
      <Rights />
    </>
  );
}

/** What a model is sent, if any is connected, and the way to see it or do without. */
function Models({ writing }: { writing: string }) {
  return (
    <LegalSection title={m.legal_privacy_model()}>
      <p>{m.legal_privacy_model_text()}</p>
      <p>{m.legal_privacy_model_choice()}</p>
      <FactList facts={[{ name: m.legal_privacy_model_who(), value: writing }]} />
    </LegalSection>
  );
}

function KeptData() {
  const contract = m.legal_privacy_contract();
  return (
    <LegalSection title={m.legal_privacy_kept()}>
      <LegalTable
        columns={[m.legal_privacy_col_data(), m.legal_privacy_col_use(), m.legal_privacy_col_base()]}
        rows={[
          [m.legal_privacy_account_data(), m.legal_privacy_account_use(), contract],
          [m.legal_privacy_profile_data(), m.legal_privacy_profile_use(), contract],
          [m.legal_privacy_cv_data(), m.legal_privacy_cv_use(), contract],
          [m.legal_privacy_requests_data(), m.legal_privacy_requests_use(), contract],
          [m.legal_privacy_mails_data(), m.legal_privacy_mails_use(), m.legal_privacy_consent()],
          [m.legal_privacy_usage_data(), m.legal_privacy_usage_use(), m.legal_privacy_billing_base()],
          [m.legal_privacy_session_data(), m.legal_privacy_session_use(), m.legal_privacy_interest()],
        ]}
      />
      <p>{m.legal_privacy_sensitive()}</p>
    </LegalSection>
  );
}

function Rights() {
  return (
    <>
      <LegalSection title={m.legal_privacy_ai()}>
        <p>{m.legal_privacy_ai_text()}</p>
      </LegalSection>
      <LegalSection title={m.legal_privacy_rights()}>
        <p>{m.legal_privacy_rights_text()}</p>
        <PlainList
          items={[
            m.legal_privacy_rights_export(),
            m.legal_privacy_rights_correct(),
            m.legal_privacy_rights_delete(),
            m.legal_privacy_rights_write(),
            m.legal_privacy_rights_cnil(),
          ]}
        />
      </LegalSection>
      <LegalSection title={m.legal_privacy_safe()}>
        <p>{m.legal_privacy_safe_text()}</p>
      </LegalSection>
    </>
  );
}
