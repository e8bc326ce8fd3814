import { type FetchJobUrlResponse, minFetchedDescription } from '@coach/contracts/features/letters';
import type { ParsedOffer } from '@coach/contracts/offer';
import type { UserContext } from '../../context.ts';
import { AppError } from '../../http/app-error.ts';
import { PageError } from '../../ports/page-fetcher.ts';
import { readOfferPage } from '../../read-offer.ts';
import type { OfferThrottle } from '../usage/offer-throttle.ts';

/** The description on the page of an offer. Throws as `fetchOffer`. */
export async function fetchJobUrl(
  context: UserContext,
  throttle: OfferThrottle,
  url: string,
): Promise<FetchJobUrlResponse> {
  const { text, title, company } = await fetchOffer(context, throttle, url);
  return { jobDescription: text, title, company };
}

/** Throws `unreadable_page` with the reason why there is none, or `too_many_requests`. */
export async function fetchOffer(context: UserContext, throttle: OfferThrottle, url: string): Promise<ParsedOffer> {
  await throttle.beforeFetch(context.actor.userId);
  const { offer } = await readOfferPage(context, url, context.signal).catch((error) => {
    throw error instanceof PageError ? new AppError('unreadable_page', { reason: error.reason }) : error;
  });
  if (offer.text.trim().length <= minFetchedDescription)
    throw new AppError('unreadable_page', { reason: 'not_an_offer' });
  return offer;
}
