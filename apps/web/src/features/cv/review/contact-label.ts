import type { Contact } from '@coach/contracts/cv';
import { m } from '../../../paraglide/messages.js';

const labels: Record<keyof Contact, () => string> = {
  fullName: m.cv_field_full_name,
  email: m.cv_field_email,
  phone: m.cv_field_phone,
  city: m.cv_field_city,
  linkedin: m.cv_field_linkedin,
};

export const contactFields = Object.keys(labels) as (keyof Contact)[];

export function contactLabel(field: keyof Contact): string {
  return labels[field]();
}
