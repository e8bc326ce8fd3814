import { faultOfContact } from '@coach/contracts/amendment-fault';
import type { Contact } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';

/** What to tell beside a contact field; nothing of one left empty. */
export function contactFault(field: keyof Contact, typed: string): string | null {
  const fault = typed.trim() ? faultOfContact(field, typed) : null;
  if (!fault) return null;
  return fault === 'phone' ? m.cv_phone_fault() : m.cv_email_fault();
}
