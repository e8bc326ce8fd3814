import type { SiteFacts } from '@coach/contracts/site-facts';
import { m } from '../../paraglide/messages.js';

/** Who takes part in running the site, as it is configured. */
export function providerFacts(facts: SiteFacts): { name: string; value: string }[] {
  return [
    { name: m.legal_notice_database(), value: facts.database },
    { name: m.legal_notice_files(), value: facts.files },
    { name: m.legal_notice_writing(), value: facts.writing },
    { name: m.legal_notice_speech(), value: facts.speech },
    { name: m.legal_notice_payments(), value: facts.payments },
    { name: m.legal_notice_mails(), value: facts.mails },
    { name: m.legal_notice_google(), value: facts.googleSignIn },
  ];
}
