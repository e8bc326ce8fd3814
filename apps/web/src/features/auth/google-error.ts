import { m } from '../../paraglide/messages.js';

/** They gave up at Google: nothing went wrong. */
export const googleRefusal = 'access_denied';

const linking = new Set([
  'account_not_linked',
  'unable_to_link_account',
  'account_already_linked_to_different_user',
  'email_does_not_match',
]);
const lost = new Set([
  'state_not_found',
  'state_mismatch',
  'state_invalid',
  'please_restart_the_process',
  'invalid_code',
  'no_code',
]);
const nameless = new Set(['email_not_found', 'email_not_verified', 'unable_to_get_user_info']);

/** What the name of a fault, which came back in `?error=`, means for the person. */
export function googleError(error: string): string {
  if (error === googleRefusal) return m.auth_google_cancelled();
  if (linking.has(error)) return m.auth_google_not_linked();
  if (nameless.has(error)) return m.auth_google_no_email();
  return lost.has(error) ? m.auth_google_lost() : m.auth_google_failed();
}
