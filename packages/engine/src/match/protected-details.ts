import type { Span } from '@coach/contracts/span';
import { foldText } from '../text/fold-text.ts';
import type { Line } from './lines.ts';
import { familyWhy, maidenWhy, type ProtectedKind, protectedKinds } from './protected-kinds.ts';

/** A part of a line that tells what an employer may not ask; `choice` where telling it may serve the person. */
export type ProtectedDetail = Span &
  Pick<ProtectedKind, 'id' | 'reason' | 'removed' | 'unlessAsked'> & { choice: boolean; line: Line };

/**
 * The protected details of a CV, part by part and in order. Jobs and studies are left alone: there « 3 enfants » is
 * work and « oncologie » a ward; but a family leave standing among the jobs is told, and bank details anywhere.
 */
export function findProtectedDetails(lines: readonly Line[], jobSpans: readonly Span[] = []): ProtectedDetail[] {
  const inJob = reader(jobSpans);
  return lines.flatMap((line, index) => {
    if (line.heading) return [];
    const before = lines[index - 1];
    const leave = leaveOf(line) ?? (before && leaveOf(before) && goesWithLeave(before, line) ? leaveAt(line) : null);
    if (leave) return [leave];
    const isWork = line.section === 'experience' || line.section === 'education' || inJob(line);
    return partsOf(line).flatMap((part) => detailOf(line, part, isWork) ?? []);
  });
}

function detailOf(line: Line, part: Span, isWork: boolean): ProtectedDetail | null {
  const written = line.text.slice(part.start - line.start, part.end - line.start).slice(0, 160);
  const folded = foldText(written);
  const kind = protectedKinds.find(
    ({ words, sections, everywhere }) =>
      (everywhere || !isWork) && (!sections || sections.includes(line.section)) && words.test(folded),
  );
  if (kind) return { ...placeOf(kind, folded, part), ...kind, choice: kind.choice === true, line };
  const maiden = isWork || line.section !== 'header' ? null : bornAs.exec(written);
  if (!maiden) return null;
  const start = part.start + maiden.index;
  return { start, end: start + maiden[0].length, id: 'maiden', ...maidenWhy, choice: false, line };
}

/** The part of the line, or the words in it where they alone are meant: « arrêté (raisons familiales) ». */
function placeOf({ words, wordsOnly }: ProtectedKind, folded: string, part: Span): Span {
  const found = wordsOnly ? words.exec(folded) : null;
  if (!found) return part;
  return { start: part.start + found.index, end: part.start + found.index + found[0].length };
}

/** « Marie DURAND née MARTIN ». */
const bornAs = /\b[Nn]ée?\s+\p{Lu}[\p{L}’'-]+/u;

/** « Congé parental, 2012-2014 », dates included: it stands among the jobs. */
function leaveOf(line: Line): ProtectedDetail | null {
  const isLeave = line.text.length < 80 && familyLeave.test(foldText(line.text));
  return isLeave ? leaveAt(line) : null;
}

function leaveAt(line: Line): ProtectedDetail {
  return { start: line.start, end: line.end, id: 'leave', ...familyWhy, choice: false, line };
}

/** « Deux enfants » below « Congé parental », or « Mars – déc. 2021 » where it has no dates of its own. */
function goesWithLeave(leave: Line, { text }: Line): boolean {
  const folded = foldText(text.slice(0, 80));
  return (
    (!/\d{4}/.test(leave.text) && datesOnly.test(folded)) ||
    /^\W{0,3}(?:\d|un|deux|trois|quatre|cinq) enfants?\W*$/.test(folded)
  );
}

const dates = String.raw`(?:de|du|a|au|et|en|depuis|janv\w*|fev\w*|mars|avr\w*|mai|juin|juil\w*|aout|sept\w*|oct\w*|nov\w*|dec\w*|(?:0?\d|1[0-2])\/|(?:19|20)\d\d)[\s.:–—-]*`;
const datesOnly = new RegExp(`^(?:${dates}){1,8}$`);

const familyLeave = new RegExp(
  String.raw`^\W{0,3}(?:${dates}){0,8}\W{0,3}(?:conge (?:parental|de maternite|maternite|de paternite|paternite)|arret maladie)\b`,
);

function reader(spans: readonly Span[]): (line: Line) => boolean {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  let next = 0;
  let until = -1;
  return ({ start }) => {
    for (let span = sorted[next]; span && span.start <= start; span = sorted[++next]) until = Math.max(until, span.end);
    return start < until;
  };
}

/** The parts of a line: what stands between dashes, bars, bullets, commas and semicolons. */
export function partsOf(line: Line): Span[] {
  const parts: Span[] = [];
  const separator = /\s[-–—]\s|[|•·;▪●■◦‣]|,(?!\d)|\t| {3,}|(?<=\p{Ll}{4})\.\s+(?=\p{Lu})/gu;
  let from = 0;
  const text = line.text.slice(0, 500);
  for (let match = separator.exec(text); match; match = separator.exec(text)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(line.text.length);
  return parts;

  function push(to: number): void {
    let start = from;
    let end = to;
    while (start < end && /\s/.test(line.text[start] as string)) start++;
    while (end > start && /\s/.test(line.text[end - 1] as string)) end--;
    if (end > start) parts.push({ start: line.start + start, end: line.start + end });
  }
}
