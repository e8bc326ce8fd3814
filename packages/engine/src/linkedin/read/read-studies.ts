import type { LinkedinProfile } from '@coach/contracts/linkedin';
import { isDegree, isSchool } from '../../cv/education/degree-words.ts';
import { readEducation } from '../../cv/education/read-education.ts';
import { parseDateRange } from '../../text/parse-date-range.ts';
import { dateLineOf } from './date-line.ts';
import type { ProfileLine } from './profile-line.ts';
import { isSkillLine } from './skill-line.ts';

type Study = LinkedinProfile['education'][number];
type Draft = { lines: ProfileLine[]; words: string[]; year: string | null; isDated: boolean };

const detail =
  /^(?:resultat|note|grade|mention|activites? et associations|activites|activities and societies|activities|licences? et certif)\b ?:?/;

/** The studies of the « Formation » section: school, then diploma, then years; others are read as a CV’s. */
export function readStudies(lines: readonly ProfileLine[]): Study[] {
  const own = lines.filter(({ text, key }) => !isSkillLine(text) && !detail.test(key));
  if (!own.some(({ text }) => datesOf(text))) return asCv(own) ?? cutUndated(own);
  const drafts: Draft[] = [];
  own.forEach((line, index) => {
    const last = drafts.at(-1);
    if (!last || startsNew(last, own, index)) drafts.push(draftOf(line));
    else add(last, line);
  });
  return drafts.map(studyOf);
}

/** The dates of a line that tells nothing else, or that ends on them in brackets: « BTS · (2012 - 2014) ». */
function datesOf(text: string): { before: string; year: string | null } | null {
  const whole = dateLineOf(text);
  if (whole) return { before: '', year: yearOf(whole.to) };
  const at = text.lastIndexOf('(');
  const range = at > 0 && text.endsWith(')') ? parseDateRange(text.slice(at + 1, -1)) : null;
  if (!range || range.end - range.start + 12 < text.length - at) return null;
  return { before: text.slice(0, at).replace(/[\s·•–-]+$/, ''), year: yearOf(range.to) };
}

function yearOf(date: string | null): string | null {
  return date && /^\d{4}/.test(date) ? date.slice(0, 4) : null;
}

function startsNew(last: Draft, lines: readonly ProfileLine[], index: number): boolean {
  const line = lines[index] as ProfileLine;
  if (line.bullet || datesOf(line.text)?.before === '') return false;
  if (last.isDated) return line.gap || isSchool(line.text) || isDegree(line.text) || datesNear(lines, index);
  if (last.words.length === 0) return false;
  return isSchool(line.text) && !isDegree(line.text) && last.words.some(isDegree) && last.words.some(isSchool);
}

function datesNear(lines: readonly ProfileLine[], index: number): boolean {
  return [1, 2].some((step) => datesOf(lines[index + step]?.text ?? '') !== null);
}

function draftOf(line: ProfileLine): Draft {
  const draft: Draft = { lines: [], words: [], year: null, isDated: false };
  add(draft, line);
  return draft;
}

function add(draft: Draft, line: ProfileLine): void {
  draft.lines.push(line);
  if (draft.isDated) return;
  const dates = datesOf(line.text);
  if (dates?.before !== '') draft.words.push(dates?.before ?? line.text);
  if (!dates) return;
  draft.year = dates.year;
  draft.isDated = true;
}

function studyOf({ lines, words, year }: Draft): Study {
  const [first = null, ...rest] = words;
  const second = rest.length > 0 ? rest.slice(0, 3).join(' ') : null;
  const isSwapped = second !== null && first !== null && isSchool(second) && !isSchool(first) && isDegree(first);
  const lonely = second === null && first !== null && isDegree(first) && !isSchool(first);
  return {
    school: isSwapped ? second : lonely ? null : first,
    degree: isSwapped || lonely ? first : second,
    year,
    span: { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 },
  };
}

/** « BTS Comptabilité, lycée Jules-Verne, 2014 » on one line. */
function asCv(lines: readonly ProfileLine[]): Study[] | null {
  const found = readEducation(lines).filter(({ education }) => education.year !== null);
  if (found.length === 0) return null;
  return found.map(({ education, spans }) => ({
    school: education.school,
    degree: education.degree,
    year: education.year,
    span: spans[''] ?? { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 },
  }));
}

/** Schools and diplomas without a year, two lines each. */
function cutUndated(lines: readonly ProfileLine[]): Study[] {
  const drafts: Draft[] = [];
  for (const line of lines) {
    const last = drafts.at(-1);
    const isFull =
      !last ||
      last.words.length > 1 ||
      (line.gap && last.words.length > 0) ||
      (isSchool(line.text) && last.words.some(isSchool));
    if (isFull) drafts.push(draftOf(line));
    else add(last, line);
  }
  return drafts.map(studyOf);
}
