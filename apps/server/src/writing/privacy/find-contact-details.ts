import { type ContactMention, findContacts } from '@coach/engine/grounding/names/find-contacts';
import { foldText } from '@coach/engine/text/fold-text';
import type { Detail } from './detail.ts';
import type { PlainView } from './plain-view.ts';

/** Read in pieces, so that a text of telephone numbers alone takes no time; a piece begins before the last one ends. */
const pieceLength = 8_000;
const overlap = 400;

/** E-mails, telephones, web addresses and account names, however they are written; `isOwn` tells a person’s own words. */
export function findContactDetails(view: PlainView, isOwn: (word: string) => boolean): Detail[] {
  const { text } = view;
  const found: Detail[] = [];
  for (let at = 0; at === 0 || at + overlap < text.length; at += pieceLength - overlap) {
    const piece = text.slice(at, at + pieceLength);
    const reading = { text: piece, folded: foldText(piece), tokens: [], stems: [], sentences: [] };
    for (const mention of findContacts(reading)) {
      if (mention.kind === 'url' && isOnlyName(piece, mention, isOwn)) continue;
      const cut = mention.kind === 'url' ? (cutRest.exec(text.slice(mention.end + at - 1))?.[0].length ?? 1) - 1 : 0;
      const place = { start: mention.start + at, end: mention.end + at + cut };
      found.push({ kind: kinds[mention.kind], thing: mention.value, ...place });
    }
  }
  return [...found, ...labelledPhones(view), ...handles(view, isOwn)];
}

/** A narrow column cuts an address after one of its hyphens. */
const cutRest = /^-\n[a-z\d][a-z\d-]{0,40}(?=\s|$)/i;

const kinds = { email: 'EMAIL', phone: 'TELEPHONE', url: 'LIEN' } as const;

/** « Socket.io », « Booking.com »: a name with a dot, not where somebody is found. */
function isOnlyName(text: string, { start, end, value }: ContactMention, isOwn: (word: string) => boolean): boolean {
  const written = text.slice(start, end);
  if (value.includes('/') || /^(?:https?:|www\.)/i.test(written)) return false;
  return /^\p{Lu}/u.test(written) && !(value.match(/\p{L}+/gu) ?? []).some(isOwn);
}

const phoneLabel =
  /(?<!\p{L})(?:tel(?:ephone)?|gsm|portable|mobile|fax|phone|cell|whatsapp|☎|📞|📱)\.?\s?(?:fixe|pro|perso|n°)?\s{0,2}[:.]?\s{0,2}(\+?[(\d][\d\s().\-/·]{7,22}\d)/gu;

/** What is called a telephone number is one, in whatever country’s way it is written. */
function labelledPhones(view: PlainView): Detail[] {
  return [...view.plain.matchAll(phoneLabel)].flatMap((match): Detail[] => {
    const written = (match[1] ?? '').split('\n')[0] as string;
    const digits = written.replace(/\D/g, '');
    if (digits.length < 8) return [];
    const start = match.index + match[0].indexOf(written);
    return [{ kind: 'TELEPHONE', thing: digits.slice(-9), ...view.placeOf(start, start + written.trimEnd().length) }];
  });
}

const networks =
  'linkedin|linked in|github|gitlab|bitbucket|twitter|instagram|insta|facebook|skype|discord|behance|dribbble|viadeo|tiktok|telegram|whatsapp|youtube|medium|kaggle|malt|mastodon|snapchat|pinterest|soundcloud|vimeo';
const labelled = new RegExp(
  `(?<!\\p{L})(?:${networks})\\s?[:@/]\\s{0,2}@?([\\p{L}\\p{N}][\\p{L}\\p{N}_.:/-]{2,60})`,
  'gu',
);
const network = new RegExp(`^(?:${networks})$`);
const at = /(?<![\p{L}\p{N}._/-])@[a-z\d_][a-z\d_.-]{2,30}(?![\p{L}\p{N}/@])/gu;
const path = /(?<=^|[\s|•·,;])\/?in\/[\p{L}\p{N}]+[\p{L}\p{N}_%-]{2,60}/gu;

/** « GitHub : smartin75 », « @sophie.martin », « in/sophie-martin ». */
function handles(view: PlainView, isOwn: (word: string) => boolean): Detail[] {
  const named = [...view.plain.matchAll(labelled)].flatMap((match): Detail[] => {
    const handle = (match[1] ?? '').replace(/[.:/-]+$/, '');
    const reads = /[\d._-]/.test(handle) || /@/.test(match[0]) || (handle.match(/\p{L}+/gu) ?? []).some(isOwn);
    if (!reads || network.test(handle)) return [];
    const start = match.index + match[0].lastIndexOf(handle);
    return [{ kind: 'LIEN', thing: handle, ...view.placeOf(start, start + handle.length) }];
  });
  const bare = [at, path].flatMap((pattern) =>
    [...view.plain.matchAll(pattern)].map((match): Detail => {
      const handle = match[0].replace(/[.-]+$/, '');
      return { kind: 'LIEN', thing: handle, ...view.placeOf(match.index, match.index + handle.length) };
    }),
  );
  return [...named, ...bare];
}
