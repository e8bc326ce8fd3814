import { foldText } from '@coach/engine/text/fold-text';
import type { Detail } from './detail.ts';
import { findAddresses } from './find-addresses.ts';
import { findCivilDetails } from './find-civil-details.ts';
import { findContactDetails } from './find-contact-details.ts';
import { findKnown, findKnownPhones, findTowns } from './find-known.ts';
import { addPerson, findNames, noPeople, type People } from './find-names.ts';
import { findPeople } from './find-people.ts';
import { nameDetails } from './name-details.ts';
import { readPlaceholders, withoutUnfinished } from './placeholders.ts';
import { type PlainView, plainView } from './plain-view.ts';

/** What is known of how the person is called and reached, in any writing. */
export type ContactFacts = {
  names: string[];
  emails: string[];
  phones: string[];
  urls: string[];
  /** Where they live, unless the offer is there too: what a text says of that town may then matter. */
  towns?: string[];
};

export type Hiding = {
  /** The texts, without anything that tells who somebody is. */
  hidden: string[];
  /** One more text, hidden alike. */
  hide(text: string): string;
  /**
   * A text as a person reads it: every placeholder is what it stands for again, however a model copied it; those that a
   * model made up are gone. `restore(hide(text))` is `text`.
   */
  restore(text: string): string;
  /** The same for a text that is still being written: a placeholder begun at its end waits. */
  restorePartial(text: string): string;
  /** Placeholders of a text that stand for nothing. */
  invented(text: string): string[];
};

/**
 * Replaces names, e-mails, telephones, postal and web addresses, birth dates, numbers of registers, and the names of
 * third people, by placeholders that a model can keep and a French sentence can bear. One thing has one number in all
 * texts; each way of writing it a letter of its own, so that it comes back as it was.
 */
export function hideContacts(known: ContactFacts, texts: string[]): Hiding {
  const people = noPeople();
  for (const name of known.names) addPerson(people, name, true);
  for (const text of texts) for (const name of findPeople(text)) addPerson(people, name, false);
  const names = nameDetails();
  const hide = (text: string): string => {
    for (const name of findPeople(text)) addPerson(people, name, false);
    const hidden = replaceDetails(text, findDetails(plainView(text), known, people), names.placeholderFor);
    const bare = text.replace(bracketLike, ' ');
    return bare === text || restore(hidden) === text ? hidden : hide(bare);
  };
  const restore = (text: string) => restoreWith(text, names.meaningOf);
  return {
    hidden: texts.map(hide),
    hide,
    restore,
    restorePartial: (text) => restore(withoutUnfinished(text)),
    invented: (text) =>
      readPlaceholders(text)
        .filter((each) => names.meaningOf(each) === null)
        .map(({ start, end }) => text.slice(start, end)),
  };
}

/** Where such a sign stands beside a detail, the two may read like a placeholder: the text then goes out without them. */
const bracketLike = /[[\]{}⟦⟧【】［］\\_]/g;

/** What comes first keeps its place where two overlap. */
function findDetails(view: PlainView, known: ContactFacts, people: People): Detail[] {
  const isOwn = (word: string) => people.parts.has(foldText(word)) || people.joined.has(foldText(word));
  const mentions = readPlaceholders(view.text).map(
    ({ start, end }): Detail => ({ kind: 'MENTION', thing: view.text.slice(start, end), start, end }),
  );
  return [
    ...mentions,
    ...findKnown(view, 'EMAIL', known.emails),
    ...findKnown(view, 'LIEN', known.urls),
    ...findKnownPhones(view, known.phones),
    ...findCivilDetails(view),
    ...findContactDetails(view, isOwn),
    ...findAddresses(view),
    ...findNames(view, people),
    ...findTowns(view, known.towns ?? []),
  ];
}

function replaceDetails(text: string, details: Detail[], placeholderFor: (detail: Detail, written: string) => string) {
  const taken = new Uint8Array(text.length);
  const kept = details.flatMap((detail) => {
    const free = freeParts(text, taken, detail);
    taken.fill(1, detail.start, detail.end);
    return free;
  });
  let [hidden, from] = ['', 0];
  for (const detail of kept.sort((a, b) => a.start - b.start)) {
    const start = text[detail.start - 1] === '\\' && detail.start - 1 >= from ? detail.start - 1 : detail.start;
    hidden += text.slice(from, start) + placeholderFor(detail, text.slice(start, detail.end));
    from = detail.end;
  }
  return hidden + text.slice(from);
}

/** What of a detail no other has taken, where it says something. */
function freeParts(text: string, taken: Uint8Array, detail: Detail): Detail[] {
  const parts: Detail[] = [];
  for (let index = detail.start; index < detail.end; index++) {
    if (taken[index]) continue;
    const last = parts.at(-1);
    if (last?.end === index) last.end++;
    else parts.push({ ...detail, start: index, end: index + 1 });
  }
  if (parts.length === 1 && parts[0]?.start === detail.start && parts[0].end === detail.end) return parts;
  return parts.flatMap((part) => {
    const written = text.slice(part.start, part.end);
    const start = part.start + written.length - written.trimStart().length;
    return /[\p{L}\d]/u.test(written) ? [{ ...part, start, end: start + written.trim().length }] : [];
  });
}

function restoreWith(
  text: string,
  meaningOf: (placeholder: ReturnType<typeof readPlaceholders>[number]) => string | null,
) {
  let [restored, from] = ['', 0];
  for (const placeholder of readPlaceholders(text)) {
    const meaning = meaningOf(placeholder);
    restored += text.slice(from, placeholder.start) + (meaning ?? '');
    from = placeholder.end;
    // « Madame [NOM_9], » is « Madame, ».
    if (meaning === null && /(?:^|[\s(])$/.test(restored)) {
      if (/^[ \u00a0]|^[,.;)]|^$/.test(text.slice(from, from + 1))) restored = restored.replace(/[ \u00a0]$/, '');
    }
  }
  return restored + text.slice(from);
}
