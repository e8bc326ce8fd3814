/** What pages say of one installation: the build writes a marker, the server that serves them fills it in. */
export const siteFactNames = [
  /** `https://…`, without a final slash. */
  'origin',
  'operatorName',
  'operatorAddress',
  'operatorEmail',
  'operatorSiret',
  'hosting',
  'database',
  'files',
  'writing',
  'speech',
  'payments',
  'mails',
  'googleSignIn',
] as const;
export type SiteFactName = (typeof siteFactNames)[number];
export type SiteFacts = Record<SiteFactName, string>;

/** Stands for the fact in what is built; none of its signs changes in HTML, in an address or in JSON. */
export function markerOf(name: SiteFactName): string {
  return `%%${name}%%`;
}

/** Shown for what the operator has not told (decisions, « Plans, prices, promises »). */
export const missingFact = 'à compléter par l’éditeur';
