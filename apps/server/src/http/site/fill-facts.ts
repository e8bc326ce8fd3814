import { markerOf, missingFact, type SiteFacts, siteFactNames } from '@coach/contracts/site-facts';

type Escape = (value: string) => string;

/** A page, or the `.data` of one, with its markers filled in, each escaped for where it stands. */
export function fillFacts(text: string, relative: string, facts: SiteFacts): string {
  if (relative.endsWith('.data')) return fill(text, facts, asJson);
  return text
    .split(/(<script\b[^>]*>[\s\S]*?<\/script>)/i)
    .map((part) =>
      part.startsWith('<script')
        ? fill(part, facts, asScript)
        : fill(facts.operatorEmail === missingFact ? unlink(part) : part, facts, asHtml),
    )
    .join('');
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

/** React Router writes a page's data as a string of JSON inside a script. */
const asScript: Escape = (value) =>
  asJson(asJson(value)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e').replaceAll('\u2028', '\\u2028');
