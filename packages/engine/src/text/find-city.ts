import type { Span } from '@coach/contracts/span';
import { foldWord } from './fold-text.ts';
import { isRegion, knownCity } from './known-names.ts';
import { lazily } from './lazily.ts';
import { looksLikeTown } from './looks-like-town.ts';
import { titleCase } from './title-case.ts';
import { once } from './while-reading.ts';

export type FoundCity = { city: string; span: Span; certain: boolean };

const word = "(?:[Ll][’'])?\\p{Lu}[\\p{L}\\p{M}’']{0,30}";
const name = `${word}(?:[ -](?:${word}|(?:sur|sous|en|de|du|des|la|le|les|lès|d[’']\\p{Lu}[\\p{L}]{0,20}|l[’']\\p{Lu}[\\p{L}]{0,20}|aux|et)\\b)){0,6}`;
const afterPostcode = lazily(
  () => new RegExp(`(?<![\\d+])(?:F-|FR-)?\\d{2}[ \\u00a0]?\\d{3}[ ,\\u00a0–-]{1,4}(${name})`, 'u'),
);
/** « 12 rue des lilas 06300 nice »: only where the line ends, or goes on with something else. */
const smallAfterPostcode = lazily(
  () => /(?<![\d+])\d{5}[ \u00a0]([\p{Ll}][\p{Ll}’'-]{1,30}(?: [\p{Ll}’'-]{2,30}){0,3})(?=$|\s?[,;|–-]|\n)/u,
);
const beforeCode = lazily(
  () => new RegExp(`(?<![\\p{L}’'-])(${name}) ?[,–-]? ?\\((?:F-)?(?:\\d{5}|\\d{2}|2[AB]|97\\d)\\)`, 'u'),
);
/** « Agen 47000 »; « ISO/IEC 17025 » is a norm. */
const beforePostcode = lazily(
  () => new RegExp(`(?<![\\p{L}’'/-])(?!(?:ISO|IEC|NFC?|EN|DIN|ASTM)\\b)(${name}),? \\d{5}(?!\\d)`, 'u'),
);
const capitalised = lazily(() => new RegExp(`(?<![\\p{L}’'-])${name}`, 'gu'));

/** « 12 rue Jean Moulin, 33130 »: the postcode of a street, whose town stands elsewhere. */
const street =
  /(?<!\p{L})(?:rue|avenue|av\.?|boulevard|bd\.?|place|chemin|impasse|all[ée]es?|quai|route|cours|square|passage|r[ée]sidence|lotissement|villa)(?: (?:d[eu]s?|la|le|les|l[’']))* $/iu;
/** « …, 33130, » at the end of a line, and « Bègles, France » in the next one. */
const endsOnPostcode = /(?<![\d+])\d{5},?$/;
const opensOnTown = lazily(() => new RegExp(`^(${name})(?=$|,| \\(|\\t| ?[|•·])`, 'u'));

const namesStreet =
  /(?<!\p{L})(?:rue|avenue|av\.?|boulevard|bd\.?|place|chemin|impasse|all[ée]es?|quai|route|cours|square|passage|r[ée]sidence|lotissement|villa) /iu;

/**
 * The town that a line opens on where the line above is a street and ends on its postcode; never « Permis B » or
 * « Célibataire » below, nor what stands below « 12 rue des Lilas – Dole – 39100 ».
 */
export function townBelowPostcode(above: string, line: string): FoundCity | null {
  if (!endsOnPostcode.test(above.slice(-8)) || !namesStreet.test(above)) return null;
  const written = opensOnTown().exec(line)?.[1];
  if (written === undefined || !(knownCity(written) || looksLikeTown(written))) return null;
  const parts = above.replace(endsOnPostcode, '').split(/,|;|\||•|·|\t| [–—-] /u);
  const named = parts.some((part) => !namesStreet.test(part) && knownCity(part.trim()) !== null);
  return named ? null : toCity(line, 0, written, true);
}

/** Abroad, four figures: « CH-1004 Lausanne », « Rue des Bouchers 12, 1000 Bruxelles », « L-1234 Luxembourg ». */
const afterForeignCode = lazily(
  () =>
    new RegExp(
      `(?<![\\d+])(?:(?:CH|B|L|BE|LU)[- ]\\d{4}|(?<=\\d[a-z]?,? |, |^)(?!(?:19[4-9]|20[0-3])\\d)\\d{4}) (${name})`,
      'u',
    ),
);
/** A code that reads like a year counts where the country follows: « 1950 Sion, Suisse ». */
const beforeCountry = lazily(
  () => new RegExp(`(?<![\\d+])\\d{4} (${name})(?=,? \\(?(?:Suisse|Belgique|SUISSE|BELGIQUE))`, 'u'),
);

/** The city a line names: beside a postcode or a department, else a known one standing alone between separators. */
export const findCity = once(cityIn);

/** All of them want figures. */
const besideCode = [
  afterPostcode,
  beforeCode,
  smallAfterPostcode,
  beforePostcode,
  beforeCountry,
  afterForeignCode,
] as const;

function cityIn(text: string): FoundCity | null {
  return (/\d/.test(text) ? cityBesideCode(text) : null) ?? findKnownCity(text);
}

function cityBesideCode(text: string): FoundCity | null {
  for (const pattern of besideCode) {
    const match = townFrom(pattern, text);
    const found = match && toCity(text, match.index + match[0].indexOf(match[1] as string), match[1] as string, true);
    if (found && pattern === beforeCode && isRegion(found.city)) {
      const town = beforeRegion(text, found.span.start);
      if (town) return town;
    }
    if (found) return found;
  }
  return null;
}

/** What a pattern finds, unless it counts something or names a street. */
function townFrom(pattern: () => RegExp, text: string): RegExpExecArray | null {
  const match = pattern().exec(text);
  if (!match) return null;
  if (pattern === smallAfterPostcode && isCounted(match[1] as string)) return null;
  // « RTT (10) »: letters that stand for something; « DAX (40) » is a town.
  const written = match[1] as string;
  if (/^\p{Lu}{2,4}$/u.test(written) && knownCity(written) === null) return null;
  return pattern === beforePostcode && street.test(text.slice(0, match.index)) ? null : match;
}

/** « 10000 pas », « 12500 abonnés »: a plural that no town bears. */
function isCounted(written: string): boolean {
  return /^\p{Ll}+[sx](?![\p{L}-])/u.test(written) && knownCity(written) === null;
}

/** « Ville, Essonne (91) »: the town stands before the name of its department. */
function beforeRegion(text: string, start: number): FoundCity | null {
  const match = townBefore().exec(text.slice(0, start));
  return match && toCity(text, match.index + match[0].indexOf(match[1] as string), match[1] as string, true);
}

const townBefore = lazily(() => new RegExp(`(?:^|[|•·–—-] |\\d{5} )(${name}),? $`, 'u'));

/** A known city among the capitalised words of a line. */
export function findKnownCity(text: string): FoundCity | null {
  for (const match of text.matchAll(capitalised())) {
    const words = match[0].split(' ');
    for (let length = words.length; length > 0; length--) {
      const candidate = words.slice(0, length).join(' ');
      const known = knownCity(candidate);
      if (known)
        return {
          city: spelled(candidate),
          span: { start: match.index, end: match.index + candidate.length },
          certain: false,
        };
    }
    const last = words.at(-1) as string;
    const known = words.length > 1 ? knownCity(last) : null;
    if (known) {
      const end = match.index + match[0].length;
      return { city: spelled(last), span: { start: end - last.length, end }, certain: false };
    }
  }
  return null;
}

/** The usual spelling; as written where only accents differ. */
function spelled(written: string): string {
  if (/^St(?:e)?[ -]/iu.test(written)) return titleCase(written);
  const known = knownCity(written);
  const shown = titleCase(written);
  const asPrinted = written !== written.toUpperCase() && known !== null && foldWord(known) === foldWord(shown);
  if (known === null || asPrinted) return shown;
  return written.includes('’') ? known.replaceAll("'", '’') : known;
}

function toCity(text: string, start: number, written: string, certain: boolean): FoundCity | null {
  const clean = written
    .replace(
      / (?:Cedex|CEDEX|City|(?:AG|FR|GE|JU|NE|TI|VD|VS|ZH)$|Mobile|Portable|GSM|Mail|France|FRANCE|Tél|TEL|Tel|Email|E|Mail|Permis|Né|Née)\b.*$/u,
      '',
    )
    .replace(/[ -]+$/, '');
  if (clean.length < 2 || (!certain && knownCity(clean) === null)) return null;
  const city = spelled(clean);
  return { city, span: { start, end: start + text.slice(start).indexOf(clean) + clean.length }, certain };
}
