import { m } from '../../paraglide/messages.js';
import { LegalSection, LegalTable, PlainList } from './LegalSection.tsx';

/** What this product's own code writes into a browser, name by name. */
export function CookiePolicy() {
  const columns = [m.legal_cookies_col_name(), m.legal_cookies_col_use(), m.legal_cookies_col_time()] as const;
  return (
    <>
      <p className="text-lg">{m.legal_cookies_lead()}</p>
      <LegalSection title={m.legal_cookies_list()}>
        <LegalTable
          columns={columns}
          rows={[
            [m.legal_cookies_session_name(), m.legal_cookies_session_use(), m.legal_cookies_session_time()],
            [m.legal_cookies_state_name(), m.legal_cookies_state_use(), m.legal_cookies_state_time()],
          ]}
        />
      </LegalSection>
      <LegalSection title={m.legal_cookies_types()}>
        <PlainList
          items={[
            m.legal_cookies_types_essential(),
            m.legal_cookies_types_function(),
            m.legal_cookies_types_analytics(),
          ]}
        />
        <p>{m.legal_cookies_types_promise()}</p>
      </LegalSection>
      <LegalSection title={m.legal_cookies_storage()}>
        <p>{m.legal_cookies_storage_text()}</p>
        <LegalTable
          columns={columns}
          rows={[
            ['lastSubscriptionCheck', m.legal_cookies_check_use(), m.legal_cookies_check_time()],
            ['lastActivity', m.legal_cookies_activity_use(), m.legal_cookies_activity_time()],
            ['afterConfirmation', m.legal_cookies_target_use(), m.legal_cookies_target_time()],
            ['cv-offer-draft', m.legal_cookies_draft_use(), m.legal_cookies_draft_time()],
            ['cv-offer-draft-of', m.legal_cookies_owner_use(), m.legal_cookies_draft_time()],
            ['letter-brief', m.legal_cookies_letter_use(), m.legal_cookies_draft_time()],
            ['linkedin-draft', m.legal_cookies_linkedin_use(), m.legal_cookies_draft_time()],
            ['interview-setup', m.legal_cookies_interview_use(), m.legal_cookies_draft_time()],
            ['interview-pitch', m.legal_cookies_pitch_use(), m.legal_cookies_draft_time()],
            [m.legal_cookies_answers_name(), m.legal_cookies_answers_use(), m.legal_cookies_answers_time()],
            ['advisor-draft', m.legal_cookies_advisor_use(), m.legal_cookies_draft_time()],
            [m.legal_cookies_coaching_name(), m.legal_cookies_coaching_use(), m.legal_cookies_draft_time()],
            ['interview-voice-mode', m.legal_cookies_voice_use(), m.legal_cookies_language_time()],
            ['speech-recognition-consent', m.legal_cookies_speech_use(), m.legal_cookies_language_time()],
            ['coach-pending', m.legal_cookies_pending_use(), m.legal_cookies_pending_time()],
            ['interfaceLanguage', m.legal_cookies_language_use(), m.legal_cookies_language_time()],
            ['theme', m.legal_cookies_theme_use(), m.legal_cookies_language_time()],
            ['react-router-scroll-positions', m.legal_cookies_scroll_use(), m.legal_cookies_scroll_time()],
          ]}
        />
      </LegalSection>
      <LegalSection title={m.legal_cookies_stop()}>
        <p>{m.legal_cookies_stop_text()}</p>
      </LegalSection>
    </>
  );
}
