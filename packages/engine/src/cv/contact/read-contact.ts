import type { Contact, HeadingKind } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { findCity, townBelowPostcode } from '../../text/find-city.ts';
import { isFirstName, knownCity } from '../../text/known-names.ts';
import { looksLikeTown } from '../../text/looks-like-town.ts';
import { titleCase } from '../../text/title-case.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { classifyHeading } from '../sections/classify-heading.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import type { Section } from '../sections/split-sections.ts';
import { findPhones } from './find-phone.ts';
import { readName } from './read-name.ts';

export type FoundContact = { contact: Contact; spans: Record<string, Span>; used: Set<CvLine> };

const emailPattern =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}_%+-]{1,64}(?:\.[\p{L}\p{N}_%+-]{1,64}){0,6}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/iu;
const linkedinPattern =
  /(?<![\p{L}\d])(?:(?:www|[a-z]{2,3})\.)?linkedin(?:\.(?:com|fr)\/(?!company|school|groups|learning|jobs)(?:(?:in|pub|profile)\/)?|\/in\/)[\p{L}\p{N}%_.-]{2,100}\/?/iu;
/** « LinkedIn : sophie-martin », « LinkedIn in/smartin »: an account, and not the words after it. */
const linkedinLabel =
  /linked ?in\s?(?:[:–-]\s{0,3}@?((?:\/?in\/)?[a-z0-9][\p{L}\p{N}-]{2,60})(?=$|\n|\s?[|,;•·\t]|\s{2})|\s{0,3}\/?(in\/[\p{L}\d][\p{L}\d-]{2,60}))/iu;

/** « in/prenom-nom » beside the logo, alone in its line or its cell. */
const linkedinPath = /(?<=^|[|•·\n\t]\s?)\/?(in\/[\p{L}\d]+-[\p{L}\d-]{2,60})\/?(?=\s*(?:$|[\n|•·\t]))/iu;

/** Who the CV is about and how to reach them; `used` are the lines that say it. */
export function readContact(text: string, lines: readonly CvLine[], sections: readonly Section[]): FoundContact {
  const spans: Record<string, Span> = {};
  const set = (field: keyof Contact, value: string | null | undefined, span: Span | null | undefined) => {
    if (value && span) spans[`contact.${field}`] = span;
    return value ?? null;
  };
  const phones = findPhones(text.slice(0, 60_000));
  const phone = phones[0];
  const reach = contactLines(lines, sections);
  const email = unglued(findEmail(text) ?? findCutEmail(text.slice(0, 60_000), lines, reach), phones);
  const linkedin = findLinkedin(text);
  const name = readName(nameLines(lines, sections), email?.value ?? null);
  const city = readCity(reach) ?? lonelyTown(lines, name?.lines ?? []);
  const contact: Contact = {
    fullName: set('fullName', name?.fullName, name?.span),
    email: set('email', email?.value, email?.span),
    phone: set('phone', phone?.e164, phone?.span),
    city: set('city', city?.city, city?.span),
    linkedin: set('linkedin', linkedin?.value, linkedin?.span),
  };
  return { contact, spans, used: linesOf(lines, Object.values(spans)) };
}

/** « yanis@exampl / e.com »: a narrow column cuts the domain. */
const cutEmail =
  /(?<![\p{L}\p{N}._%+-])([\p{L}\p{N}_%+-]{1,64}(?:\.[\p{L}\p{N}_%+-]{1,64}){0,6}@[a-z0-9.-]{0,40})\n([a-z0-9-]{0,40}(?:\.[a-z]{2,10}){1,2})(?=\s|$)/iu;

/** « yanis.renaud / @example.com »: alone on their lines, an icon or its mark before. */
const cutBeforeAt =
  /(?<=^|[\n\t]\s{0,3}|[\n\t]\s{0,3}[•✉@] )([\p{L}\p{N}_%+-]{1,64}(?:\.[\p{L}\p{N}_%+-]{1,64}){0,6})\n(@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5})(?=\s|$)/iu;

function findEmail(text: string): { value: string; span: Span } | null {
  const match = text.includes('@') ? emailPattern.exec(text) : null;
  return match && { value: match[0], span: { start: match.index, end: match.index + match[0].length } };
}

function findCutEmail(head: string, lines: readonly CvLine[], reach: readonly CvLine[]): ReturnType<typeof findEmail> {
  const cut = head.includes('@') ? (cutEmail.exec(head) ?? cutAbove(head, lines, reach)) : null;
  return cut && { value: `${cut[1]}${cut[2]}`, span: { start: cut.index, end: cut.index + cut[0].length } };
}

/** « Instagram / @paul.coiffure », « Photographie / @paul.photos »: an account below a network or a word is no address. */
function cutAbove(head: string, lines: readonly CvLine[], reach: readonly CvLine[]): RegExpExecArray | null {
  const cut = cutBeforeAt.exec(head);
  const [, local = '', domain = ''] = cut ?? [];
  if (!cut || !/^\p{Ll}|[\d._-]/u.test(local) || !/\.(?:com|fr|org|net|eu|be|ch|io|example)$/i.test(domain))
    return null;
  const at = lines.findIndex(({ start, end }) => start <= cut.index && cut.index < end);
  const line = lines[at];
  const named = line && `${lines[at - 1]?.text.slice(-20) ?? ''} ${line.text}`;
  return named && reach.includes(line) && !network.test(named) ? cut : null;
}

const network =
  /(?<!\p{L})(?:insta(?:gram)?|facebook|twitter|tik ?tok|linkedin|youtube|snap(?:chat)?|github|behance|pinterest|threads|twitch|bluesky|mastodon|discord|telegram|dribbble|vimeo)(?!\p{L})/iu;

/** « 06 39 98 41 42lea@… », « E-maillea@… »: what a lost icon or gap glued before the address is not part of it. */
function unglued(email: ReturnType<typeof findEmail>, phones: readonly { span: Span }[]): typeof email {
  if (!email) return null;
  const phone = phones.find(({ span }) => span.start < email.span.start && email.span.start < span.end);
  const start = phone ? phone.span.end : email.span.start + (gluedLabel.exec(email.value)?.[0].length ?? 0);
  return { value: email.value.slice(start - email.span.start), span: { start, end: email.span.end } };
}

const gluedLabel = /^(?:e-?mail|courriel)(?=[\p{L}\d]{2})/iu;

function findLinkedin(text: string): { value: string; span: Span } | null {
  const match = linkedinPattern.exec(text);
  if (match) {
    const end = match.index + match[0].length;
    // A narrow column cuts the address after one of its hyphens.
    const below = /^\n([a-z0-9][a-z0-9-]{0,40})(?=\n|$| \()/i.exec(text.slice(end, end + 45))?.[1] ?? '';
    const lineStart = text.lastIndexOf('\n', match.index) + 1;
    const narrow = end - lineStart < 30 && /[-\d]/.test(below);
    const rest = match[0].endsWith('-') || narrow ? below : '';
    const value = (match[0] + rest).replace(/[.-]$/, '');
    return {
      value,
      span: { start: match.index, end: rest === '' ? match.index + value.length : end + 1 + rest.length },
    };
  }
  const named = linkedinLabel.exec(text) ?? linkedinPath.exec(text.slice(0, 60_000));
  if (!named) return null;
  const value = (named[1] ?? named[2] ?? '').replace(/^\//, '');
  const start = named.index + named[0].lastIndexOf(value);
  return { value, span: { start, end: start + value.length } };
}

/** Top of the first page, then sections that nobody can place (« Contact »), then the rest. */
function contactLines(lines: readonly CvLine[], sections: readonly Section[]): CvLine[] {
  const top = sections.filter((section) => section.kind === null).flatMap((section) => section.lines);
  const other = sections.filter((section) => section.kind === 'other').flatMap((section) => section.lines.slice(0, 12));
  const margin = lines.filter(
    (line) => line.origin === 'header' || line.origin === 'footer' || line.origin === 'textbox',
  );
  const told = new Set(
    sections.filter(({ kind }) => kind && tellsCareer.has(kind)).flatMap((section) => section.lines),
  );
  const reached = lines.filter(
    (line, index) =>
      (!told.has(line) && touchesContact(line)) ||
      opensOnPostcode.test(line.text) ||
      ageApart.test(line.text) ||
      isBesideContact(lines, index),
  );
  return [...new Set([...top.slice(0, 30), ...other, ...margin, ...reached])];
}

const opensOnPostcode = /^(?:F-)?\d{5}[ ,]+\p{L}/u;

/** « Cholet (49) | 20 ans »: the end of a line of contacts, wherever on the page it is read. */
const ageApart = /\|\s?\d{2} ans\s*(?:\||$)/u;

/** Towns named here are where the person worked or studied. */
const tellsCareer = new Set<HeadingKind>(['experience', 'education', 'skills', 'tools', 'certifications']);

function touchesContact(line: CvLine): boolean {
  return /@|(?:\d[ .]?){9}|\b\d{5}\b/.test(line.text);
}

function isBesideContact(lines: readonly CvLine[], index: number): boolean {
  const beside = [lines[index - 1], lines[index + 1]];
  return beside.some((line) => line !== undefined && (reachesMail(line.text) || /(?:\d[ .]?){9}/.test(line.text)));
}

/** An address, or the half of it that a narrow column leaves on a line: « @example.com ». */
function reachesMail(text: string): boolean {
  return findEmail(text) !== null || /^@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}$/i.test(text);
}

function nameLines(lines: readonly CvLine[], sections: readonly Section[]): CvLine[] {
  const top = sections.filter((section) => section.kind === null).flatMap((section) => section.lines);
  const headings = new Set(sections.flatMap((section) => (section.heading ? [section.heading.span.start] : [])));
  const above = new Set(top);
  const others = lines.filter((line) => !headings.has(line.start) && !above.has(line));
  // The name may stand in display letters at the foot of the page.
  const size = Math.max(0, ...lines.slice(0, 400).map(({ fontSize }) => fontSize ?? 0));
  const display = lines.filter((line) => size > 0 && line.fontSize === size && !headings.has(line.start)).slice(0, 4);
  return [...new Set([...top.slice(0, 15), ...display, ...others.slice(0, 30)])];
}

const labelled =
  /^(?:ville|adresse|address|domicile|localisation|location|lieu|habite|bas[ée]e? à|r[ée]sid\p{L}*)(?![\p{L}\d])\s*[:à]?\s*/iu;

/** « Vit à », « Actuellement à », « À … depuis 2016 »: what tells where the person is. */
const livesIn =
  /(?:^|[|•·–—,-]\s*)(?:(?:vit|vis|habit\p{L}*|r[ée]sid\p{L}*|domicili[ée]e?|install[ée]e?|bas[ée]e?|actuellement|situ[ée]e?|j[’']habite)(?: actuellement)? (?:à|a|sur|au|aux|dans la région de)|proche(?: de)?|pr[èe]s de|aux alentours de) $|^à $/iu;

/** « Habite Blagnac (31) ». */
const lives =
  /^(?:habit\p{L}*|r[ée]sid\p{L}*|vit|bas[ée]e?|domicili[ée]e?|secteur|ville de|commune de) (?:à )?(?=\p{Lu})/iu;

function readCity(lines: readonly CvLine[]): { city: string; span: Span } | null {
  let known: { city: string; span: Span } | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.text.length > 160) continue;
    const text = withoutBirth(line.text);
    const found = townBelow(lines[index - 1], line) ?? townIn(text);
    if (!found) continue;
    const skipped = lives.exec(found.city)?.[0].length ?? 0;
    const placed = {
      city: found.city.slice(skipped),
      span: { start: line.start + found.span.start + skipped, end: line.start + found.span.end },
    };
    if (found.certain || labelled.test(line.text) || livesIn.test(line.text.slice(0, found.span.start))) return placed;
    if (standsAlone(withoutContacts(text), found.span)) known ??= placed;
  }
  return known ?? unknownTown(lines);
}

function townIn(text: string): ReturnType<typeof findCity> {
  const city = findCity(text);
  return city?.certain ? city : (townAfterDepartment(text) ?? city);
}

function townBelow(above: CvLine | undefined, line: CvLine): ReturnType<typeof findCity> {
  return above && line.start - above.end < 3 ? townBelowPostcode(above.text, line.text) : null;
}

/** « né le 12/04/1997 à Lorient (56) », « Lieu de naissance : Lorient »: no place to live; marks of the same length instead. */
function withoutBirth(text: string): string {
  return text.replace(born, (found) => '|'.repeat(found.length));
}

const born =
  /(?<!\p{L})(?:n[ée](?:e|\(e\))?\s(?:le\s[^,;|\t]{4,25}\s)?[àa]\s|(?:(?:date et )?lieu|ville|commune) de naissance\s?:?\s?(?:[\d/.]{8,10}\s?,?\s?(?:à\s)?)?)\p{L}[\p{L}’'-]*(?: [\p{L}’'-]+){0,4}(?: ?\([^()\t]{2,25}\))?/giu;

/** « 67 Strasbourg », « (33) Bordeaux »: its department stands before the town. */
function townAfterDepartment(text: string): { city: string; span: Span; certain: boolean } | null {
  const match = afterDepartment.exec(text);
  const written = match?.[1];
  if (!match || written === undefined || !(knownCity(written) || readsLikeTown(written))) return null;
  const start = match.index + match[0].indexOf(written);
  return { city: titleCase(written), span: { start, end: start + written.length }, certain: true };
}

const afterDepartment =
  /(?:^|[|•·\t]\s?| [–—/-] )\(?(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97\d)\)? (?:[–-] )?(\p{Lu}[\p{L}’'-]{2,40}(?: \p{Lu}[\p{L}’'-]{1,30}){0,2})(?=$|\s?[|•·,\t]| [–—/-] )/u;

/** A line beside the e-mail or the telephone that is nothing else reads as the town: « Le Guilvinec ». */
function lonelyTown(lines: readonly CvLine[], name: readonly CvLine[]): { city: string; span: Span } | null {
  const line = lines.slice(0, 12).find((each, index) => {
    const beside = [lines[index - 1], lines[index + 1]].some((other) => other && /@|(?:\d[ .-]?){9}/.test(other.text));
    return beside && !each.bullet && !name.some(({ start }) => start === each.start) && readsLikeTown(each.text);
  });
  if (!line) return null;
  // « Lille Fives » is a quarter of Lille.
  const known = findCity(line.text);
  const whole =
    known?.span.start === 0 && line.text[known.span.end] === ' '
      ? known
      : { city: line.text, span: { start: 0, end: line.text.length } };
  return { city: whole.city, span: { start: line.start + whole.span.start, end: line.start + whole.span.end } };
}

const noTown =
  /^(?:permis|v[ée]hicul|c[ée]libataire|mari[ée]|nationalit|n[ée]e?|contact|coordonn|profil|cv|curriculum|t[ée]l|t[ée]l[ée]phone|mobile|portable|fixe|bureau|perso|mail|disponible)(?!\p{L})/iu;

function readsLikeTown(text: string): boolean {
  if (text.length > 35 || noTown.test(text) || classifyHeading(text) !== null) return false;
  if (!/^(?:(?:Le|La|Les) |L[’'])?\p{Lu}\p{Ll}+(?:[-’' ]\p{L}{2,}){0,3}$/u.test(text)) return false;
  return (
    text.split(/[ -]/).length < 5 &&
    titleLikeness(text) === 0 &&
    findTerms(text).length === 0 &&
    !text.split(/[ -]/).some(isFirstName)
  );
}

/** A town no file knows, alone on a line of the address: « Villeneuve-lès-Maguelone ». */
function unknownTown(lines: readonly CvLine[]): { city: string; span: Span } | null {
  const line = lines.slice(0, 20).find(({ text }) => looksLikeTown(withoutBirth(text).replace(labelled, '')));
  if (!line) return townInCells(lines);
  const skipped = labelled.exec(line.text)?.[0].length ?? 0;
  return { city: titleCase(line.text.slice(skipped)), span: { start: line.start + skipped, end: line.end } };
}

/** « Prénom NOM · Charpentier · Sainte-Foy-l’Argentière ». */
function townInCells(lines: readonly CvLine[]): { city: string; span: Span } | null {
  for (const line of lines.slice(0, 20)) {
    const cell = line.text
      .split(/[|•·\t]| [–—-] /)
      .find((each) => looksLikeTown(each.trim()))
      ?.trim();
    if (cell === undefined || !/[|•·\t]| [–—-] /.test(line.text)) continue;
    const start = line.start + line.text.indexOf(cell);
    return { city: titleCase(cell), span: { start, end: start + cell.length } };
  }
  return null;
}

/** A line of contacts without any marks between them: what is no town reads as a mark. */
function withoutContacts(text: string): string {
  if (!text.includes('@')) return text;
  return text
    .replace(/\S+@\S+|\S*linkedin\S*|\S+\.(?:com|fr|org|net|io)\S*/giu, (found) => '|'.repeat(found.length))
    .replace(/(?:\+\d{2}|0)(?:[ .()-]{0,2}\d){8,12}/g, (found) => '|'.repeat(found.length));
}

/** « Lyon » between separators counts; « Université de Lyon » does not. */
function standsAlone(text: string, span: Span): boolean {
  const before = text.slice(0, span.start).replaceAll('\t', ' | ').trimEnd();
  const after = text.slice(span.end).replaceAll('\t', ' | ').trimStart();
  return (
    (before === '' || /[^\p{L}\p{N}.’'&]$/u.test(before)) &&
    (after === '' ||
      /^[^\p{L}.’'&]|^(?:City|(?:et|ou) (?:ses |sa |les )?(?:alentours|p[ée]riph[ée]rie|environs|autour|r[ée]gion|t[ée]l[ée]travail|agglo\p{L}*|alentour)|centre(?:[- ]ville)?|m[ée]tropole|agglom[ée]ration|intra[- ]muros|nord|sud|est|ouest)(?!\p{L})|^\p{L}{1,3}\b$/u.test(
        after,
      ))
  );
}

function linesOf(lines: readonly CvLine[], spans: readonly Span[]): Set<CvLine> {
  return new Set(lines.filter((line) => spans.some((span) => span.start < line.end && line.start < span.end)));
}
