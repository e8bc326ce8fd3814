import type { Seniority } from '@coach/contracts/interview';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { postName } from '../../post-title.ts';
import { readOfferText } from '../../read-offer.ts';

/** What interviews need of other features, given where they are put together. */
export type InterviewSources = {
  /** Throws `unreadable_page` or `too_many_requests`. */
  fetchOffer(context: UserContext, url: string): Promise<ParsedOffer>;
  /** Throws `not_found` for an offer that is not the caller’s. */
  findJob(context: UserContext, id: string): Promise<{ id: string }>;
};

/** A description, or the address of the page that holds it. */
export type OfferPlace = { text: string; url: string | null };

/** What is only an address is one, whatever it is called. Throws `validation` for an address that is none. */
export function offerPlace(text: string, type: 'text' | 'url' = 'text'): OfferPlace {
  const address = /^www\.\S+$/i.test(text) ? `https://${text}` : text;
  const isAddress = /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);
  if (type === 'url' && !isAddress) throw new AppError('validation', { faults: { jobDescription: 'url' } });
  return { text, url: isAddress ? address : null };
}

export type ReadOffer = { offer: ParsedOffer; jobDescription: string; jobUrl: string | null };

export async function readInterviewOffer(
  context: UserContext,
  sources: InterviewSources,
  { text, url }: OfferPlace,
): Promise<ReadOffer> {
  const offer = url ? await sources.fetchOffer(context, url) : await readOfferText(text);
  return { offer, jobDescription: url ? offer.text : text, jobUrl: url };
}

/** What the interview is for: as the person calls it, else as the offer does. */
export async function roleOf(given: string, offer: ParsedOffer, otherwise: string): Promise<string> {
  return given || (await postName(offer)) || otherwise;
}

/** As the offer’s years of experience tell it (spec 2, section 3). */
export function seniorityOf({ experienceYearsMin: years }: ParsedOffer): Seniority {
  if (years === null) return 'Mid-level';
  if (years >= 6) return 'Senior';
  return years >= 3 ? 'Mid-level' : 'Junior';
}
