import { maxOfferLength } from '@coach/contracts/cv-upload';
import type { JobFailure } from '@coach/contracts/features/jobs';
import type { ParsedOffer } from '@coach/contracts/offer';
import { loadEngine } from '../../ports/engine.ts';

const gone =
  /(?:offre|annonce|poste)[^.\n]{0,60}(?:n['’]est plus (?:disponible|en ligne|d['’]actualité|active)|n['’]existe plus|a (?:expiré|été pourvue?|été retirée?)|est (?:expirée?|close|pourvue?|clôturée?|archivée?))|(?:job|position|posting)[^.\n]{0,60}(?:no longer (?:available|accepting)|has (?:expired|been filled|closed))/i;
const wall =
  /(?:connectez-vous|identifiez-vous|se connecter|sign in|log in|join now)[^.\n]{0,60}(?:pour (?:voir|continuer|accéder|consulter)|to (?:view|continue|see))/i;
const guard =
  /captcha|êtes-vous un robot|are you a robot|verify you are human|just a moment\.\.\.|accès refusé|access denied|pardon our interruption|datadome|cf-browser-verification/i;
/** Shorter than any offer that says what it asks for. */
const shortest = 200;

export type ReadPage = { offer: ParsedOffer; postedDate: string | null } | { failure: JobFailure };

/** What a page, or a pasted text, says of an offer; or why it is none. */
export async function readOfferPage(source: string, isPage: boolean): Promise<ReadPage> {
  const { offerText, parseOffer } = await loadEngine();
  // What a page says can be far longer than any offer; what follows the offer is other people’s.
  const offer = parseOffer(offerText(source).slice(0, maxOfferLength));
  const { text } = offer;
  const asks = offer.requirements.length;
  if (isPage && asks < 3) {
    if (gone.test(text) || gone.test(source.slice(0, 20_000))) return { failure: 'closed' };
    if (guard.test(source.slice(0, 20_000))) return { failure: 'blocked' };
    if (wall.test(text)) return { failure: 'login_required' };
    if (asks === 0 || text.length < shortest) return { failure: 'not_an_offer' };
  }
  return { offer, postedDate: isPage ? postedDateOf(source) : null };
}

/** YYYY-MM-DD of the page’s structured data (schema.org `JobPosting.datePosted`). */
function postedDateOf(html: string): string | null {
  return /"datePosted"\s*:\s*"(\d{4}-\d{2}-\d{2})/.exec(html)?.[1] ?? null;
}
