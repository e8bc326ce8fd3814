import { markerOf, missingFact, type SiteFacts, siteFactNames } from '@coach/contracts/site-facts';

type Escape = (value: string) => string;

/** A page, or the `.data` of one, with its markers filled in, each escaped for where it stands. */
export function fillFacts(text: string, relative: string, facts: SiteFacts): string {
  if (relative.endsWith('.data')) return fill(text, facts, asJson);
  return fill(facts.operatorEmail === missingFact ? unlink(text) : text, facts, asHtml);
}

function fill(text: string, facts: SiteFacts, escaped: Escape): string {
  return siteFactNames.reduce((filled, name) => filled.replaceAll(markerOf(name), () => escaped(facts[name])), text);
}

/** An address that nobody told is no link: the page, once awake, writes it in the same way. */
function unlink(html: string): string {
  const marker = markerOf('operatorEmail');
  return html.replaceAll(new RegExp(`<a [^>]*href="mailto:${marker}"[^>]*>${marker}</a>`, 'g'), marker);
}

const asHtml: Escape = (value) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const asJson: Escape = (value) => JSON.stringify(value).slice(1, -1);
