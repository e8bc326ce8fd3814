import type { Span } from '@coach/contracts/span';
import { findTerms } from '../skills/find-terms.ts';
import { stem } from '../text/stem.ts';
import { tokenise } from '../text/tokenise.ts';
import type { CvReading } from './context.ts';
import { wordRoot } from './requirements/word-root.ts';
import { silenceReader } from './silent-spans.ts';
import { isCommonIn, isTelling } from './title-rank.ts';
import { titleInFull } from './title-words.ts';
import { meaningfulStems } from './word-index.ts';

/** A line that says what a person is or has learnt, outside the title of the CV and of its jobs. */
export type TellingLine = {
  span: Span;
  kind: 'top' | 'diploma' | 'job';
  job: number | null;
  occupations: Set<string>;
  roots: Set<string>;
  initials: string;
};

/** Beyond this a line tells a story. */
const longest = 160;
const most = 40;

const known = new WeakMap<CvReading['words'], TellingLine[]>();

/**
 * The lines above the first heading and of the summary, headings that were read as such, the first line of each job and
 * each diploma: « AESH depuis 2018 », « Titre d’assistante dentaire ». Many CVs have no title, or none that reads as one.
 */
export function tellingLines(cv: CvReading): TellingLine[] {
  const last = known.get(cv.words);
  if (last) return last;
  const { lines, jobs } = cv;
  const isSilent = silenceReader(cv);
  const top = lines
    .filter(({ section, heading }) => heading || section === 'header' || section === 'summary')
    .slice(0, most);
  const diplomas = cv.cv.education.flatMap((_, index) => cv.cv.spans[`education.${index}.degree`] ?? []);
  const firsts = jobs.slice(0, most).flatMap(({ heading, index }) => {
    const line = heading && lines.find(({ start, end }) => heading.start >= start && heading.start < end);
    return line ? [{ line, index }] : [];
  });
  const found = [
    ...top.filter((line) => !isSilent(line)).map((line) => lineOf(cv, line, 'top', null)),
    ...diplomas.map((span) => lineOf(cv, span, 'diploma', null)),
    ...firsts.map(({ line, index }) => lineOf(cv, line, 'job', index)),
  ].slice(0, most);
  known.set(cv.words, found);
  return found;
}

function lineOf({ live }: CvReading, { start, end }: Span, kind: TellingLine['kind'], job: number | null): TellingLine {
  const text = live.slice(start, Math.min(end, start + longest));
  const stems = tokenise(titleInFull(text)).map(({ stem }) => stem);
  return {
    span: { start, end: start + text.length },
    kind,
    job,
    occupations: new Set(
      findTerms(text).flatMap(({ kind: of, name, start: from, end: to }) =>
        of === 'occupation' && isTelling(text.slice(from, to)) ? [name] : [],
      ),
    ),
    roots: new Set(stems.map(wordRoot)),
    initials: meaningfulStems(text)
      .map((word) => word[0])
      .join(''),
  };
}

/** « CSU » is told by « centre de supervision urbain ». */
const shortestAcronym = 3;
const sameOccupation = 0.85;

/** The target as a line is searched for it. */
export type Sought = { occupations: ReadonlySet<string>; stems: readonly string[]; acronyms: ReadonlySet<string> };

export function acronymsOf(title: string): Set<string> {
  const shouted = tokenise(title).filter(({ start, end }) => /^\p{Lu}+$/u.test(title.slice(start, end)));
  return new Set(shouted.flatMap(({ key }) => (key.length >= shortestAcronym && key.length <= 5 ? [stem(key)] : [])));
}

/** How far a line names the trade sought, 0 to 1: its occupation, or the words of its title and their families. */
export function lineLikeness({ occupations, stems, acronyms }: Sought, line: TellingLine): number {
  let [common, all, specific] = [0, 0, false];
  stems.forEach((word, index) => {
    const isCommon = isCommonIn(stems, word);
    const weight = isCommon ? 0.2 : index < 2 ? 1 : 0.5;
    all += weight;
    const said = line.roots.has(wordRoot(word)) || (acronyms.has(word) && line.initials.includes(word));
    if (!said) return;
    common += weight;
    specific ||= !isCommon;
  });
  const words = specific && all > 0 ? common / all : 0;
  return Math.max(words, [...line.occupations].some((name) => occupations.has(name)) ? sameOccupation : 0);
}
