/** Why a page of the web could not be had. */
export const pageFailures = [
  'forbidden_address',
  'unreachable',
  'timeout',
  'blocked',
  'login_required',
  'closed',
  'too_large',
  'not_an_offer',
] as const;
export type PageFailure = (typeof pageFailures)[number];

export class PageError extends Error {
  override name = 'PageError';
  readonly reason: PageFailure;
  constructor(reason: PageFailure, options?: ErrorOptions) {
    super(`the page cannot be had: ${reason}`, options);
    this.reason = reason;
  }
}

export type FetchedPage = { html: string /** Where redirects led. */; url: string };

/** Gets a page of the public web. Rejects with PageError, or with the signal’s reason when aborted. */
export type PageFetcher = {
  fetch(url: string, signal: AbortSignal): Promise<FetchedPage>;
  close(): Promise<void>;
};
