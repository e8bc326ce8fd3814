import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { foldWord } from '../../text/fold-text.ts';
import { isFirstName, knownCity } from '../../text/known-names.ts';
import { tokenise } from '../../text/tokenise.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { classifyHeading } from '../sections/classify-heading.ts';
import { labelledName } from './labelled-name.ts';
import { nameBehindComma, type Turned } from './name-behind-comma.ts';
import { nameCase } from './name-case.ts';

export type FoundName = { fullName: string; span: Span; lines: CvLine[] };

type Candidate = FoundName & { score: number };

const particle = /^(?:de|du|des|da|dos|del|di|la|le|van|von|der|den|el|ben|d|l|al|bin|mc|saint|st|y|e)$/;
const title = /^(?:m\.?|mr\.?|mme\.?|mlle\.?|monsieur|madame|dr\.?|docteur|me|ma[iî]tre|miss|mrs\.?)\s+/i;
const label =
  /^(?:nom(?: et pr[eé]nom)?|pr[eé]noms?(?: et nom)?|name|full name|nom complet|candidate?|cv|cv de|curriculum vitae|curriculum vitae de|resume of|resume|c\.?v\.? de|c\.?v\.?)\s*[:–-]?\s+(?:de |d[’'](?=\p{Lu}))?/iu;

/**
 * The person's name: the line near the top that reads like one, helped by known first names, the e-mail address and the
 * size of the letters. First name first, whatever the order in the CV.
 */
export function readName(lines: readonly CvLine[], email: string | null): FoundName | null {
  const labelled = labelledName(lines);
  if (labelled) return labelled;
  const mail = mailWords(email);
  const top = lines.slice(0, 40);
  const largest = Math.max(0, ...top.map((line) => line.fontSize ?? 0));
  const candidates = top.flatMap((line, index) =>
    candidatesOf(line, top, index, mail).map((candidate) => ({
      ...candidate,
      score: candidate.score + layoutScore(line, index, largest),
    })),
  );
  const best = candidates.reduce<Candidate | null>((a, b) => (a === null || b.score > a.score ? b : a), null);
  return best && best.score >= 3 ? best : nameFromMail(lines, email);
}

/** « lea.morin@… »: where no line tells the name, the address does. */
function nameFromMail(lines: readonly CvLine[], email: string | null): FoundName | null {
  const local = email?.split('@')[0] ?? '';
  const words = local.replace(/\d+$/, '').split(/[._]/);
  const line = lines.find(({ text }) => email !== null && text.includes(email));
  if (
    !line ||
    words.length !== 2 ||
    !words.every((word) => /^\p{L}[\p{L}-]{2,}$/u.test(word)) ||
    !words.some(isFirstName)
  )
    return null;
  const spelt = words.map((word) => asPrinted(word, lines));
  const ordered = isFirstName(words[0] as string) ? spelt : [...spelt].reverse();
  const start = line.start + line.text.indexOf(email as string);
  const fullName = ordered.map((word) => nameCase(word.toUpperCase(), undefined)).join(' ');
  return { fullName, span: { start, end: start + local.length }, lines: [line] };
}

/** An address has no accents: « Stéphane » where the page says so anywhere. */
function asPrinted(word: string, lines: readonly CvLine[]): string {
  const printed = lines.flatMap(({ text }) => text.match(/(?<![\p{L}@.])\p{Lu}[\p{L}\p{M}’'-]+(?![\p{L}@])/gu) ?? []);
  return printed.find((other) => foldWord(other) === foldWord(word)) ?? word;
}

/** A name stands high on the page, in large or bold letters. */
function layoutScore(line: CvLine, index: number, largest: number): number {
  const large = line.fontSize !== null && largest > 0 && line.fontSize >= largest * 0.98 ? 3 : 0;
  return large + (index < 3 ? 3 - index : 0) - index * 0.1 + (line.bold ? 0.5 : 0);
}

function mailWords(email: string | null): string[] {
  const local = email?.split('@')[0] ?? '';
  return foldWord(local)
    .split(/[^a-z]+/)
    .filter((part) => part.length > 1);
}

function candidatesOf(line: CvLine, top: readonly CvLine[], index: number, mail: readonly string[]): Candidate[] {
  const found: Candidate[] = [];
  for (const part of nameParts(line.text)) {
    const candidate = scoreName(part.text, line.start + part.at, mail, [line]);
    if (candidate) found.push(candidate);
  }
  const turned = turnedName(line, top.slice(0, index), mail);
  if (turned) found.push(turned);
  const [next, third] = top.slice(index + 1, index + 3);
  if (next && isBrokenName(line, next, mail)) {
    const pair = joinName([line, next], mail);
    const triple = third && isNameLine(third.text) && isAlike(next, third) ? joinName([line, next, third], mail) : null;
    if (pair) found.push(pair);
    if (triple && next.fontSize !== null) found.push(triple);
  }
  return found;
}

/** « MARTIN-ROUX, Ambre »; « INFIRMIÈRE, Nancy », « IBIS, Florence » below the name are a title or a house, and its town. */
function turnedName(line: CvLine, above: readonly CvLine[], mail: readonly string[]): Candidate | null {
  const { at, whole } = afterLabel(line.text);
  const turned = nameBehindComma(whole);
  const start = line.start + at;
  const known =
    turned && [turned.given, turned.family].some((part) => part.split(' ').some((word) => inMail(word, mail)));
  if (!turned || !(known || (isFirstName(turned.given) && mayBeTurned(turned, line, above)))) return null;
  const candidate = scoreName(`${turned.given} ${turned.family}`, start, mail, [line]);
  return candidate && { ...candidate, span: { start, end: start + turned.length } };
}

/** No town nor trade, above all headings and dates, and no other name above in letters as large. */
function mayBeTurned({ given, family }: Turned, line: CvLine, above: readonly CvLine[]): boolean {
  if (knownCity(given) !== null || findTerms(family).some(({ kind }) => kind === 'occupation')) return false;
  return !above.some((other) => {
    if (namesDocument.test(other.text)) return false;
    const opens = classifyHeading(other.text) !== null || /^(?:19|20)\d\d(?!\d)/.test(other.text);
    return opens || (isWholeName(other.text) && (other.fontSize ?? 0) >= (line.fontSize ?? 0));
  });
}

function isWholeName(text: string): boolean {
  return isNameLine(text) && text.includes(' ') && findTerms(text).length === 0;
}

/** A name broken over lines; a hyphen at the end of one goes on. */
function joinName(lines: CvLine[], mail: readonly string[]): Candidate | null {
  const [first, last] = [lines[0] as CvLine, lines.at(-1) as CvLine];
  const written = lines
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\p{L}-) (?=\p{L})/gu, '');
  const joined = scoreName(written, first.start, mail, lines);
  return (
    joined && { ...joined, span: { start: first.start, end: last.end }, score: joined.score + 0.5 * (lines.length - 1) }
  );
}

/**
 * Two lines in letters of one size, one of them a single word: « Marion / LE GALL-RIVIÈRE ». In letters of two sizes where
 * the address says both, or one beside a first name.
 */
function isBrokenName(line: CvLine, next: CvLine, mail: readonly string[]): boolean {
  if (!isNameLine(withCapitals(line.text, mail)) || !isNameLine(next.text)) return false;
  if (!isAlike(line, next) && !areBothTold(line.text, next.text, mail)) return false;
  if (line.text.includes(' ') && next.text.includes(' ')) return false;
  const complete = [line, next].some(({ text }) => text.includes(' ') && text.split(' ').some(isFirstName));
  return !complete && !findTerms(next.text).some((term) => term.kind === 'occupation' && !isHalfName(next.text, term));
}

function areBothTold(first: string, second: string, mail: readonly string[]): boolean {
  const told = [first, second].map((text) => text.split(' ').some((word) => inMail(word, mail)));
  return told.every(Boolean) || (told.includes(true) && isFirstName(told[0] ? second : first));
}

/** « Boulanger-Roy »: a trade that is half of a double name. */
function isHalfName(text: string, { start, end }: Span): boolean {
  return !text.includes(' ') && (/^-\p{Lu}\p{Ll}/u.test(text.slice(end)) || /\p{Ll}-$/u.test(text.slice(0, start)));
}

/** One to three words written like names; initials are none. */
function isNameLine(text: string): boolean {
  const words = text.split(/[ \u00a0]+/);
  return (
    text.length > 2 &&
    text.length < 30 &&
    words.length < 4 &&
    words.every(isNameWord) &&
    /^\p{Lu}/u.test(text) &&
    knownCity(text) === null
  );
}

/** Lines of one name are set in one size. */
function isAlike(a: CvLine, b: CvLine): boolean {
  return a.fontSize === null || b.fontSize === null || Math.abs(a.fontSize - b.fontSize) < a.fontSize * 0.12;
}

/** The line as a whole, and what stands before a separator: « Sophie MARTIN – Aide-soignante ». */
function nameParts(text: string): { text: string; at: number }[] {
  const { at, whole } = afterLabel(text);
  const cut = whole.search(/\s[–—|•·/-]\s|,|\t| {3}|\(|\s:\s/);
  return cut > 0
    ? [
        { text: whole, at },
        { text: whole.slice(0, cut), at },
      ]
    : [{ text: whole, at }];
}

/** What stands behind « Nom : » and « Mme ». */
function afterLabel(text: string): { at: number; whole: string } {
  const skipped = label.exec(text)?.[0].length ?? 0;
  const at = skipped + (title.exec(text.slice(skipped))?.[0].length ?? 0);
  return { at, whole: text.slice(at) };
}

function scoreName(printed: string, start: number, mail: readonly string[], lines: CvLine[]): Candidate | null {
  const written = withCapitals(printed, mail);
  const words = unspaced(written)
    .split(/[ \u00a0]+/)
    .filter((word) => word !== '');
  if (written.length > 50 || words.length < 2 || words.length > 6 || !words.every(isNameWord)) return null;
  if (
    !/^(?:[dl][’']|(?:de|du|des|di|da|del|van|von|le|la)(?: l[ae])?[ \u00a0](?=\p{Lu}[\p{Lu}-]))?\p{Lu}/u.test(
      written,
    ) ||
    classifyHeading(written) ||
    knownCity(written)
  )
    return null;
  if (namesDocument.test(written)) return null;
  const mailHits = words.filter((word) => inMail(word, mail)).length;
  const firstNames = words.filter((word) => isFirstName(word)).length;
  if (mailHits === 0 && namesThings(written, words)) return null;
  const capitals = words.filter((word) => word.length > 1 && word === word.toUpperCase()).length;
  const mixed = capitals > 0 && capitals < words.length ? 1.5 : 0;
  // « L. MORIN-BAUDET »: an initial stands for a first name.
  const known = firstNames > 0 ? 3 : words.some((word) => /^\p{Lu}\.$/u.test(word)) ? 1 : -1.5;
  const score = mailHits * 2.5 + known + mixed + (words.length <= 3 ? 0.5 : -0.5);
  return { fullName: normaliseName(words, mail), span: { start, end: start + written.length }, lines, score };
}

/** What stands at the head of a form or a file, where names do. */
const namesDocument =
  /^(?:mon |ma |le )?(?:curriculum vit(?:ae|æ)|c\.?v\.?|r[ée]sum[ée]|candidature|(?:dossier|fiche|formulaire|lettre) (?:de |d[’']|candidat|profil))(?!\p{L}{4})/iu;

/** « samira el haddad », « julien » above « ROCHE »: set in small letters, which the address says again. */
function withCapitals(printed: string, mail: readonly string[]): string {
  if (!/^\p{Ll}{2,}(?:[ -]\p{Ll}{2,}){0,4}(?: \p{Lu}[\p{Lu}’' -]+)?$/u.test(printed)) return printed;
  const words = printed.split(' ');
  if (!isFirstName(words[0] as string) || !words.some((word) => inMail(word, mail))) return printed;
  return printed.replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** Skills and occupations are no names, but for the surnames that are trades: « Kévin BARBIER ». */
function namesThings(written: string, words: readonly string[]): boolean {
  const named = findTerms(written).filter(({ kind }) => kind !== 'ignored');
  if (named.length === 0) return false;
  const surnames = isFirstName(words[0] as string) || isFirstName(words.at(-1) as string);
  return !surnames || words.length > 3 || !named.every((term) => isSurname(written, term));
}

function isSurname(written: string, { kind, start, end }: Span & { kind: string }): boolean {
  const word = written.slice(start, end);
  if (/[\s-]/.test(word) || isFirstName(word)) return false;
  return kind === 'occupation' || (word === word.toUpperCase() && written !== written.toUpperCase());
}

/** « I N È S   B O U C H A R D »: letters set apart, words by wider gaps. */
function unspaced(written: string): string {
  if (!/^(?:\p{Lu}\p{M}? ){2,20}\p{Lu}|^\p{Lu}(?: \p{Lu}){2,}/u.test(written) || /\p{L}{2}/u.test(written))
    return written;
  return written
    .split(/ {2,}|\t/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');
}

function isNameWord(word: string): boolean {
  if (particle.test(word)) return true;
  return /^(?:[dDlL][’'])?\p{Lu}[\p{L}\p{M}'’.\u2011-]*$/u.test(word) && !/\.\p{L}{2}/u.test(word);
}

function inMail(word: string, mail: readonly string[]): boolean {
  const keys = tokenise(word).map((token) => token.key);
  const joined = keys.join('');
  return (
    joined.length > 2 &&
    mail.some((part) => part === joined || (part.length > 4 && part.includes(joined)) || keys.includes(part))
  );
}

/** First name first; only the case of words in capitals changes. */
function normaliseName(words: readonly string[], mail: readonly string[]): string {
  const ordered = isReversed(words, mail) ? moveFirstNames(words) : words;
  return ordered.map((word, index) => nameCase(word, ordered[index - 1])).join(' ');
}

function isReversed(words: readonly string[], mail: readonly string[]): boolean {
  const first = words[0] as string;
  const last = words.at(-1) as string;
  const firstCapitals = first === first.toUpperCase() && first.length > 1;
  const lastCapitals = last === last.toUpperCase() && last.length > 1;
  if (firstCapitals !== lastCapitals) return firstCapitals;
  if (isFirstName(first) !== isFirstName(last)) return isFirstName(last);
  return mail.length === 2 && inMail(first, mail.slice(1)) && inMail(last, mail.slice(0, 1));
}

function moveFirstNames(words: readonly string[]): string[] {
  const firstMixed = words.findIndex((word, index) => index > 0 && word !== word.toUpperCase() && !particle.test(word));
  // « Le Goaziou Yannick »: without capitals only the first name tells.
  const isShouted = words.some((word) => word.length > 1 && word === word.toUpperCase());
  const split =
    firstMixed > 0 && isShouted ? firstMixed : words.findIndex((word, index) => index > 0 && isFirstName(word));
  const at = split > 0 ? split : words.length - 1;
  return [...words.slice(at), ...words.slice(0, at)];
}
