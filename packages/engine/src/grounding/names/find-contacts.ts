import { findPhones } from '../../cv/contact/find-phone.ts';
import type { Reading } from '../text/read-text.ts';

/** An e-mail, a telephone number or an address of the web; `value` is how two of them compare. */
export type ContactMention = { kind: 'email' | 'phone' | 'url'; value: string; start: number; end: number };

const email =
  /[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]|\(a\)|\barobase\b) ?[\w-]{1,63}(?: ?(?:\.|\bpoint\b|\(dot\)|\[dot\]) ?[\w-]{1,63}){1,4}/g;
const topLevels =
  'fr|com|org|net|io|eu|dev|info|biz|tech|be|ch|uk|ca|de|ai|pro|site|online|gouv|re|me|app|co|shop|bzh|paris|alsace|cloud|blog|page|link';
/** A narrow column breaks an address behind its hyphen: « linkedin.com/in/ines- / lacombe ». */
const inUrl = String.raw`(?:[^\s,;)>"]|(?<=-)\n(?=[a-z0-9]))`;
const url = new RegExp(
  String.raw`\bhttps?:\/\/${inUrl}{3,200}|\bwww\.${inUrl}{3,200}|(?<![\w@.-])[a-z0-9][\w-]{1,60}(?:\.[\w-]{1,40}){0,3}\.(?:${topLevels})\b(?:\/${inUrl}{0,200})?`,
  'g',
);

/** Without these there is nothing to look for: most texts have neither. */
const mayHaveEmail = /@|\(at\)|\[at\]|\(a\)|arobase/;
const mayHaveUrl = /:\/\/|www\.|\.[a-z]/;

/** Everything in a text by which somebody is reached. */
export function findContacts({ text, folded }: Reading): ContactMention[] {
  const found: ContactMention[] = [];
  const taken = new Uint8Array(text.length + 1);
  for (const match of mayHaveEmail.test(folded) ? folded.matchAll(email) : []) {
    const end = match.index + match[0].length;
    taken.fill(1, match.index, end);
    found.push({ kind: 'email', value: plainEmail(match[0]), start: match.index, end });
  }
  for (const match of mayHaveUrl.test(folded) ? folded.matchAll(url) : []) {
    if (taken[match.index]) continue;
    const written = match[0].replace(/[.:!?']+$/, '');
    found.push({ kind: 'url', value: plainUrl(written), start: match.index, end: match.index + written.length });
  }
  for (const { e164, span } of findPhonesOf(text)) found.push({ kind: 'phone', value: e164, ...span });
  return found;
}

/** The search for phones compares each with those before: a text of telephone numbers alone is read in pieces. */
function findPhonesOf(text: string): ReturnType<typeof findPhones> {
  const piece = 20_000;
  if (text.length <= piece) return findPhones(text);
  const found: ReturnType<typeof findPhones> = [];
  for (let at = 0; at < text.length; at += piece) {
    for (const phone of findPhones(text.slice(at, at + piece))) {
      found.push({ ...phone, span: { start: phone.span.start + at, end: phone.span.end + at } });
    }
  }
  return found;
}

function plainEmail(written: string): string {
  return written
    .replace(/ ?(?:\(at\)|\[at\]|\(a\)|\barobase\b) ?/, '@')
    .replace(/ ?(?:\bpoint\b|\(dot\)|\[dot\]) ?/g, '.')
    .replace(/\s/g, '')
    .replace(/\.$/, '');
}

function plainUrl(written: string): string {
  return written
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\n/g, '')
    .replace(/\/+$/, '');
}
