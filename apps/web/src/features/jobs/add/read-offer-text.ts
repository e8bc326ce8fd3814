import { maxOfferLength } from '@coach/contracts/cv-upload';
import { m } from '../../../paraglide/messages.js';

/** A pasted offer as it is sent, or what to say of it. */
export function readOfferText(pasted: string): { text: string } | { error: string } {
  const text = pasted.trim();
  if (text === '') return { error: m.jobs_paste_empty() };
  if (text.length > maxOfferLength) return { error: m.jobs_add_too_long() };
  return /^https?:\/\/\S+$/i.test(text) ? { error: m.jobs_paste_is_url() } : { text };
}
