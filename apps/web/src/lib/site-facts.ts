import { markerOf, missingFact, type SiteFacts, siteFactNames } from '@coach/contracts/site-facts';

/** For a loader of a prerendered page: markers, which the server fills in for page and data alike. */
export function loadSiteFacts(): SiteFacts {
  return Object.fromEntries(
    siteFactNames.map((name) => [name, import.meta.env.DEV ? missingFact : markerOf(name)]),
  ) as SiteFacts;
}
