import { maxJobUrlLength } from '@coach/contracts/features/jobs';

/** An address as it is typed, completed with its scheme; null when it cannot be one. */
export function readOfferUrl(typed: string): string | null {
  const text = typed.trim();
  const url = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || /\s/.test(text) || url.length > maxJobUrlLength || !URL.canParse(url)) return null;
  const { protocol, hostname } = new URL(url);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && /[.:]|^localhost$/.test(hostname) ? url : null;
}
