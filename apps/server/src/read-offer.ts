import type { ParsedOffer } from '@coach/contracts/offer';
import type { Services } from './context.ts';
import { cleanText } from './http/clean-text.ts';
import { loadEngine } from './ports/engine.ts';
import { PageError } from './ports/page-fetcher.ts';
import type { ReadPage } from './ports/page-reader.ts';

const pageMs = 30_000;

/** An offer as it was pasted. */
export async function readOfferText(text: string): Promise<ParsedOffer> {
  const { offerText, parseOffer } = await loadEngine();
  return parseOffer(offerText(text));
}

/** The offer of a page of the web. Rejects with PageError, or with the signal’s reason when aborted. */
export async function readOfferPage(
  { pages, pageReader }: Pick<Services, 'pages' | 'pageReader'>,
  url: string,
  signal?: AbortSignal,
): Promise<ReadPage> {
  const limit = AbortSignal.timeout(pageMs);
  const { html } = await pages.fetch(url, signal ? AbortSignal.any([signal, limit]) : limit).catch((error) => {
    throw limit.aborted && !signal?.aborted ? new PageError('timeout', { cause: error }) : error;
  });
  signal?.throwIfAborted();
  return await pageReader.read(cleanText(html));
}
