import type { Amendment } from '@coach/contracts/amendment';
import { m } from '../../../paraglide/messages.js';
import { contactLabel } from '../review/contact-label.ts';

export interface AmendmentDescription {
  label: string;
  /** What the CV said, where it is a line of it. */
  before: string | null;
  after: string | null;
}

/** A correction in words, for the list where it can be taken back. `text` is the CV's. */
export function describeAmendment(amendment: Amendment, text: string): AmendmentDescription {
  const of = (label: string, after: string | null, before: string | null = null) => ({ label, before, after });
  switch (amendment.kind) {
    case 'set-contact':
      return of(contactLabel(amendment.field), amendment.value);
    case 'set-title':
      return of(m.cv_field_title(), amendment.value);
    case 'set-summary':
      return of(m.cv_field_summary(), amendment.value);
    case 'set-experience':
      return of(
        amendment.index === null ? m.cv_did_add_experience() : m.cv_did_set_experience(),
        named(amendment.value.title, amendment.value.company),
      );
    case 'remove-experience':
      return of(m.cv_did_remove_experience(), null);
    case 'set-education':
      return of(
        amendment.index === null ? m.cv_did_add_education() : m.cv_did_set_education(),
        named(amendment.value.degree, amendment.value.school),
      );
    case 'remove-education':
      return of(m.cv_did_remove_education(), null);
    case 'set-languages':
      return of(m.cv_languages_title(), amendment.value.map((language) => language.name).join(', '));
    case 'add-skill':
      return of(m.cv_did_add_skill({ name: amendment.name }), amendment.proof);
    case 'remove-skill':
      return of(m.cv_did_remove_skill({ name: amendment.name }), null);
    case 'replace-line':
      return of(m.cv_did_replace_line(), amendment.text, text.slice(amendment.start, amendment.end));
    case 'remove-line':
      return of(m.cv_did_remove_line(), null, text.slice(amendment.start, amendment.end));
  }
}

function named(...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(', ') || null;
}
