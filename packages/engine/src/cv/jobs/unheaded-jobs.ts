import type { HeadingKind } from '@coach/contracts/cv';
import { findTerms } from '../../skills/find-terms.ts';
import { isDegree } from '../education/degree-words.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange } from '../sections/header-parts.ts';
import { titleLikeness } from '../sections/judge-part.ts';
import type { Section } from '../sections/split-sections.ts';

/** In a CV without a heading for its jobs, the dated lines that stand under no heading tell the jobs and the studies. */
export function withUnheadedJobs(sections: readonly Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'experience')) return [...sections];
  return sections.flatMap((section, index) =>
    section.heading === null && index < 3 ? cutByContent(section) : [section],
  );
}

function cutByContent(section: Section): Section[] {
  if (section.kind !== null || section.lines.length < 3) return [section];
  const cut: Section[] = [{ ...section, lines: [] }];
  let kind: HeadingKind | null = null;
  section.lines.forEach((line, index) => {
    kind = kindAt(section.lines, index, kind);
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
  if (headerRange(line)) return kindOfDated(line, lines[index + 1]);
  if (line.bullet) return kind;
  const next = lines[index + 1];
  const heads =
    next && !next.gap && !next.bullet && headerRange(next) && line.text.length < 70 && (line.gap || kind !== null);
  if (heads && titleLikeness(line.text) !== 0) return isDegree(line.text) ? 'education' : 'experience';
  return line.gap ? (isDegree(line.text) ? 'education' : null) : kind;
}

function kindOfDated(line: CvLine, next: CvLine | undefined): HeadingKind {
  const below = next && !next.gap && !next.bullet && !headerRange(next) ? next.text : '';
  const certified = findTerms(line.text).some(
    ({ kind, start }) => start < 20 && (kind === 'licence' || kind === 'certification'),
  );
  return certified || isDegree(line.text) || (titleLikeness(line.text) <= 0 && isDegree(below))
    ? 'education'
    : 'experience';
}
