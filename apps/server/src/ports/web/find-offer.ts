import { maxOfferLength } from '@coach/contracts/cv-upload';
import { offerText } from '@coach/engine/offer/offer-text';
import { parseOffer } from '@coach/engine/offer/parse-offer';
import type { PageFailure } from '../page-fetcher.ts';
import type { ReadPage } from '../page-reader.ts';

const gone =
  /(?:offre|annonce|poste)[^.\n]{0,60}(?:n['’]est plus (?:disponible|en ligne|d['’]actualité|active)|n['’]existe plus|a (?:expiré|été pourvue?|été retirée?)|est (?:expirée?|close|pourvue?|clôturée?|archivée?))|(?:job|position|posting)[^.\n]{0,60}(?:no longer (?:available|accepting)|has (?:expired|been filled|closed))/i;
const wall =
  /(?:connectez-vous|identifiez-vous|se connecter|sign in|log in|join now)[^.\n]{0,60}(?:pour (?:voir|continuer|accéder|consulter)|to (?:view|continue|see))/i;
const guard =
  /captcha|êtes-vous un robot|are you a robot|verify you are human|just a moment\.\.\.|accès refusé|access denied|pardon our interruption|datadome|cf-browser-verification/i;
/** Shorter than any offer that says what it asks for. */
const shortest = 200;

/** What a page says of an offer, or why it is none. Takes seconds on a page made to: called in a process of its own. */
export function findOffer(html: string): ReadPage | { failure: PageFailure } {
  // What a page says can be far longer than any offer; what follows the offer is other people’s.
  const offer = parseOffer(offerText(html).slice(0, maxOfferLength));
  const { text } = offer;
  const asks = offer.requirements.length;
  if (asks < 3) {
    const head = html.slice(0, 20_000);
    if (gone.test(text) || gone.test(head)) return { failure: 'closed' };
    if (guard.test(head)) return { failure: 'blocked' };
    if (wall.test(text)) return { failure: 'login_required' };
    if (asks === 0 || text.length < shortest) return { failure: 'not_an_offer' };
  }
  return { offer, postedDate: postedDateOf(html) };
}

/** Of the page’s structured data (schema.org `JobPosting.datePosted`). */
function postedDateOf(html: string): string | null {
  return /"datePosted"\s*:\s*"(\d{4}-\d{2}-\d{2})/.exec(html)?.[1] ?? null;
}
