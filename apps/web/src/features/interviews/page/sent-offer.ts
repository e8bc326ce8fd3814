import { readOfferUrl } from '../../../lib/read-offer-url.ts';

/** What stands for the offer as it is sent: its text, or the address of its page where nothing else was given. */
export function sentOffer(typed: string): { kind: 'text' | 'url'; text: string } {
  const text = typed.trim();
  const url = /^(?:https?:\/\/|www\.)\S+$/i.test(text) ? readOfferUrl(text) : null;
  return url ? { kind: 'url', text: url } : { kind: 'text', text };
}
