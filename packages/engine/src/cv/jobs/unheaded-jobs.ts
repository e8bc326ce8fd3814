import type { HeadingKind } from '@coach/contracts/cv';
import { findTerms } from '../../skills/find-terms.ts';
import { isDegree } from '../education/degree-words.ts';
import { withoutNumber } from '../lines/heading-number.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange } from '../sections/header-parts.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import { openingPeriod } from '../sections/part-told.ts';
import type { Section } from '../sections/split-sections.ts';

/**
 * In a CV without a heading for its jobs, or with one only for those before, « Avant », the dated lines that stand under
 * no heading, or below a summary, tell the jobs and the studies.
 */
export function withUnheadedJobs(sections: readonly Section[]): Section[] {
  const headed = sections.filter(({ kind }) => kind === 'experience');
  if (!headed.every(({ heading, guessed }) => guessed || before.test(withoutNumber(heading?.text ?? ''))))
    return [...sections];
  const isUnheaded = headed.length === 0;
  return sections.flatMap((section, index) => {
    if (index >= 3) return [section];
    if (mayHoldJobs(section)) return cutByContent(section);
    return isUnheaded && isInline(section) ? cutBehindItsLine(section) : [section];
  });
}

/** « Je sais faire : chape, ragréage » with its heading on its line. */
function isInline({ kind, heading, guessed }: Section): boolean {
  return kind !== null && kind !== 'education' && heading === null && !guessed;
}

/** What follows such a line below a blank one may be anything. */
function cutBehindItsLine(section: Section): Section[] {
  const end = section.lines.findIndex((line, index) => index > 0 && line.gap);
  if (end < 0) return [section];
  const below = cutByContent({ kind: null, heading: null, lines: section.lines.slice(end) });
  return below.some(({ kind }) => kind === 'experience')
    ? [{ ...section, lines: section.lines.slice(0, end) }, ...below]
    : [section];
}

/** A heading of jobs that others come before. */
const before =
  /^(?:et )?(?:avant(?: [cç]a| cela| (?:l[ae] |l[’']|mon |ma )[\p{L}’'-]+)?|auparavant|pr[ée]c[ée]demment|plus t[ôo]t|autres (?:boulots|jobs|emplois|postes|exp[ée]riences)|petits (?:boulots|jobs))$/iu;

function mayHoldJobs({ kind, heading }: Section): boolean {
  return (kind === null && heading === null) || kind === 'summary';
}

function cutByContent(section: Section): Section[] {
  if (section.lines.length < 3) return [section];
  const cut: Section[] = [{ ...section, lines: [] }];
  let kind: HeadingKind | null = section.kind;
  section.lines.forEach((line, index) => {
    kind = kindAt(section.lines, index, kind);
    // A summary tells no job before its first blank line, nor anything behind the jobs.
    if (section.kind === 'summary' && (cut.length === 1 ? !line.gap : kind === null)) kind = cut.at(-1)?.kind ?? kind;
    const current = cut.at(-1) as Section;
    if (current.kind === kind) current.lines.push(line);
    else cut.push({ kind, heading: null, lines: [line] });
  });
  return cut;
}

const personal = /^(?:n[ée]e? (?:le|en)\b|date de naissance|disponib|permis|\d\d ans)/iu;

/** What a line begins, or carries on: a dated line begins, an undated one after a gap leaves. */
function kindAt(lines: readonly CvLine[], index: number, kind: HeadingKind | null): HeadingKind | null {
  const line = lines[index] as CvLine;
  if (personal.test(line.text)) return null;
  if (headerRange(line) || (line.gap && line.text.length > 110 && openingPeriod(line.text) !== null))
    return kindOfDated(line, lines[index + 1]);
  if (line.bullet) return kind;
  const next = lines[index + 1];
  const heads =
    next && !next.gap && !next.bullet && headerRange(next) && line.text.length < 70 && (line.gap || kind !== null);
  if (heads && (titleLikeness(line.text) !== 0 || isJobHead(line, next)))
    return isDegree(line.text) ? 'education' : 'experience';
  return line.gap ? (isDegree(line.text) ? 'education' : null) : kind;
}

/** « Opérateur au centre de supervision » set apart above « Ville de Dole, depuis 2016 ». */
function isJobHead(line: CvLine, next: CvLine): boolean {
  return line.gap && /^\p{Lu}[^@:]{5,60}[\p{L})]$/u.test(line.text) && headerRange(next)?.single === false;
}

/** « 2019	Formation étanchéité, 2 jours » */
const course =
  /^[\d\s/.–—-]{4,}[:\t ]\s*(?:formations?|habilitations?|recyclages?|attestations?|certificats?) \p{Ll}/iu;

function kindOfDated(line: CvLine, next: CvLine | undefined): HeadingKind {
  const below = next && !next.gap && !next.bullet && next.text.length < 110 && !headerRange(next) ? next.text : '';
  const certified = findTerms(line.text).some(
    ({ kind, start }) => start < 20 && (kind === 'licence' || kind === 'certification'),
  );
  return certified ||
    course.test(line.text) ||
    isDegree(line.text) ||
    (titleLikeness(line.text) <= 0 && isDegree(below))
    ? 'education'
    : 'experience';
}
