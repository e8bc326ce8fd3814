import { type DateRange, parseDateRanges } from '../../text/parse-date-range.ts';
import type { CvLine } from '../lines/read-lines.ts';
import { headerRange } from './header-parts.ts';
import { namesPlaceKind } from './judge-part.ts';
import { postsApart, postTold } from './posts-told.ts';

type Judged = { line: CvLine; duty: boolean };

/**
 * The lines of a section, the jobs told in one paragraph each in its own. Below « Comptable, Cabinet Lacoste, 2010 – 2022 »
 * « De 2012 à 2015, j’ai été tutrice de deux apprentis » is a duty of that job; « De 2022 à 2024, j’ai été vendeuse chez
 * Martinon » is a job.
 */
export function postsOrDuties(source: readonly CvLine[]): Judged[] {
  const headed = source.some((line) => !line.bullet && headerRange(line) !== null && !postTold(line.text));
  if (!headed) return source.flatMap(postsApart).map((line) => ({ line, duty: false }));
  let above: DateRange | null = null;
  const judged = (line: CvLine): Judged => {
    const post = postTold(line.text);
    const duty = post !== null && isDuty(line, post.head, above);
    if (duty) return { line: headerRange(line) ? { ...line, bullet: true } : line, duty };
    const period = post || !line.bullet ? periodOf(line.text) : null;
    if (period && !isWithin(period, above)) above = period;
    return { line, duty };
  };
  return source.flatMap((line) => {
    const whole = judged(line);
    const [first, ...others] = whole.duty ? [] : postsApart(line);
    return first && others.length > 0 ? [{ line: first, duty: false }, ...others.map(judged)] : [whole];
  });
}

/** Within the period of the job above it takes an employer to be a job of its own; a bullet takes another period too. */
function isDuty(line: CvLine, end: number, above: DateRange | null): boolean {
  const period = periodOf(line.text);
  const inside = period !== null && isWithin(period, above);
  const employed = namesEmployer(line.text.slice(0, end));
  return line.bullet ? inside || !employed : inside && !employed;
}

function periodOf(text: string): DateRange | null {
  return parseDateRanges(text.slice(0, 200)).find((range) => !range.single) ?? null;
}

function isWithin({ from }: DateRange, above: DateRange | null): boolean {
  return from !== null && above !== null && from >= (above.from ?? from) && from < (above.to ?? '');
}

/** « chez Martinon », « à la clinique du Parc »; « chez moi » and « au service comptable » are none. */
function namesEmployer(text: string): boolean {
  if (/(?<!\p{L})chez (?!moi|eux|elles?|nous)|(?<!\p{L})pour \p{Lu}/u.test(text)) return true;
  return [
    ...text.matchAll(/(?<!\p{L})(?:au|aux|à la|à l[’']|au sein d[ue](?: la| l[’'])?|dans (?:une?|la|le)) ?/gu),
  ].some(({ index, 0: before }) => {
    const named = text.slice(index + before.length, index + before.length + 50);
    return namesPlaceKind(named) && /\p{Lu}/u.test(named);
  });
}
