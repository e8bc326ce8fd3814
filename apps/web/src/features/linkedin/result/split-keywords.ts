import type { LinkedinReport } from '@coach/contracts/linkedin';

/** The report names what recruiters search, and which of it the profile has: what is there is not to be added. */
export function splitKeywords({ keywords, keywordsPresent }: Pick<LinkedinReport, 'keywords' | 'keywordsPresent'>) {
  const has = new Set(keywordsPresent);
  return { present: keywordsPresent, toAdd: keywords.filter((term) => !has.has(term)) };
}
