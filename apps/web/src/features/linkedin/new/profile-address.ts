/**
 * The address of a LinkedIn profile as it is typed, with its protocol: `linkedin.com/in/camille` too. '' for nothing typed,
 * null for what is no profile's address.
 */
export function profileAddress(typed: string): string | null {
  const text = typed.trim();
  if (!text) return '';
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (address.length > 500 || !URL.canParse(address)) return null;
  const { hostname, pathname } = new URL(address);
  const isProfile = /^(?:[a-z]+\.)?linkedin\.com$/i.test(hostname) && /^\/(?:in|pub)\/[^/]/.test(pathname);
  return isProfile ? address : null;
}
