import type { Requirement } from '@coach/contracts/offer';
import type { Span } from '@coach/contracts/span';
import { isContract } from '../../cv/sections/judge-part.ts';
import type { CvReading } from '../context.ts';

/** Whether a slice of the CV may prove a requirement, whatever its words: not how one was hired, not another kind of title. */
export function mayProve(cv: CvReading, { term }: Requirement, span: Span): boolean {
  if (isContractOfJob(cv, span)) return false;
  return !isUniversityDiploma(term) || isUniversityDiploma(lineOf(cv, span));
}

/** « Assistante RH (intérim) » tells a contract, and no practice of temporary work. */
function isContractOfJob({ live, jobs }: CvReading, { start, end }: Span): boolean {
  if (!isContract(live.slice(start, end))) return false;
  const isIn = (span: Span) => start >= span.start && end <= span.end;
  return jobs.some(({ spans, bullets }) => spans.some(isIn) && !bullets.some(({ span }) => isIn(span)));
}

/** « DU Plaies et cicatrisation » is more than to know of wounds. */
function isUniversityDiploma(text: string): boolean {
  return text.includes('D') && /(?:^|[^\p{L}])D\.?I?\.?U\.?(?=[^\p{L}]|$)/u.test(text);
}

function lineOf({ live }: CvReading, { start, end }: Span): string {
  const newline = live.indexOf('\n', end);
  return live.slice(live.lastIndexOf('\n', start) + 1, newline < 0 ? live.length : newline).slice(0, 300);
}
