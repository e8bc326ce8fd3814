import type { Education } from '@coach/contracts/cv';
import type { Span } from '@coach/contracts/span';
import { findTerms } from '../../skills/find-terms.ts';
import { foldText } from '../../text/fold-text.ts';
import { isAnnounced } from '../../text/is-announced.ts';
import { knownCity } from '../../text/known-names.ts';
import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import { columnsNamed } from '../jobs/part-labels.ts';
import { joinWrapped, tidy } from '../lines/join-wrapped.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { type HeaderPart, headerRange, splitAtCommas, splitHeader } from '../sections/header-parts.ts';
import { isPlace } from '../sections/judge-part.ts';
import { continuations } from '../sections/split-entries.ts';
import { cutStudy, explains, joinParts, looksLikeName, partOf } from './cut-study.ts';
import { isDegree, isSchool, schoolWords, statusOnly } from './degree-words.ts';
import { endsIn } from './ends-in.ts';
import { groupStudies, isCertificate } from './group-studies.ts';
import { isCourse, listsCourses } from './is-course.ts';
import { levelOfDegree } from './level-of-degree.ts';
import { outcomeOf, tellsOutcome } from './outcome-of.ts';
import { unlabelledStudies } from './study-labels.ts';
import { diplomasApart, leavesOpen, reachesPerson } from './study-lines.ts';

export type FoundEducation = { education: Education; spans: Record<string, Span>; course: boolean };

/** The courses of study of an « education » section, one per diploma or dated line; `course` marks short ones. */
export function readEducation(source: readonly CvLine[]): FoundEducation[] {
  const own = source.filter((line) => !reachesPerson(line) && !columnsNamed(line.text));
  const studies = unlabelledStudies(own).flatMap(diplomasApart);
  const carries = continuations(studies);
  const lines = joinWrapped(studies, (index) => goesOn(studies, index, carries[index] as boolean));
  return withSameSchools(groupStudies(lines).flatMap(build));
}

/** « même lycée »: that of the diploma above. */
function withSameSchools(found: FoundEducation[]): FoundEducation[] {
  let above: FoundEducation | undefined;
  return found.map((one) => {
    const isSame = sameSchool.test(one.education.school ?? '');
    const school = isSame ? above?.education.school : undefined;
    if (!isSame) above = one.education.school ? one : above;
    return school ? { ...one, education: { ...one.education, school } } : one;
  });
}

const sameSchool = /^(?:idem|m[êe]me (?:\p{L}+ ){0,2}\p{L}+)$/iu;

/** A line of small letters goes on with the one above, but « lycée Turgot, Nantes » below its diploma. */
function goesOn(lines: readonly CvLine[], index: number, carries: boolean): boolean {
  const { text } = lines[index] as CvLine;
  return (
    leavesOpen(lines[index - 1]) || (carries && !(startsWithSchool(text) && isDegree(lines[index - 1]?.text ?? '')))
  );
}

/** The course of study that these lines tell together, with the short courses a line of theirs lists. */
export function readStudy(lines: readonly CvLine[]): FoundEducation[] {
  return build(lines);
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
  const course = (isCertificate(named) || isCourse(lines, named)) && !isToCome(lines[0] as CvLine);
  return [{ education, spans: spansOf(lines, degree, school, year), course }];
}

/** A course that is planned or under way is no certificate yet: it stands with the studies, where that is told. */
function isToCome({ text }: CvLine): boolean {
  const terms = findTerms(text);
  if (terms.some(({ kind }) => kind === 'licence')) return false;
  return terms.some(({ start, end }) => isAnnounced(text.slice(0, start), text.slice(end)));
}

/** « CACES R489 catégories 3 et 5, valables jusqu’en 2028 »: the certificates are read by their names. */
function namesOnlyCertificates(lines: readonly CvLine[], degree: HeaderPart | null): boolean {
  if (degree && (isDegree(degree.text) || isCertificate(degree.text))) return false;
  return lines.some((line) => isCertificate(line.text));
}

function levelOf(lines: readonly CvLine[], degree: HeaderPart | null): number | null {
  // « CAPA, École des avocats de l’Est » is no « CAP agricole ».
  if (
    /^CAPA$/.test(degree?.text ?? '') &&
    lines.some(({ text }) => /avocat|barreau|(?<!\p{L})(?:EFB|EDA)(?!\p{L})/u.test(text))
  )
    return levelOfDegree('CAPA avocat');
  const said = lines.find(({ text }) => europeanLevel.test(text))?.text ?? '';
  return levelOfDegree(degree?.text ?? '') ?? levelOfDegree((lines[0] as CvLine).text) ?? levelOfDegree(said);
}

/** « Niveau CEC Niveau 6 CEC » below the diploma. */
const europeanLevel = /(?<!\p{L})(?:niveau|level) (?:(?:cec|eqf|c[ée]c)|\d (?:cec|eqf))(?!\p{L})/iu;

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
    return joinNames(strong, line).flatMap((part) => cutStudy(part, elsewhere));
  });
}

/** « bep vente 2005 lycee montaigne »: one date, wherever it stands. */
function loneDate(line: CvLine): DateRange | null {
  const ranges = parseDateRanges(line.text);
  return ranges.length === 1 && line.text.length < 110 ? (ranges[0] as DateRange) : null;
}

/** « Université Toulouse – Jean-Jaurès », « DCG – Diplôme de comptabilité et de gestion » are one name. */
function joinNames(parts: readonly HeaderPart[], line: CvLine): HeaderPart[] {
  const joined: HeaderPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const between = last ? line.text.slice(last.span.end - line.start, part.span.start - line.start) : '';
    const meaning = part.text.split(/[,(]/, 1)[0] as string;
    const isOne = last && (isOneUniversity(last.text, part.text, between) || explains(last.text, meaning));
    if (last && isOne) {
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

function pickDegree(parts: readonly HeaderPart[]): HeaderPart | null {
  const found = parts.find(
    (part) => isDegree(part.text) && !statusOnly.test(foldText(part.text)) && !startsWithSchool(part.text),
  );
  const written = parts.find(({ text }, index) => explainsItself(text) && parts.slice(index + 1).some(namesSchool));
  const chosen = found ?? written ?? parts.find((part) => canBeDegree(part.text)) ?? null;
  return chosen && withoutStatus(chosen);
}

/** « ITB, Institut technique de banque » before the school that gives it. */
function explainsItself(text: string): boolean {
  const [letters = '', words = ''] = text.split(', ');
  return explains(letters, words);
}

function namesSchool({ text }: HeaderPart): boolean {
  return isSchool(text);
}

function canBeDegree(text: string): boolean {
  return (
    (text.length > 3 || isCertificate(text)) &&
    !bareDate.test(text) &&
    !isSchool(text) &&
    !isPlace(text) &&
    !statusOnly.test(foldText(text))
  );
}

const bareDate = /^(?:\p{L}{3,9}\.? )?\d{4}$/u;

function startsWithSchool(text: string): boolean {
  return (schoolWords.exec(foldText(text))?.index ?? 99) < 3;
}

/** « BTS CG (interrompu) », « DCG non validé », « BEPC à Bamako en » without their endings. */
function withoutStatus(whole: HeaderPart): HeaderPart {
  const part = partOf(whole, enrolled.exec(whole.text)?.[0].length ?? 0, whole.text.length);
  const cut = trailing.exec(foldText(part.text));
  let text = cut && cut.index > 2 ? part.text.slice(0, cut.index) : part.text;
  for (const mark of [' (', ', ']) {
    // « Doctorat, Sciences du langage (abandonné) »: once the bracket is cut, the words before it say how no more.
    const folded = foldText(text);
    const at = folded.lastIndexOf(mark);
    if (at > 2 && saysHow(folded.slice(at))) text = text.slice(0, Math.min(at, text.length));
  }
  text = withoutAside(text).replace(/[\s,;:]+$/u, '');
  return { ...part, text, span: { start: part.span.start, end: part.span.start + text.length } };
}

/** « Bac pro CGEA (conduite et gestion de l’exploitation agricole) »: an acronym written out, or a list. */
function withoutAside(text: string): string {
  const at = aside.exec(text)?.index ?? text.length;
  const bare = text.slice(0, at);
  if (at === text.length || !isDegree(bare)) return text;
  // « DEF (diplôme d’études fondamentales) »: nobody knows the bare letters.
  return /\s/.test(bare) || wellKnown.test(bare) ? bare : text;
}

const wellKnown = /^(?:BTSA?|DUT|BUT|DEUG|CAPA?|BEPA?|BP|BPJEPS|DCG|DSCG|DEUST|DAEU|PACES|PASS|PCEM|MBA|VAE)$/;

const aside = /\s\((?=[^()]*(?: [^() ]+ |, ))\p{Ll}[^()\d]{8,90}\)$/u;

/** « Inscrite au CAP petite enfance »: what stands before the diploma. */
const enrolled = /^(?:inscrite?|admise?|pr[ée]paration) (?:aux? |en |du |à la |à l[’'])/iu;

const trailing =
  /(?: en candidate? libre.*|,? (?:par|en) (?:la )?(?:vae|validation des acquis(?: .*)?)(?:,.*)?|,? livret [12](?: .*|,.*)?| (?:non|pas) (?:valide|obtenu|termine|presente)e?s?.*| (?:obtenue?|validee?|reussie?)(?: en|,.*)?|,? mention (?:tres |assez )?(?:bien|passable|honorable|ab|tb|b)(?: .*)?|,?(?: inscrite?)?(?: en)? (?:1ere|1re|2e|2eme|premiere|deuxieme|seconde) annee.*| par correspondance.*| a distance.*|,?(?: diplome)? en cours.*| abandonnee?.*| interrompue?.*| (?:commencee?|entamee?|debutee?)(?:,.*)?|,? (?:prevue?|programmee?|planifiee?|a venir)(?: (?:en|pour|le|fin|debut)(?:,.*)?)?| a [a-z-]{3,20} en| en)$/;

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
  const chosen = named ?? others.find(({ line, text }) => line <= 1 && looksLikeName(text) && !isDegree(text)) ?? null;
  if (!chosen) return null;
  const pieces = splitAtCommas(chosen);
  const at = Math.max(
    0,
    pieces.findIndex((piece) => isSchool(piece.text)),
  );
  return withoutStatus({ ...(pieces[at] as HeaderPart) });
}

/** The dates of a course, without those of what came of it: « 2013 : BTS …, reconnu …, attestation du 14/11/2023 ». */
function ownDates(text: string): readonly DateRange[] {
  const ranges = parseDateRanges(text);
  const after = ranges.length > 1 ? (later.exec(text)?.index ?? text.length) : text.length;
  const own = ranges.filter(({ start }) => start < after);
  return own.length > 0 ? own : ranges;
}

/** What a diploma is held to be worth elsewhere, and how long a title is held. */
const later =
  /(?<!\p{L})(?:reconnue?|reconnaissance|[ée]quivalen(?:ce|te?)|comparabilit[ée]|homologu[ée]e?|ENIC|NARIC|attestation (?:du|de comparabilit)|renouvel[ée]e?|recycl[ée]e?|valable|valide jusqu|mise? à jour)(?!\p{L})/iu;

function yearOf(lines: readonly CvLine[]): { value: string | null; span: Span; open: boolean } | null {
  for (const line of lines) {
    const range = ownDates(line.text).at(-1);
    if (!range) continue;
    const open = range.to === 'present';
    const end = open ? endOf(lines) : null;
    if (end) return end;
    // « depuis octobre 2025 »: the year that is written, of a course that goes on.
    const value = (open ? (range.from ?? '') : (range.to ?? '')).slice(0, 4);
    return { value: value || null, span: { start: line.start + range.start, end: line.start + range.end }, open };
  }
  return null;
}

/** « Depuis 09/2026 », and « examen en juin 2027 » below: the year it will end in. */
function endOf(lines: readonly CvLine[]): { value: string | null; span: Span; open: boolean } | null {
  for (const { text, start } of lines) {
    const range = endsIn(text);
    const value = range?.to?.slice(0, 4);
    if (range && value) return { value, span: { start: start + range.start, end: start + range.end }, open: true };
  }
  return null;
}
