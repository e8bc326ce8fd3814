import type { Education } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { foldText } from '../../text/fold-text.ts';
import { knownCity } from '../../text/known-names.ts';
import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import { joinWrapped, tidy } from '../lines/join-wrapped.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { type HeaderPart, headerRange, splitAtCommas, splitHeader } from '../sections/header-parts.ts';
import { isPlace } from '../sections/judge-part.ts';
import { continuations } from '../sections/split-entries.ts';
import { isDegree, isSchool, schoolWords, statusOnly } from './degree-words.ts';
import { groupStudies, isCertificate } from './group-studies.ts';
import { isCourse, listsCourses } from './is-course.ts';
import { levelOfDegree } from './level-of-degree.ts';
import { outcomeOf, tellsOutcome } from './outcome-of.ts';
import { leavesOpen, reachesPerson } from './study-lines.ts';

export type FoundEducation = { education: Education; spans: Record<string, Span>; course: boolean };

/** The courses of study of an « education » section, one per diploma or dated line; `course` marks short ones. */
export function readEducation(source: readonly CvLine[]): FoundEducation[] {
  const studies = source.filter((line) => !reachesPerson(line));
  const carries = continuations(studies);
  const lines = joinWrapped(studies, (index) => (carries[index] as boolean) || leavesOpen(studies[index - 1]));
  return groupStudies(lines).flatMap(build);
}

function build(lines: readonly CvLine[]): FoundEducation[] {
  const listed = lines.flatMap(listsCourses);
  // « Stages : IME, accueil de jour » below a diploma tells where it was prepared.
  const rest = listed.length > 0 ? lines.filter((line) => listsCourses(line).length === 0) : [];
  if (rest.some(({ text }) => isDegree(text))) return build(rest);
  if (listed.length > 0) return listed.map(courseOf);
  const parts = educationParts(lines);
  const degree = pickDegree(parts);
  const school = pickSchool(parts, degree);
  if ((!degree && !school) || namesOnlyCertificates(lines, degree)) return [];
  const year = yearOf(lines);
  const education = {
    degree: degree && tidy(degree.text),
    school: school && tidy(school.text),
    year: year?.value ?? null,
    ...outcomeOf(lines.map((line) => line.text).join('\n'), year?.open ?? false),
    level: levelOf(lines, degree),
  };
  const named = (degree ?? lines[0])?.text ?? '';
  const course = isCertificate(named) || isCourse(lines, named);
  return [{ education, spans: spansOf(lines, degree, school, year), course }];
}

/** « CACES R489 catégories 3 et 5, valables jusqu’en 2028 »: the certificates are read by their names. */
function namesOnlyCertificates(lines: readonly CvLine[], degree: HeaderPart | null): boolean {
  if (degree && (isDegree(degree.text) || isCertificate(degree.text))) return false;
  return lines.some((line) => isCertificate(line.text));
}

function levelOf(lines: readonly CvLine[], degree: HeaderPart | null): number | null {
  return levelOfDegree(degree?.text ?? '') ?? levelOfDegree((lines[0] as CvLine).text);
}

function spansOf(
  lines: readonly CvLine[],
  degree: HeaderPart | null,
  school: HeaderPart | null,
  year: { span: Span } | null,
): Record<string, Span> {
  const spans: Record<string, Span> = {
    '': { start: (lines[0] as CvLine).start, end: (lines.at(-1) as CvLine).end },
  };
  if (degree) spans.degree = degree.span;
  if (school) spans.school = school.span;
  if (year) spans.year = year.span;
  return spans;
}

function courseOf({ text, start }: { text: string; start: number }): FoundEducation {
  const span = { start, end: start + text.length };
  const unknown = { school: null, year: null, obtained: null, status: null, level: null };
  return { education: { degree: text, ...unknown }, spans: { '': span, degree: span }, course: true };
}

function educationParts(lines: readonly CvLine[]): HeaderPart[] {
  return lines.slice(0, 4).flatMap((line, index) => {
    const strong = splitHeader(line, index, headerRange(line) ?? loneDate(line));
    const elsewhere = lines.some((other) => other !== line && isSchool(other.text) && !isDegree(other.text));
    const joined = joinUniversities(strong, line).flatMap(cutAtOpenBracket);
    return joined
      .flatMap(cutAtSentence)
      .flatMap(cutAtOutcome)
      .flatMap(cutAtSchool)
      .flatMap((part) => (isDegree(part.text) ? cutAfterDegree(part, elsewhere) : cutBeforeSchool(part)));
  });
}

/** « bep vente 2005 lycee montaigne »: one date, wherever it stands. */
function loneDate(line: CvLine): DateRange | null {
  const ranges = parseDateRanges(line.text);
  return ranges.length === 1 && line.text.length < 110 ? (ranges[0] as DateRange) : null;
}

/** « Université Toulouse – Jean-Jaurès » is one name. */
function joinUniversities(parts: readonly HeaderPart[], line: CvLine): HeaderPart[] {
  const joined: HeaderPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const between = last ? line.text.slice(last.span.end - line.start, part.span.start - line.start) : '';
    if (last && isOneUniversity(last.text, part.text, between)) {
      const whole = { ...last, text: line.text.slice(last.span.start - line.start) };
      joined[joined.length - 1] = joinParts(whole, last, part);
    } else joined.push(part);
  }
  return joined;
}

function isOneUniversity(first: string, second: string, between: string): boolean {
  if (!/universit[ée][^,]{0,40}$/iu.test(first) || between.length > 4 || !/[–-]/.test(between)) return false;
  const words = first
    .slice(first.search(/universit/iu))
    .split(' ')
    .slice(1);
  const town = [...words, second.split(' ')[0] ?? ''].some((word) => knownCity(word) !== null);
  const name = /^\p{Lu}[\p{L}\p{M}’'-]+(?: [\p{L}’'-]+){0,2}(?: \d)?(?=$|,)/u.test(second);
  return town && name && !isSchool(second) && !isDegree(second);
}

/** « CAP peinture obtenu au LP de Lens »: what, how it went, where. */
function cutAtOutcome(part: HeaderPart): HeaderPart[] {
  const match =
    /\s(?:obtenue?|pass[ée]e?|valid[ée]e?|pr[ée]par[ée]e?|suivie?)\s(?:au|à la|à l[’']|à|aux|chez)\s?(?=\p{L})/iu.exec(
      part.text,
    );
  if (!match || match.index < 2) return [part];
  const start = match.index + match[0].length;
  return [slice(part, 0, match.index), { ...slice(part, start, part.text.length), place: part.place + 1 }];
}

/** « Université de Lille. Mention bien. »: what follows a full stop is told apart. */
function cutAtSentence(part: HeaderPart): HeaderPart[] {
  const at = part.text.search(/(?<=\p{Ll}{3}|\d|\))\.(?:\s+(?=\p{Lu})|$)/u);
  if (at < 3) return [part];
  const next = part.text.slice(at + 1);
  const start = at + 1 + (next.length - next.trimStart().length);
  const rest = slice(part, start, part.text.length);
  return rest.text === '' ? [slice(part, 0, at)] : [slice(part, 0, at), { ...rest, place: part.place + 1 }];
}

/** « BTS MUC au CNED », « DPECF à l’INTEC »: the diploma, then where. */
function cutAtSchool(part: HeaderPart): HeaderPart[] {
  for (const match of part.text.matchAll(/\s(?:au|aux|à la|à l[’'])\s?(?=\p{Lu})/gu)) {
    const start = match.index + match[0].length;
    if ((schoolWords.exec(foldText(part.text.slice(start)))?.index ?? 9) > 0 || match.index < 2) continue;
    if (!isDegree(part.text.slice(0, match.index))) continue;
    return [slice(part, 0, match.index), { ...slice(part, start, part.text.length), place: part.place + 1 }];
  }
  return [part];
}

function slice(part: HeaderPart, from: number, to: number): HeaderPart {
  const span = { start: part.span.start + from, end: part.span.start + to };
  return { ...part, text: part.text.slice(from, to), span };
}

/** « Échange Erasmus, University of Leeds »: words that are no known diploma before a school. */
function cutBeforeSchool(part: HeaderPart): HeaderPart[] {
  const pieces = splitAtCommas(part);
  const at = pieces.findIndex((piece) => isSchool(piece.text));
  if (at < 1 || pieces.slice(0, at).every((piece) => isPlace(piece.text))) return [part];
  return [
    joinParts(part, pieces[0] as HeaderPart, pieces[at - 1] as HeaderPart),
    joinParts(part, pieces[at] as HeaderPart, pieces.at(-1) as HeaderPart),
  ];
}

/** « DCG (CNED, 2012-2015) » loses the end of its bracket with the dates. */
function cutAtOpenBracket(part: HeaderPart): HeaderPart[] {
  const at = part.text.indexOf(' (');
  if (at < 2 || part.text.includes(')')) return [part];
  const rest = part.text.slice(at + 2);
  const start = part.span.start + at + 2;
  return [
    { ...part, text: part.text.slice(0, at), span: { start: part.span.start, end: part.span.start + at } },
    { ...part, text: rest, span: { start, end: start + rest.length }, place: part.place + 1 },
  ];
}

/** « BTS CG, Lycée Carcouët, Nantes » : the diploma with its option, then the school with what follows. */
function cutAfterDegree(part: HeaderPart, schoolElsewhere: boolean): HeaderPart[] {
  const pieces = splitAtCommas(part);
  const at = pieces.findIndex((piece, index) => index > 0 && !belongsToDegree(piece.text, schoolElsewhere));
  if (at <= 0) return [part];
  const school = pieces.findIndex((piece, index) => index >= at && (isSchool(piece.text) || looksLikeName(piece.text)));
  const degree = joinParts(part, pieces[0] as HeaderPart, pieces[at - 1] as HeaderPart);
  return school < 0 ? [degree] : [degree, joinParts(part, pieces[school] as HeaderPart, pieces.at(-1) as HeaderPart)];
}

function joinParts(part: HeaderPart, from: HeaderPart, to: HeaderPart): HeaderPart {
  const span = { start: from.span.start, end: to.span.end };
  return { ...part, span, text: part.text.slice(span.start - part.span.start, span.end - part.span.start) };
}

function belongsToDegree(text: string, schoolElsewhere: boolean): boolean {
  const folded = foldText(text);
  if (/^specialites /.test(folded)) return false;
  if (isSchool(text) || /^(?:en cours|obtenu|non |valide|interrompu|abandon|mention |(?:19|20)\d\d)/.test(folded))
    return false;
  return (
    /^(?:option|specialite|parcours|mention|dominante|filiere|serie|majeure|specialisation)\b/.test(folded) ||
    /^\p{Ll}/u.test(text) ||
    (schoolElsewhere && !isPlace(text) && !tellsOutcome(folded) && !/\d/.test(text))
  );
}

function pickDegree(parts: readonly HeaderPart[]): HeaderPart | null {
  const found = parts.find(
    (part) => isDegree(part.text) && !statusOnly.test(foldText(part.text)) && !startsWithSchool(part.text),
  );
  const chosen = found ?? parts.find((part) => canBeDegree(part.text)) ?? null;
  return chosen && withoutStatus(chosen);
}

function canBeDegree(text: string): boolean {
  return text.length > 3 && !isSchool(text) && !isPlace(text) && !statusOnly.test(foldText(text));
}

function startsWithSchool(text: string): boolean {
  return (schoolWords.exec(foldText(text))?.index ?? 99) < 3;
}

/** « BTS CG (interrompu) », « DCG non validé », « BEPC à Bamako en » without their endings. */
function withoutStatus(whole: HeaderPart): HeaderPart {
  const part = slice(whole, enrolled.exec(whole.text)?.[0].length ?? 0, whole.text.length);
  const cut = trailing.exec(foldText(part.text));
  let text = cut && cut.index > 2 ? part.text.slice(0, cut.index) : part.text;
  const folded = foldText(text);
  for (const at of [folded.lastIndexOf(' ('), folded.lastIndexOf(', ')]) {
    if (at > 2 && saysHow(folded.slice(at))) text = text.slice(0, Math.min(at, text.length));
  }
  text = withoutAside(text).replace(/[\s,;:]+$/u, '');
  return { ...part, text, span: { start: part.span.start, end: part.span.start + text.length } };
}

/** « Bac pro CGEA (conduite et gestion de l’exploitation agricole) »: an acronym written out, or a list. */
function withoutAside(text: string): string {
  const at = aside.exec(text)?.index ?? text.length;
  // « DEF (diplôme d’études fondamentales) »: nobody knows the bare letters.
  return at < text.length && isDegree(text.slice(0, at)) && /\s/.test(text.slice(0, at)) ? text.slice(0, at) : text;
}

const aside = /\s\((?=[^()]*(?: [^() ]+ |, ))\p{Ll}[^()\d]{8,90}\)$/u;

/** « Inscrite au CAP petite enfance »: what stands before the diploma. */
const enrolled = /^(?:inscrite?|admise?|pr[ée]paration) (?:aux? |en |du |à la |à l[’'])/iu;

const trailing =
  /(?: en candidate? libre.*| (?:non|pas) (?:valide|obtenu|termine|presente)e?s?.*| (?:obtenue?|validee?|reussie?)(?: en)?| (?:1ere|1re|2e|2eme|premiere|deuxieme|seconde) annee.*| par correspondance.*| a distance.*| en cours.*| abandonnee?.*| interrompue?.*| a [a-z-]{3,20} en| en)$/;

/** An ending that says how or when it was done rather than what. */
function saysHow(ending: string): boolean {
  if (/^ \((?:par |cours |en |a distance|\d)/.test(ending) || /^[ (,]+(?:19|20)\d\d\)?$/.test(ending)) return true;
  return tellsOutcome(ending);
}

function pickSchool(parts: readonly HeaderPart[], degree: HeaderPart | null): HeaderPart | null {
  const others = parts.filter(
    (part) => part.span.start >= (degree?.span.end ?? 0) || part.span.end <= (degree?.span.start ?? 0),
  );
  const named = others.find((part) => isSchool(part.text));
  const chosen = named ?? others.find((part) => part.line <= 1 && looksLikeName(part.text)) ?? null;
  if (!chosen) return null;
  const pieces = splitAtCommas(chosen);
  const at = Math.max(
    0,
    pieces.findIndex((piece) => isSchool(piece.text)),
  );
  return withoutStatus({ ...(pieces[at] as HeaderPart) });
}

function looksLikeName(text: string): boolean {
  return (
    /^\p{Lu}/u.test(text) &&
    text.length < 70 &&
    !isPlace(text) &&
    !statusOnly.test(foldText(text)) &&
    !/[.;]$/.test(text)
  );
}

function yearOf(lines: readonly CvLine[]): { value: string | null; span: Span; open: boolean } | null {
  for (const line of lines) {
    const ranges = parseDateRanges(line.text);
    const range = ranges.at(-1);
    if (!range) continue;
    const open = range.to === 'present';
    // « depuis octobre 2025 »: the year that is written, of a course that goes on.
    const value = (open ? (range.from ?? '') : (range.to ?? '')).slice(0, 4);
    return { value: value || null, span: { start: line.start + range.start, end: line.start + range.end }, open };
  }
  return null;
}
